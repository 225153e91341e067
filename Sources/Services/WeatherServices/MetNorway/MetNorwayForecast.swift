import Foundation
import HTTP
import JSON
import Reports

/// A forecast of MET Norway's Locationforecast 2.0, as GeoJSON.
///
/// The meaning of the fields: https://docs.api.met.no/doc/locationforecast/datamodel.html
struct MetNorwayForecast {
  private let units: JSONTree
  private let entries: [Entry]
  /// The height in meters that it is for.
  private let height: Double?

  /// One time of the service's forecast.
  private typealias Entry = (time: Date, data: JSONTree)

  /// - Throws: `badAnswer` if it isn't a forecast.
  init(_ body: [UInt8]) throws(ServiceError) {
    let tree = try AskedService.metNorway.tree(body)
    units = tree["properties"]["meta"]["units"]
    let position = tree["geometry"]["coordinates"].elements
    height = position.count > 2 ? position[2].number : nil
    var last = -Double.infinity
    entries = tree["properties"]["timeseries"].elements.compactMap { element in
      guard let seconds = element["time"].text.flatMap(Self.seconds), seconds > last else {
        return nil
      }
      last = seconds
      return (Date(timeIntervalSince1970: seconds), element["data"])
    }
    guard !entries.isEmpty else { throw .badAnswer(.metNorway, detail: "no timeseries") }
  }

  /// The place's calendar divides the hours into days. The entry of the time `now`, or else the first, is the present.
  func report(for place: Place, fetched: Date, now: Date) -> Report {
    let steps = entries.map(step)
    let index = present(at: now)
    let clock = PlaceClock(place)
    var report = Report(
      service: .metNorway, issuedAt: entries[index].time, fetched: fetched,
      timeZone: place.timeZone,
      current: steps[index].conditions, hours: hours(steps),
      days: DaysFromHours(clock: clock).days(steps))
    report.elevation = height.flatMap { Elevation($0, .meters) }
    return report
  }
}

extension MetNorwayForecast {
  private static let hour = 3600.0

  private static func seconds(_ text: String) -> Double? {
    text.hasSuffix("Z") ? EpochTime.seconds(iso8601: String(text.dropLast())) : nil
  }

  private func present(at now: Date) -> Int {
    guard let last = entries.lastIndex(where: { $0.time <= now }) else { return 0 }
    // After its end, an old forecast has no present: its beginning, for which it was made, is used.
    return now.timeIntervalSince(entries[last].time) < 6 * Self.hour ? last : 0
  }

  /// The hourly entries: those an hour after the one before, or with an amount for one hour.
  private func hours(_ steps: [ForecastStep]) -> [Conditions] {
    var hours: [Conditions] = []
    var before: Date?
    for (step, entry) in zip(steps, entries) {
      let follows = before?.addingTimeInterval(Self.hour) == entry.time
      guard follows || entry.data["next_1_hours"].isObject else { continue }
      let isHourly = step.span?.upperBound == entry.time.addingTimeInterval(Self.hour)
      hours.append(isHourly ? step.moment : step.conditions)
      before = entry.time
    }
    return hours
  }

  private func step(_ entry: Entry) -> ForecastStep {
    let (next, length) = next(entry.data)
    let amounts = next["details"]
    let longer = entry.data["next_6_hours"]["details"]
    var step = ForecastStep(conditions: conditions(entry))
    step.lowest = length == 6 ? quantity(longer, "air_temperature_min") : nil
    step.highest = length == 6 ? quantity(longer, "air_temperature_max") : nil
    step.precipitation = quantity(amounts, "precipitation_amount")
    step.probability = quantity(amounts, "probability_of_precipitation")
    if length > 0 {
      step.span = entry.time..<entry.time.addingTimeInterval(Double(length) * Self.hour)
    }
    return step
  }

  /// The shortest of the periods that begin at an entry and have an amount, and its hours.
  private func next(_ data: JSONTree) -> (JSONTree, hours: Int) {
    for (name, hours) in [("next_1_hours", 1), ("next_6_hours", 6), ("next_12_hours", 12)]
    where data[name]["details"]["precipitation_amount"].number != nil {
      return (data[name], hours)
    }
    return (.null, 0)
  }

  private func conditions(_ entry: Entry) -> Conditions {
    let details = entry.data["instant"]["details"]
    var conditions = Conditions(time: entry.time)
    conditions.temperature = quantity(details, "air_temperature")
    conditions.relativeHumidity = quantity(details, "relative_humidity")
    conditions.dewPoint = quantity(details, "dew_point_temperature")
    conditions.pressure = quantity(details, "air_pressure_at_sea_level")
    conditions.windSpeed = quantity(details, "wind_speed")
    conditions.windDirection = quantity(details, "wind_from_direction")
    conditions.windGust = quantity(details, "wind_speed_of_gust")
    conditions.cloudCover = quantity(details, "cloud_area_fraction")
    // The service has that of a clear sky only.
    if units["ultraviolet_index_clear_sky"].text == "1" {
      conditions.uvIndex = details["ultraviolet_index_clear_sky"].quantity(.index)
    }
    conditions.apparentTemperature = .apparent(
      air: conditions.temperature, humidity: conditions.relativeHumidity,
      wind: conditions.windSpeed)
    for name in ["next_1_hours", "next_6_hours", "next_12_hours"] {
      guard let symbol = entry.data[name]["summary"]["symbol_code"].text.map(MetNorwaySymbol.init)
      else { continue }
      conditions.weatherCode = symbol.code
      conditions.isDay = symbol.isDay
      break
    }
    return conditions
  }

  private func quantity<Unit: UnitOfMeasure>(
    _ details: JSONTree, _ name: String
  ) -> Quantity<Unit>? {
    details[name].quantity(units[name].text.flatMap(Unit.named))
  }
}

/// A weather symbol of MET Norway, such as `lightrainshowers_day`, in our terms.
///
/// The names are those of https://github.com/metno/weathericons; the codes are WMO code table 4677.
struct MetNorwaySymbol {
  let code: WeatherCode?
  /// From the suffix; symbols that are the same by day and night have none.
  let isDay: Bool?

  init(_ symbol: String) {
    let parts = symbol.split(separator: "_", maxSplits: 1)
    isDay = parts.count < 2 ? nil : parts[1] == "day"
    // Two symbols are spelt with an "s" too many, and stay so.
    let name = (parts.first ?? "").replacing("lightss", with: "lights")
    let number = name.hasSuffix("andthunder") ? 95 : Self.codes[String(name)]
    code = number.map(WeatherCode.init(rawValue:))
  }

  private static let codes = [
    "clearsky": 0, "fair": 1, "partlycloudy": 2, "cloudy": 3, "fog": 45,
    "lightrain": 61, "rain": 63, "heavyrain": 65,
    "lightsleet": 68, "sleet": 69, "heavysleet": 69,
    "lightsnow": 71, "snow": 73, "heavysnow": 75,
    "lightrainshowers": 80, "rainshowers": 81, "heavyrainshowers": 82,
    "lightsleetshowers": 83, "sleetshowers": 84, "heavysleetshowers": 84,
    "lightsnowshowers": 85, "snowshowers": 86, "heavysnowshowers": 86,
  ]
}

extension Temperature {
  /// The temperature that the air feels like in the shade, from temperature, humidity and wind.
  ///
  /// R. G. Steadman, "Norms of apparent temperature in Australia", Australian Meteorological Magazine 43
  /// (1994), in the form without radiation that the Australian Bureau of Meteorology publishes:
  /// AT = Ta + 0.33 e - 0.70 v - 4.00, with e = rh / 100 * 6.105 * exp(17.27 Ta / (237.7 + Ta)) in hPa and
  /// v in m/s at ten meters.
  static func apparent(air: Temperature?, humidity: Share?, wind: Speed?) -> Temperature? {
    guard let air = air?.in(.celsius), let humidity, let wind else { return nil }
    let vapour = humidity.in(.fraction) * 6.105 * exp(17.27 * air / (237.7 + air))
    let felt = air + 0.33 * vapour - 0.7 * wind.in(.metersPerSecond) - 4
    return Temperature((felt * 10).rounded() / 10, .celsius)
  }
}
