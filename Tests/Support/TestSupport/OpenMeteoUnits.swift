import Foundation
import Reports

/// The values of each variable of Open-Meteo as JSON text, in the units that a request asks for.
///
/// The names stand here a second time on purpose: one that Vane spells wrongly is refused, as the service does.
struct OpenMeteoUnits {
  let isUnixTime: Bool
  private let temperature: TemperatureUnit
  private let speed: SpeedUnit
  private let precipitation: PrecipitationUnit
  private let snowfall: SnowfallUnit
  private let visibility: DistanceUnit

  init(_ request: StandInRequest) {
    isUnixTime = request.query["timeformat"] == "unixtime"
    temperature = request.query["temperature_unit"] == "fahrenheit" ? .fahrenheit : .celsius
    switch request.query["wind_speed_unit"] {
    case "ms": speed = .metersPerSecond
    case "mph": speed = .milesPerHour
    case "kn": speed = .knots
    default: speed = .kilometersPerHour
    }
    let isInch = request.query["precipitation_unit"] == "inch"
    precipitation = isInch ? .inches : .millimeters
    snowfall = isInch ? .inches : .centimeters
    // The service has no parameter for this one; it goes with the inches.
    visibility = isInch ? .feet : .meters
  }

  static let conditions: Set = [
    "temperature_2m", "apparent_temperature", "relative_humidity_2m", "dew_point_2m",
    "pressure_msl", "wind_speed_10m", "wind_direction_10m", "wind_gusts_10m", "precipitation",
    "precipitation_probability", "cloud_cover", "visibility", "uv_index", "weather_code", "is_day",
    "snowfall",
  ]

  static let day: Set = [
    "temperature_2m_min", "temperature_2m_max", "precipitation_sum",
    "precipitation_probability_max", "wind_speed_10m_max", "wind_gusts_10m_max",
    "wind_direction_10m_dominant", "uv_index_max", "sunshine_duration", "weather_code", "sunrise",
    "sunset", "snowfall_sum",
  ]

  func label(of name: String) -> String {
    switch name {
    case "sunrise", "sunset": isUnixTime ? "unixtime" : "iso8601"
    case "weather_code": "wmo code"
    case "is_day", "uv_index", "uv_index_max": ""
    case "pressure_msl": "hPa"
    case "sunshine_duration": "s"
    case "visibility": visibility.rawValue
    case "precipitation", "precipitation_sum": precipitation.rawValue
    case "snowfall", "snowfall_sum": snowfall.rawValue
    case _ where name.contains("temperature") || name == "dew_point_2m": temperature.rawValue
    case _ where name.contains("direction"): "°"
    case _ where name.hasPrefix("wind"): speed.rawValue
    default: "%"
    }
  }

  func text(_ name: String, _ conditions: Conditions) -> String {
    switch name {
    case "temperature_2m": text(conditions.temperature, temperature)
    case "apparent_temperature": text(conditions.apparentTemperature, temperature)
    case "relative_humidity_2m": text(conditions.relativeHumidity, .percent)
    case "dew_point_2m": text(conditions.dewPoint, temperature)
    case "pressure_msl": text(conditions.pressure, .hectopascals)
    case "wind_speed_10m": text(conditions.windSpeed, speed)
    case "wind_direction_10m": text(conditions.windDirection, .degrees)
    case "wind_gusts_10m": text(conditions.windGust, speed)
    case "precipitation": text(conditions.precipitation, precipitation)
    case "precipitation_probability": text(conditions.precipitationProbability, .percent)
    case "snowfall": text(conditions.snowfall, snowfall)
    case "cloud_cover": text(conditions.cloudCover, .percent)
    case "visibility": text(conditions.visibility, visibility)
    case "uv_index": text(conditions.uvIndex, .index)
    case "weather_code": conditions.weatherCode.map { "\($0.rawValue)" } ?? "null"
    case "is_day": conditions.isDay.map { $0 ? "1" : "0" } ?? "null"
    default: "null"
    }
  }

  func text(_ name: String, _ day: Day, _ offset: Double) -> String {
    switch name {
    case "temperature_2m_min": text(day.temperatureMin, temperature)
    case "temperature_2m_max": text(day.temperatureMax, temperature)
    case "precipitation_sum": text(day.precipitation, precipitation)
    case "precipitation_probability_max": text(day.precipitationProbability, .percent)
    case "snowfall_sum": text(day.snowfall, snowfall)
    case "wind_speed_10m_max": text(day.windSpeed, speed)
    case "wind_gusts_10m_max": text(day.windGust, speed)
    case "wind_direction_10m_dominant": text(day.windDirection, .degrees)
    case "uv_index_max": text(day.uvIndex, .index)
    case "sunshine_duration": text(day.sunshine, .seconds)
    case "weather_code": day.weatherCode.map { "\($0.rawValue)" } ?? "null"
    // During a polar day or night the service writes the beginning of 1970.
    case "sunrise": text(day.sunrise ?? Date(timeIntervalSince1970: -offset), offset)
    case "sunset": text(day.sunset ?? Date(timeIntervalSince1970: -offset), offset)
    default: "null"
    }
  }

  func text(_ time: Date, _ offset: Double) -> String {
    isUnixTime ? "\(Int(time.timeIntervalSince1970))" : "\"\(Self.iso8601(time, offset))\""
  }

  func dayText(_ start: Date, _ offset: Double) -> String {
    isUnixTime
      ? "\(Int(start.timeIntervalSince1970))" : "\"\(Self.iso8601(start, offset).prefix(10))\""
  }

  /// Local time without a zone, to the minute.
  static func iso8601(_ time: Date, _ offset: Double) -> String {
    let style = Date.ISO8601FormatStyle(timeZone: .gmt).year().month().day()
      .time(includingFractionalSeconds: false)
    return String(time.addingTimeInterval(offset).formatted(style).prefix(16))
  }

  private func text<Unit>(_ quantity: Quantity<Unit>?, _ unit: Unit) -> String {
    guard let quantity else { return "null" }
    return "\((quantity.in(unit) * 1000).rounded() / 1000)"
  }
}
