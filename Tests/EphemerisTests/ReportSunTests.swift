import Ephemeris
import Foundation
import Testing
import WeatherModels

/// What a report gets that its service left out.
struct ReportSunTests {
  @Test func fillsInTheSunWhereTheServiceSaidNothing() throws {
    let bratislava = try point(48.15, 17.11)
    let filled = Day(date: try day("2026-11-21"))
      .withSun(at: bratislava, timeZone: "Europe/Bratislava")
    #expect(isNear(filled.sunrise, try instant("2026-11-21T06:07:03Z")))
    #expect(isNear(filled.sunset, try instant("2026-11-21T15:07:20Z")))
  }

  @Test func leavesWhatTheServiceSaid() throws {
    var said = Day(date: try day("2026-11-21"))
    said.sunset = try instant("2026-11-21T15:00:00Z")
    #expect(said.withSun(at: try point(48.15, 17.11), timeZone: nil) == said)
  }

  @Test func inventsNoSunInThePolarNight() throws {
    let dark = Day(date: try day("2026-12-21"))
    #expect(dark.withSun(at: try point(78.22, 15.65), timeZone: "Arctic/Longyearbyen") == dark)
  }

  @Test(arguments: [
    ("2026-11-21T06:06:00Z", false), ("2026-11-21T06:08:00Z", true),
    ("2026-11-21T15:06:00Z", true), ("2026-11-21T15:08:00Z", false),
  ])
  func tellsDayFromNight(time: String, isDay: Bool) throws {
    let bratislava = try point(48.15, 17.11)
    var conditions = Conditions(time: try instant(time))
    #expect(conditions.withDaylight(at: bratislava).isDay == isDay)
    conditions.isDay = !isDay
    #expect(conditions.withDaylight(at: bratislava) == conditions)
  }

  private func isNear(_ date: Date?, _ expected: Date) -> Bool {
    date.map { abs($0.timeIntervalSince(expected)) <= 1 } == true
  }
}
