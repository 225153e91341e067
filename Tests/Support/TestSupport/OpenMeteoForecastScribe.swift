import Foundation
import Reports
import WeatherServices

/// Writes sample weather as Open-Meteo's forecast service does: the variables asked for, in the units asked for.
struct OpenMeteoForecastScribe {
  let request: StandInRequest
  let places: [Place]
  let now: Date
  /// How many °C too warm it is for each day ahead.
  let error: Double

  func answer() -> StandInAnswer {
    let latitudes = request.list("latitude").compactMap(Double.init)
    let longitudes = request.list("longitude").compactMap(Double.init)
    guard !latitudes.isEmpty, latitudes.count == longitudes.count else {
      return .error(
        400, reason: "Parameter 'latitude' and 'longitude' must have the same number of elements")
    }
    guard let days = Int(request.query["forecast_days"] ?? "7"), (0...16).contains(days) else {
      return .error(400, reason: "Forecast days is invalid. Allowed range 0 to 16.")
    }
    let units = OpenMeteoUnits(request)
    for name in request.list("current") + request.list("hourly")
    where units.conditions[name] == nil {
      return .error(
        400, reason: "Cannot initialize ForecastVariable from invalid String value \(name).")
    }
    for name in request.list("daily") where units.day[name] == nil {
      return .error(
        400, reason: "Cannot initialize ForecastVariableDaily from invalid String value \(name).")
    }
    var objects: [String] = []
    for (latitude, longitude) in zip(latitudes, longitudes) {
      guard let point = Coordinate(latitude: latitude, longitude: longitude) else {
        return .error(400, reason: "Latitude must be in range of -90 to 90°. Given: \(latitude).")
      }
      objects.append(object(point, index: objects.count, days: days))
    }
    return StandInAnswer(
      json: objects.count == 1 ? objects[0] : "[" + objects.joined(separator: ",") + "]")
  }
}

extension OpenMeteoForecastScribe {
  private func object(_ point: Coordinate, index: Int, days: Int) -> String {
    let (zoneName, offset) = timeZone(at: point)
    let units = OpenMeteoUnits(request, offset: offset)
    let climate = SampleClimate(point)
    let local = now.timeIntervalSince1970 + offset
    let midnight = (local / 86_400).rounded(.down) * 86_400 - offset
    var members = [
      #""latitude":\#(point.latitude)"#, #""longitude":\#(point.longitude)"#,
      #""generationtime_ms":0.25"#, #""utc_offset_seconds":\#(Int(offset))"#,
      #""timezone":\#(zoneName.asJSON)"#, #""timezone_abbreviation":"GMT""#, #""elevation":100.0"#,
    ]
    // The service names the place by its number from the second on.
    if index > 0 { members.append(#""location_id":\#(index)"#) }

    let current = request.list("current")
    if !current.isEmpty {
      let time = (now.timeIntervalSince1970 / 900).rounded(.down) * 900
      let conditions = climate.conditions(at: Date(timeIntervalSince1970: time))
      let columns = current.compactMap { name in
        units.conditions[name].map { (name, $0.label, $0.text(conditions)) }
      }
      members.append(
        units.block(
          "current", units.text(conditions.time), [("interval", "seconds", "900")] + columns))
    }
    let hourly = request.list("hourly")
    if !hourly.isEmpty {
      let hours = (0..<days * 24).map {
        forecast(climate.conditions(at: Date(timeIntervalSince1970: midnight + Double($0) * 3600)))
      }
      let times = JSONText.array(hours.map { units.text($0.time) })
      let columns = OpenMeteoUnits.columns(hourly, of: units.conditions, hours)
      members.append(units.block("hourly", times, columns))
    }
    if !request.list("minutely_15").isEmpty {
      let count = Int(request.query["forecast_minutely_15"] ?? "") ?? 96
      members.append(
        NowcastScribe.quarters(of: point, count: min(96, count), now: now) {
          units.text(Date(timeIntervalSince1970: $0))
        })
    }
    let daily = request.list("daily")
    if !daily.isEmpty {
      let starts = (0..<days).map { Date(timeIntervalSince1970: midnight + Double($0) * 86_400) }
      let list = starts.compactMap { start in
        CalendarDay(OpenMeteoUnits.iso8601(start, offset)).map { climate.day($0, offset: offset) }
      }
      let columns = OpenMeteoUnits.columns(daily, of: units.day, list)
      members.append(units.block("daily", JSONText.array(starts.map(units.dayText)), columns))
    }
    return "{" + members.joined(separator: ",") + "}"
  }

  /// The forecast of the conditions: the further ahead, the larger its error.
  private func forecast(_ conditions: Conditions) -> Conditions {
    let ahead = conditions.time.timeIntervalSince(now) / 86_400
    var conditions = conditions
    if ahead > 0, error != 0, let temperature = conditions.temperature {
      conditions.temperature = Temperature(temperature.in(.celsius) + error * ahead, .celsius)
    }
    return conditions
  }

  /// `auto` is the zone of the known place there, or that of the longitude; without a word it is GMT.
  private func timeZone(at point: Coordinate) -> (name: String, offset: Double) {
    let name = request.query["timezone"] ?? "GMT"
    if name == "auto" { return places.zone(at: point, now) }
    return (name, Double(TimeZone(identifier: name)?.secondsFromGMT(for: now) ?? 0))
  }
}
