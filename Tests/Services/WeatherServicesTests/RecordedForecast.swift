import Foundation
import Reports
import Testing

/// A recorded forecast as a tree of dictionaries, to compare our reading with.
struct RecordedForecast {
  private let object: [String: Any]
  private let offset: Double

  /// A field of our models, the names that the service has had for it, and its value in base units.
  typealias Field<Row> = (names: [String], value: @Sendable (Row) -> Double?)

  init(_ object: [String: Any]) {
    self.object = object
    offset = object["utc_offset_seconds"] as? Double ?? 0
  }

  static let conditions = moments + spans

  static let moments: [Field<Conditions>] = [
    (["temperature_2m", "temperature"], { $0.temperature?.in(.celsius) }),
    (["apparent_temperature"], { $0.apparentTemperature?.in(.celsius) }),
    (["relative_humidity_2m", "relativehumidity_2m"], { $0.relativeHumidity?.in(.percent) }),
    (["dew_point_2m", "dewpoint_2m"], { $0.dewPoint?.in(.celsius) }),
    (["pressure_msl"], { $0.pressure?.in(.hectopascals) }),
    (["wind_speed_10m", "windspeed_10m", "windspeed"], { $0.windSpeed?.in(.metersPerSecond) }),
    (
      ["wind_direction_10m", "winddirection_10m", "winddirection"],
      { $0.windDirection?.in(.degrees) }
    ),
    (["cloud_cover", "cloudcover"], { $0.cloudCover?.in(.percent) }),
    (["visibility"], { $0.visibility?.in(.meters) }),
    (["uv_index"], { $0.uvIndex?.in(.index) }),
    (["is_day"], { $0.isDay.map { $0 ? 1 : 0 } }),
  ]

  /// The values that the service stores under the end of an hour and our hours under its beginning.
  static let spans: [Field<Conditions>] = [
    (["wind_gusts_10m", "windgusts_10m"], { $0.windGust?.in(.metersPerSecond) }),
    (["precipitation"], { $0.precipitation?.in(.millimeters) }),
    (["precipitation_probability"], { $0.precipitationProbability?.in(.percent) }),
    (["snowfall"], { $0.snowfall?.in(.centimeters) }),
    (["weather_code", "weathercode"], { $0.weatherCode.map { Double($0.rawValue) } }),
  ]

  static let days: [Field<Day>] = [
    (["temperature_2m_min"], { $0.temperatureMin?.in(.celsius) }),
    (["temperature_2m_max"], { $0.temperatureMax?.in(.celsius) }),
    (["precipitation_sum"], { $0.precipitation?.in(.millimeters) }),
    (["precipitation_probability_max"], { $0.precipitationProbability?.in(.percent) }),
    (["snowfall_sum"], { $0.snowfall?.in(.centimeters) }),
    (["wind_speed_10m_max", "windspeed_10m_max"], { $0.windSpeed?.in(.metersPerSecond) }),
    (["wind_gusts_10m_max", "windgusts_10m_max"], { $0.windGust?.in(.metersPerSecond) }),
    (
      ["wind_direction_10m_dominant", "winddirection_10m_dominant"],
      { $0.windDirection?.in(.degrees) }
    ),
    (["uv_index_max"], { $0.uvIndex?.in(.index) }),
    (["sunshine_duration"], { $0.sunshine?.in(.seconds) }),
    (["weather_code", "weathercode"], { $0.weatherCode.map { Double($0.rawValue) } }),
    (["sunrise"], { $0.sunrise?.timeIntervalSince1970 }),
    (["sunset"], { $0.sunset?.timeIntervalSince1970 }),
  ]

  /// Whether any block has a value that we would read.
  var hasValues: Bool {
    let known = Set(Self.conditions.flatMap(\.names) + Self.days.flatMap(\.names))
    return ["current", "hourly", "daily"].contains { name in
      let columns = block(name)?.filter { known.contains($0.key) } ?? [:]
      return columns.values.contains { value in
        (value as? [Any] ?? [value]).contains { !($0 is NSNull) }
      }
    }
  }

  func times(of name: String) -> [Date] {
    guard let value = block(name)?["time"] else { return [] }
    return (value as? [Any] ?? [value]).compactMap(seconds).map(Date.init(timeIntervalSince1970:))
  }

  var dates: [String] {
    let style = Date.ISO8601FormatStyle(timeZone: .gmt).year().month().day()
    return times(of: "daily").map { $0.addingTimeInterval(offset).formatted(style) }
  }

  /// Compares each field of each row with the recorded row `later`, and says how many values there were to compare.
  func compare<Row>(
    _ rows: [Row], _ name: String, _ fields: [Field<Row>], later: Int = 0
  ) throws -> Int {
    guard let block = block(name) else { return 0 }
    var compared = 0
    for field in fields {
      let column = field.names.first { block[$0] != nil }
      for (index, row) in rows.enumerated() {
        let expected = column.flatMap { value($0, name, index + later) }
        let found = field.value(row)
        guard let expected else {
          #expect(found == nil, "\(name) \(field.names[0]) \(index)")
          continue
        }
        compared += 1
        let difference = abs(try #require(found, "\(name) \(field.names[0]) \(index)") - expected)
        #expect(difference <= 1e-9 * max(1, abs(expected)), "\(name) \(field.names[0]) \(index)")
      }
    }
    return compared
  }
}

extension RecordedForecast {
  private func block(_ name: String) -> [String: Any]? {
    (object[name] ?? (name == "current" ? object["current_weather"] : nil)) as? [String: Any]
  }

  /// The value in base units; `nil` where there is none, or no unit that we know.
  private func value(_ column: String, _ name: String, _ index: Int) -> Double? {
    let all = block(name)?[column]
    let list = all as? [Any] ?? [all as Any]
    guard list.indices.contains(index) else { return nil }
    // In a polar night the sun rises and sets in 1970.
    if column == "sunrise" || column == "sunset" {
      return seconds(list[index]).flatMap { $0 + offset == 0 ? nil : $0 }
    }
    guard let number = list[index] as? Double else { return nil }
    if column == "is_day" { return number > 1 ? nil : number }
    if ["weather_code", "weathercode"].contains(column) { return number }
    let units = object[name + "_units"] ?? object["current_weather_units"]
    switch (units as? [String: Any])?[column] as? String {
    case "°C", "%", "hPa", "m/s", "°", "mm", "cm", "m", "s", "": return number
    case "°F": return (number - 32) * 5 / 9
    case "mp/h": return number * 0.44704
    case "km/h": return number / 3.6
    case "kn": return number * 1852 / 3600
    case "inch": return number * (column.hasPrefix("snowfall") ? 2.54 : 25.4)
    case "ft": return number * 0.3048
    default: return nil
    }
  }

  private func seconds(_ value: Any) -> Double? {
    if let number = value as? Double { return number }
    guard let text = value as? String else { return nil }
    let full = text.count == 10 ? text + "T00:00:00Z" : text + ":00Z"
    return (try? Date(full, strategy: .iso8601)).map { $0.timeIntervalSince1970 - offset }
  }
}
