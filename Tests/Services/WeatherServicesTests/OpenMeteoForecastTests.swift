import Clients
import Foundation
import Reports
import Testing

@testable import WeatherServices

struct OpenMeteoForecastTests {
  @Test func convertsFromTheUnitsThatTheAnswerNames() throws {
    let bytes = try Answers.bytes("forecast-imperial-unixtime")
    let report = try #require(try Answers.reports(bytes).first)
    let current = try #require(report.current)
    #expect(report.service == .openMeteo && report.fetched == Answers.now)
    #expect(current.time == Date(timeIntervalSince1970: 1_795_270_500))
    #expect(report.issuedAt == current.time)
    #expect(current.temperature.map { ($0.in(.celsius) * 1e9).rounded() / 1e9 } == 10)
    #expect(current.windSpeed == Speed(4.4704, .metersPerSecond))
    #expect(current.windGust == Speed(20, .knots))
    #expect(current.precipitation == Precipitation(12.7, .millimeters))
    #expect(current.visibility == Distance(32808.4, .feet))
    #expect(report.days.map(\.date.description) == ["2026-11-21", "2026-11-22"])
    #expect(report.days[0].temperatureMax == nil, "100 °C cannot be")
    #expect(report.days[0].sunrise == Date(timeIntervalSince1970: 1_795_261_920))
    #expect(report.days[1].sunrise == nil)
  }

  @Test(arguments: [
    (#""temperature_2m": 1e999"#, nil), (#""temperature_2m": -9999"#, nil),
    (#""temperature_2m": "7.5""#, nil), (#""temperature_2m": true"#, nil),
    (#""temperature_2m": {"value": 7.5}"#, nil), (#""temperature_2m": [7.5, 8]"#, 7.5),
    (#""temperature_2m": 75e-1"#, 7.5), (#""temperature": 7.5"#, 7.5),
    (#""temperature_2m": 7.4, "temperature_2m": 7.5"#, 7.5),
  ])
  func takesOnlyNumbersForNumbers(member: String, celsius: Double?) throws {
    let json = """
      {"current": {"time": "2026-11-21T14:00", \(member)}, "current_units": {"temperature_2m": "°C"}}
      """
    let report = try #require(try Answers.reports(Array(json.utf8)).first)
    #expect(report.current?.temperature?.in(.celsius) == celsius)
  }

  @Test(arguments: [#""temperature_2m": "°X""#, #""temperature_2m": 5"#, #""other": "°C""#])
  func assumesNoUnit(member: String) throws {
    let json = """
      {"current_units": {\(member)}, "current": {"time": "2026-11-21T14:00", "temperature_2m": 7}}
      """
    let report = try #require(try Answers.reports(Array(json.utf8)).first)
    #expect(report.current == Conditions(time: Date(timeIntervalSince1970: 1_795_269_600)))
  }

  @Test func keepsTheOffsetOfTheAnswerWhenTheClocksChange() throws {
    let json = """
      {"utc_offset_seconds": 7200, "timezone": "Europe/Bratislava",
       "hourly": {"time": ["2026-10-25T02:00", "2026-10-25T03:00", "2026-10-25T04:00"]}}
      """
    let report = try #require(try Answers.reports(Array(json.utf8)).first)
    #expect(
      report.hours.map(\.time.timeIntervalSince1970) == [
        1_792_886_400, 1_792_890_000, 1_792_893_600,
      ])
  }

  @Test func passesOverRowsWithoutATimeOrBackInTime() throws {
    let json = """
      {"hourly": {"time": ["2026-11-21T01:00", null, "noon", "2026-11-21T00:00", "2026-11-21T02:00", 1e300],
       "weather_code": [1, 2, 3, 4, 5, 6]}}
      """
    let report = try #require(try Answers.reports(Array(json.utf8)).first)
    #expect(report.hours.map(\.weatherCode?.rawValue) == [5, nil])
  }
}
