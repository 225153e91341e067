import Clients
import Foundation
import Reports
import Testing

@testable import WeatherServices

struct OpenMeteoForecastTests {
  @Test func readsEveryFieldOfTheCurrentConditions() throws {
    let report = try #require(try Answers.reports(Answers.bytes("forecast")).first)
    var expected = Conditions(time: Date(timeIntervalSince1970: 1_795_266_900))
    expected.temperature = Temperature(7.1, .celsius)
    expected.apparentTemperature = Temperature(4.2, .celsius)
    expected.relativeHumidity = Share(81, .percent)
    expected.dewPoint = Temperature(4.1, .celsius)
    expected.pressure = Pressure(1009.7, .hectopascals)
    expected.windSpeed = Speed(4.02, .metersPerSecond)
    expected.windDirection = Direction(315, .degrees)
    expected.windGust = Speed(9.3, .metersPerSecond)
    expected.precipitation = Precipitation(0.2, .millimeters)
    expected.precipitationProbability = Share(45, .percent)
    expected.cloudCover = Share(100, .percent)
    expected.visibility = Distance(24_140, .meters)
    expected.uvIndex = UVIndex(0.35, .index)
    expected.weatherCode = WeatherCode(rawValue: 3)
    expected.isDay = true
    #expect(report.current == expected)
    #expect(report.issuedAt == expected.time)
    #expect(report.fetched == Answers.now)
    #expect(report.timeZone == "Europe/Bratislava")
    #expect(report.service == .openMeteo)
  }

  @Test func leavesOutWhatIsNullOrShortInTheHours() throws {
    let report = try #require(try Answers.reports(Answers.bytes("forecast")).first)
    var hours = [0.0, 3600, 7200].map {
      Conditions(time: Date(timeIntervalSince1970: 1_795_298_400 + $0))
    }
    hours[0].temperature = Temperature(-0.4, .celsius)
    hours[0].precipitation = Precipitation(0, .millimeters)
    hours[0].weatherCode = WeatherCode(rawValue: 71)
    hours[0].isDay = false
    hours[1].precipitation = Precipitation(1.25, .millimeters)
    hours[1].weatherCode = WeatherCode(rawValue: 1234)
    hours[1].isDay = true
    hours[2].temperature = Temperature(0, .celsius)
    #expect(report.hours == hours.spansByBeginning(present: report.fetched))
  }

  @Test func readsEveryFieldOfADay() throws {
    let report = try #require(try Answers.reports(Answers.bytes("forecast")).first)
    var first = Day(date: try #require(CalendarDay(year: 2026, month: 11, day: 21)))
    first.temperatureMin = Temperature(-1.3, .celsius)
    first.temperatureMax = Temperature(8.8, .celsius)
    first.precipitation = Precipitation(2.4, .millimeters)
    first.precipitationProbability = Share(78, .percent)
    first.windSpeed = Speed(6.1, .metersPerSecond)
    first.windGust = Speed(14.2, .metersPerSecond)
    first.windDirection = Direction(290, .degrees)
    first.uvIndex = UVIndex(0.85, .index)
    first.sunshine = Span(12345.67, .seconds)
    first.weatherCode = WeatherCode(rawValue: 61)
    first.sunrise = Date(timeIntervalSince1970: 1_795_241_280)
    first.sunset = Date(timeIntervalSince1970: 1_795_273_440)
    #expect(report.days.first == first)
    #expect(report.days.last?.date == CalendarDay(year: 2026, month: 11, day: 22))
    #expect(report.days.last?.temperatureMin == nil)
    #expect(report.days.last?.sunrise == nil, "a polar night")
    #expect(report.days.last?.sunset == nil)
  }

  @Test func convertsFromTheUnitsThatTheAnswerNames() throws {
    let bytes = try Answers.bytes("forecast-imperial-unixtime")
    let report = try #require(try Answers.reports(bytes).first)
    let current = try #require(report.current)
    #expect(current.time == Date(timeIntervalSince1970: 1_795_270_500))
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

  @Test func readsSeveralPlacesInTheOrderAsked() throws {
    let reports = try Answers.reports(Answers.bytes("forecast-two-places"), count: 2)
    #expect(reports.map(\.timeZone) == ["Europe/Oslo", "Asia/Kolkata"])
    #expect(reports.map { $0.current?.temperature?.in(.celsius) } == [-7, 28.9])
    #expect(
      reports.map(\.issuedAt)
        == [1_795_270_500, 1_795_270_500].map(Date.init(timeIntervalSince1970:)))
  }

  @Test func takesNoValueFromAnswersOfSeveralModels() throws {
    let report = try #require(try Answers.reports(Answers.bytes("forecast-two-models")).first)
    let times = [1_795_219_200.0, 1_795_222_800].map(Date.init(timeIntervalSince1970:))
    #expect(report.hours == times.map(Conditions.init(time:)))
    #expect(report.current == nil)
    #expect(report.issuedAt == nil)
    #expect(report.days.isEmpty)
  }

  @Test(arguments: [
    (#""temperature_2m": 1e999"#, nil),
    (#""temperature_2m": -9999"#, nil),
    (#""temperature_2m": "7.5""#, nil),
    (#""temperature_2m": true"#, nil),
    (#""temperature_2m": {"value": 7.5}"#, nil),
    (#""temperature_2m": [7.5, 8]"#, 7.5),
    (#""temperature_2m": 75e-1"#, 7.5),
    (#""temperature": 7.5"#, 7.5),
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
