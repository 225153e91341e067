import Clients
import FileTestSupport
import Foundation
import JSON
import Reports
import TestSupport
import Testing

@testable import WeatherServices

/// Recorded answers of MET Norway, read by our code and, independently of it, by `JSONSerialization`.
struct MetNorwayRecordingsTests {
  private static let plain = Recordings.files("met-no/locationforecast")
  private static let wrapped = Recordings.files("met-no/locationforecast-with-headers")
  private static let fields: [(String, @Sendable (Conditions) -> Double?)] = [
    ("air_temperature", { $0.temperature?.in(.celsius) }),
    ("relative_humidity", { $0.relativeHumidity?.in(.percent) }),
    ("dew_point_temperature", { $0.dewPoint?.in(.celsius) }),
    ("air_pressure_at_sea_level", { $0.pressure?.in(.hectopascals) }),
    ("wind_speed", { $0.windSpeed?.in(.metersPerSecond) }),
    ("wind_from_direction", { $0.windDirection?.in(.degrees) }),
    ("wind_speed_of_gust", { $0.windGust?.in(.metersPerSecond) }),
    ("cloud_area_fraction", { $0.cloudCover?.in(.percent) }),
    ("ultraviolet_index_clear_sky", { $0.uvIndex?.in(.index) }),
  ]

  @Test(.enabled(if: !plain.isEmpty, "no recordings"), arguments: plain + wrapped)
  func readsHoursAsTheyAreWritten(file: URL) throws {
    let (bytes, entries) = try Self.read(file)
    let report = try MetNorwayForecast(bytes).report(
      for: try Self.place("Europe/Berlin"), fetched: Answers.now, now: .distantPast)
    let recorded = Dictionary(
      uniqueKeysWithValues: try entries.map { entry in
        (try #require(entry["time"] as? String), try #require(entry["data"] as? [String: Any]))
      })
    #expect(report.current?.time.formatted(.iso8601) == entries.first?["time"] as? String)
    let position = try JSONTree(bytes)["geometry"]["coordinates"].elements
    #expect(report.elevation?.in(.meters) == position.dropFirst(2).first?.number)
    #expect(report.hours.count > 40)
    var rain = 0
    for hour in report.hours {
      let data = try #require(recorded[hour.time.formatted(.iso8601)])
      let instant = data["instant"] as? [String: Any]
      let details = try #require(instant?["details"] as? [String: Any])
      for (name, value) in Self.fields {
        #expect(value(hour) == details[name] as? Double, "\(name) \(hour.time)")
      }
      let amounts = (data["next_1_hours"] as? [String: Any])?["details"] as? [String: Any]
      #expect(hour.precipitation?.in(.millimeters) == amounts?["precipitation_amount"] as? Double)
      if hour.precipitation != nil { rain += 1 }
      let next = data["next_1_hours"] as? [String: Any] ?? data["next_6_hours"] as? [String: Any]
      let summary = next?["summary"] as? [String: Any]
      #expect(
        hour.weatherCode
          == (summary?["symbol_code"] as? String).flatMap { MetNorwaySymbol($0).code })
      #expect(hour.weatherCode != nil)
    }
    #expect(rain > 40)
    #expect((8...11).contains(report.days.count))
    #expect(report.days.allSatisfy { $0.temperatureMin != nil && $0.precipitation != nil })
  }

  /// The values of a recording, written out: Berlin, on 2 August 2022.
  @Test(.enabled(if: !plain.isEmpty, "no recordings"))
  func makesDaysAndWhatTheAirFeelsLike() throws {
    let file = try #require(Self.plain.first { $0.lastPathComponent.hasPrefix("KDE") })
    let now = try Date("2022-08-02T16:20:00Z", strategy: .iso8601)
    let report = try MetNorwayForecast(try Self.read(file).bytes).report(
      for: try Self.place("Europe/Berlin"), fetched: now, now: now)
    let current = try #require(report.current)
    #expect(report.issuedAt == (try Date("2022-08-02T16:00:00Z", strategy: .iso8601)))
    #expect(current.temperature == Temperature(25.4, .celsius))
    #expect(current.apparentTemperature == Temperature(22.6, .celsius))
    #expect(current.weatherCode == WeatherCode(rawValue: 2))
    #expect(current.isDay == true)
    #expect(
      report.days.map(\.date.description) == (2...11).map { "2022-08-\($0 < 10 ? "0" : "")\($0)" })
    #expect(
      report.days.prefix(4).map { $0.temperatureMin?.in(.celsius) } == [18.6, 16.5, 19.2, 14.7])
    #expect(
      report.days.prefix(4).map { $0.temperatureMax?.in(.celsius) } == [25.4, 32, 35.3, 25.3])
    #expect(report.days.prefix(4).map { $0.windSpeed?.in(.metersPerSecond) } == [3.1, 4, 5.1, 4.3])
    #expect(report.days.allSatisfy { $0.sunrise == nil && $0.sunset == nil })
    #expect(report.timeZone == "Europe/Berlin")
  }

  private static func read(_ file: URL) throws -> (bytes: [UInt8], entries: [[String: Any]]) {
    var data = try Data(contentsOf: file)
    var object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    if let inner = object["data"] as? [String: Any] {
      object = inner
      data = try JSONSerialization.data(withJSONObject: inner)
    }
    let properties = object["properties"] as? [String: Any]
    return (Array(data), try #require(properties?["timeseries"] as? [[String: Any]]))
  }

  private static func place(_ timeZone: String) throws -> Place {
    let point = try #require(Coordinate(latitude: 53.5, longitude: 13))
    return Place(name: "", coordinate: point, timeZone: timeZone)
  }
}
