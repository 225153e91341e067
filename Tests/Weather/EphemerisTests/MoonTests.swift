import Ephemeris
import Foundation
import Testing

struct MoonTests {
  /// The phases of January and February 2025 as almanacs publish them, to the minute.
  @Test(arguments: [
    ("2025-01-06T23:56:00Z", 0.25), ("2025-01-13T22:27:00Z", 0.5), ("2025-01-21T20:31:00Z", 0.75),
    ("2025-01-29T12:36:00Z", 0), ("2025-02-12T13:53:00Z", 0.5), ("2000-01-06T18:14:00Z", 0),
  ])
  func phasesAreThoseOfTheAlmanac(time: String, phase: Double) throws {
    let moon = MoonPhase(at: try instant(time))
    let ahead = abs(moon.phase - phase)
    // A minute is 0.000024 of a month.
    #expect(min(ahead, 1 - ahead) < 0.00003)
  }

  @Test(arguments: [
    ("2025-01-29T12:36:00Z", 0), ("2025-01-29T23:00:00Z", 0), ("2025-01-30T13:00:00Z", 1),
    ("2025-01-05T12:00:00Z", 1), ("2025-01-06T17:00:00Z", 2), ("2025-01-08T00:00:00Z", 3),
    ("2025-01-13T12:00:00Z", 4), ("2025-01-15T00:00:00Z", 5), ("2025-01-21T12:00:00Z", 6),
    ("2025-01-28T00:00:00Z", 7), ("2025-01-29T04:00:00Z", 0),
  ])
  func phasesHaveTheirNames(time: String, eighth: Int) throws {
    #expect(MoonPhase(at: try instant(time)).eighth == eighth)
  }

  @Test func nearThePoleTheMoonStaysUpForDays() throws {
    let (place, zone) = (try point(85, 20), try clock("UTC"))
    let states = try (10...28).map {
      MoonDay(try day("2026-01-\($0)"), at: place, clock: zone).isAlwaysUp
    }
    #expect(states.contains(true) && states.contains(false))
  }
}
