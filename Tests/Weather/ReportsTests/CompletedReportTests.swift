import Foundation
import Reports
import Testing

/// A report of a list, which holds the present and a part of today, above an earlier one of all days.
struct CompletedReportTests {
  @Test func whatTheLatestLacksIsTheEarlierOnes() throws {
    let today = try #require(CalendarDay("2026-11-25"))
    let tomorrow = try #require(CalendarDay("2026-11-26"))
    var (old, next, new) = (Day(date: today), Day(date: tomorrow), Day(date: today))
    old.temperatureMax = Temperature(1, .celsius)
    old.precipitation = Precipitation(16.6, .millimeters)
    old.weatherCode = WeatherCode(rawValue: 73)
    next.temperatureMax = Temperature(2, .celsius)
    new.temperatureMax = Temperature(7, .celsius)
    let report = Self.report(at: 10_800, [new]).completed(by: Self.report(at: 0, [old, next]))
    #expect(report.days.map(\.date) == [today, tomorrow])
    #expect(report.days.map { $0.temperatureMax?.in(.celsius) } == [7, 2])
    #expect(report.days.first?.precipitation == old.precipitation)
    #expect(report.days.first?.weatherCode == old.weatherCode)
    #expect(report.forecastOrigin?.fetched == Date(timeIntervalSince1970: 0))
  }

  private static func report(at seconds: Double, _ days: [Day]) -> Report {
    Report(
      service: .openMeteo, issuedAt: nil, fetched: Date(timeIntervalSince1970: seconds),
      timeZone: "Europe/Oslo", current: nil, hours: [], days: days)
  }
}
