import Ephemeris
import Foundation
import Reports
import Testing

/// The sun times that a report gets if its service left them out.
struct ReportSunTests {
  private let bratislava: Place
  private let longyearbyen: Place

  init() throws {
    bratislava = Place(
      name: "Bratislava", coordinate: try point(48.15, 17.11), timeZone: "Europe/Bratislava")
    longyearbyen = Place(
      name: "Longyearbyen", coordinate: try point(78.22, 15.65), timeZone: "Arctic/Longyearbyen")
  }

  @Test func fillsInTheSunWhereTheServiceSaidNothing() throws {
    let filled = try report(Day(date: try day("2026-11-21"))).withSun(at: bratislava).days[0]
    #expect(isNear(filled.sunrise, try instant("2026-11-21T06:07:03Z")))
    #expect(isNear(filled.sunset, try instant("2026-11-21T15:07:20Z")))
  }

  @Test func leavesWhatTheServiceSaid() throws {
    var said = Day(date: try day("2026-11-21"))
    said.sunset = try instant("2026-11-21T15:00:00Z")
    #expect(try report(said).withSun(at: bratislava).days == [said])
  }

  @Test func inventsNoSunInThePolarNight() throws {
    let dark = Day(date: try day("2026-12-21"))
    #expect(try report(dark).withSun(at: longyearbyen).days == [dark])
  }

  @Test(arguments: [
    ("2026-11-21T06:06:00Z", false), ("2026-11-21T06:08:00Z", true),
    ("2026-11-21T15:06:00Z", true), ("2026-11-21T15:08:00Z", false),
  ])
  func tellsDayFromNight(time: String, isDay: Bool) throws {
    var conditions = Conditions(time: try instant(time))
    var told = try report(conditions: conditions).withSun(at: bratislava)
    #expect(told.current?.isDay == isDay)
    #expect(told.hours.map(\.isDay) == [isDay])
    conditions.isDay = !isDay
    told = try report(conditions: conditions).withSun(at: bratislava)
    #expect(told.current == conditions)
    #expect(told.hours == [conditions])
  }

  private func report(_ days: Day..., conditions: Conditions? = nil) throws -> Report {
    Report(
      service: .metNorway, issuedAt: nil, fetched: try instant("2026-11-21T12:00:00Z"),
      timeZone: nil, current: conditions, hours: [conditions].compactMap(\.self), days: days)
  }

  private func isNear(_ date: Date?, _ expected: Date) -> Bool {
    date.map { abs($0.timeIntervalSince(expected)) <= 1 } == true
  }
}
