import Foundation
import Reports
import WeatherServices

/// Writes sample weather as Open-Meteo does where several models, earlier runs or the members of an ensemble are asked
/// for: a column for each, with the model's name behind it unless there is only one.
struct CertaintyScribe {
  private let request: StandInRequest
  private let place: Place?
  private let now: Date
  private let offset: Double
  private let zone: String

  init(_ request: StandInRequest, places: [Place], now: Date) {
    self.request = request
    self.now = now
    let point = request.point()
    let zone = point.map { places.zone(at: $0, now) } ?? (name: "GMT", offset: 0)
    (self.zone, offset) = (zone.name, zone.offset)
    place = point.map { Place(name: "", coordinate: $0, timeZone: zone.name) }
  }

  /// A single model is answered as none, but for earlier runs and for names that there are not.
  static func isMeant(by request: StandInRequest) -> Bool {
    let models = request.list("models")
    return models.count > 1 || request.list("hourly").contains { $0.contains("_previous_day") }
      || models.contains { !isReport($0) }
  }

  private static func isReport(_ model: String) -> Bool {
    ModelFamily.all.contains { $0.whole.rawValue == model }
  }

  /// A forecast for each model, or its earlier runs where `previous_day1` and the like are asked for.
  func models() -> StandInAnswer {
    guard let place else { return .error(400, reason: "Parameter 'latitude' is required") }
    let asked = request.list("models")
    let known = SampleWeather.models(at: place, now)
    let unknown = asked.first { name in
      !Self.isReport(name) && !known.contains { $0.model.rawValue == name }
    }
    if let unknown {
      return .error(
        400, reason: "Cannot initialize MultiDomains from invalid String value \(unknown).")
    }
    let runs = SampleWeather.previousRuns(at: place, now)
    let units = OpenMeteoUnits(request)
    let hourly = request.list("hourly")
    let isPast = hourly.contains { $0.contains("_previous_day") }
    let longest = known.max { $0.hours.count < $1.hours.count }
    let times = isPast ? runs.first?.times ?? [] : longest?.hours.map(\.time) ?? []
    var columns: [OpenMeteoUnits.Column] = []
    var days: [OpenMeteoUnits.Column] = []
    for model in asked {
      let suffix = asked.count > 1 ? "_" + model : ""
      // A model that the sample has not made up for this place does not cover it.
      let forecast = known.first { $0.model.rawValue == model }
      for name in hourly {
        let base = String(name.split(separator: "_previous_day")[0])
        // The models of the sample have no snow.
        let variable = isPast || base == "snowfall" ? nil : units.conditions[base]
        let values: [String]
        if isPast {
          let days = name.split(separator: "_previous_day").last.flatMap { Int($0) } ?? 0
          let run = runs.first { $0.model.rawValue == model && $0.daysAhead == days }
          values = times.indices.map { index in
            base == "precipitation"
              ? OpenMeteoUnits.text(run?.precipitation[index], .millimeters)
              : OpenMeteoUnits.text(run?.temperature[index], .celsius)
          }
        } else {
          let told = forecast?.hours.map { variable?.text($0) ?? "null" } ?? []
          values = times.indices.map { told.indices.contains($0) ? told[$0] : "null" }
        }
        let label = variable?.label ?? Self.unit(base)
        columns.append((name + suffix, label, JSONText.array(values)))
      }
      for name in request.list("daily") {
        let variable = name == "snowfall_sum" ? nil : units.day[name]
        let values =
          forecast?.days.map { variable?.text($0) ?? "null" } ?? Array(repeating: "null", count: 7)
        let label = variable?.label ?? Self.unit(name)
        days.append((name + suffix, label, JSONText.array(values)))
      }
    }
    let dates = longest?.days.map { "\"\($0.date)\"" } ?? []
    return answer(
      [("hourly", times.map(text), columns)] + (days.isEmpty ? [] : [("daily", dates, days)]))
  }

  /// The control run without a number, then 50 members.
  func ensemble() -> StandInAnswer {
    guard let place, let asked = request.query["models"],
      let source = EnsembleSource.all.first(where: { $0.model.rawValue == asked })
    else { return .error(400, reason: "Parameter 'models' is required") }
    let ensemble = SampleWeather.ensemble(at: place, now)
    let columns = request.list("hourly").flatMap { name in
      ensemble.members.prefix(source.members).map { member -> OpenMeteoUnits.Column in
        let number = member.number < 10 ? "0\(member.number)" : "\(member.number)"
        let values: [String] =
          switch name {
          case "precipitation": member.precipitation.map { OpenMeteoUnits.text($0, .millimeters) }
          case "wind_speed_10m": member.windSpeed.map { OpenMeteoUnits.text($0, .metersPerSecond) }
          default: member.temperature.map { OpenMeteoUnits.text($0, .celsius) }
          }
        let suffix = member.number == 0 ? "" : "_member" + number
        return (name + suffix, Self.unit(name), JSONText.array(values))
      }
    }
    return answer([("hourly", ensemble.times.map(text), columns)])
  }
}

extension CertaintyScribe {
  private typealias Block = (name: String, times: [String], columns: [OpenMeteoUnits.Column])

  private func answer(_ blocks: [Block]) -> StandInAnswer {
    let parts = blocks.map { JSONText.block($0.name, JSONText.array($0.times), $0.columns) }
    return StandInAnswer(
      json: """
        {"latitude":\(place?.coordinate.latitude ?? 0),"utc_offset_seconds":\(Int(offset)),\
        "timezone":\(zone.asJSON),\(parts.joined(separator: ","))}
        """)
  }

  private func text(_ time: Date) -> String { "\"\(OpenMeteoUnits.iso8601(time, offset))\"" }

  private static func unit(_ name: String) -> String {
    name.hasPrefix("temperature") ? "°C" : name.hasPrefix("wind") ? "m/s" : "mm"
  }
}

/// Writes the reports of made-up stations, one at each place, as the Aviation Weather Center does.
enum METARScribe {
  static func answer(to request: StandInRequest, places: [Place], now: Date) -> StandInAnswer {
    let box = request.list("bbox").compactMap(Double.init)
    let ids = request.list("ids")
    let stations = places.enumerated().compactMap { index, place -> (String, Place)? in
      let id = "X" + String(1000 + index).dropFirst()
      let point = place.coordinate
      let isAsked =
        box.count == 4
        ? (box[0]...max(box[0], box[2])).contains(point.latitude)
          && (box[1]...max(box[1], box[3])).contains(point.longitude) : ids.contains(id)
      return isAsked ? (id, place) : nil
    }
    let hours = min(168, Int(request.query["hours"] ?? "1") ?? 1)
    let rows = stations.flatMap { id, place in
      (0..<max(1, hours)).compactMap { hour -> String? in
        SampleWeather.observation(at: place, now - Double(hour) * 3600).map { row($0, id, place) }
      }
    }
    guard !rows.isEmpty else { return StandInAnswer(status: 204, json: "") }
    return StandInAnswer(json: "[" + rows.prefix(400).joined(separator: ",") + "]")
  }

  private static func row(_ observation: Observation, _ id: String, _ place: Place) -> String {
    let now = observation.conditions
    func number(_ value: Double?) -> String {
      value.map { "\(($0 * 10).rounded() / 10)" } ?? "null"
    }
    let miles = now.visibility.map { $0.in(.miles) } ?? 0
    return """
      {"icaoId":"\(id)","name":\(place.name.asJSON),"obsTime":\(Int(now.time.timeIntervalSince1970)),\
      "lat":\(place.coordinate.latitude),"lon":\(place.coordinate.longitude),\
      "temp":\(number(now.temperature?.in(.celsius))),"dewp":\(number(now.dewPoint?.in(.celsius))),\
      "wdir":\(number(now.windDirection?.in(.degrees))),"wspd":\(number(now.windSpeed?.in(.knots))),\
      "visib":\(miles > 10 ? "\"10+\"" : number(miles)),\
      "altim":\(number(now.pressure?.in(.hectopascals))),\
      "wxString":\(observation.isWet ? "\"-RA\"" : "null"),"cover":"BKN","rawOb":"METAR \(id) SAMPLE"}
      """
  }
}
