import Foundation
import Reports
import Testing
import Warnings

/// Which warnings are in force on the days that a person asks about.
struct WarningDaysTests {
  /// A Saturday, 14:12 in Oslo.
  private static let now = Date(timeIntervalSince1970: 1_795_266_720)

  /// Hours after now.
  @Test(
    arguments: [
      (-1, 2, .after(0), true), (-1, 2, .after(1), false), (9, 11, .after(1), true),
      (9, 9.7, .after(1), false), (40, nil, .after(1), false), (3, nil, .after(5), true),
      (nil, 5, .after(0), true), (nil, 5, .after(1), false), (nil, nil, .after(3), true),
      // Hours of a day, between which others lie.
      (-1, 3.7, .tonight, false), (-1, 3.9, .tonight, true), (15, 16, .tonight, true),
      (16, 17, .tonight, false), (25.9, 30, .hours(15..<16, of: .after(1)), false),
      (25.6, 25.7, .hours(15..<16, of: .after(1)), true),
      (10, 15, .hours(8..<9, of: .weekend), false), (0, 48, .hours(8..<9, of: .after(1)), true),
      // To be replaced before it begins.
      (20, 10, .after(1), true), (20, 10, .after(0), false),
    ] as [(Double?, Double?, DayReference, Bool)])
  func isInForce(from: Double?, until: Double?, day: DayReference, isFound: Bool) throws {
    let oslo = try #require(Coordinate(latitude: 59.91, longitude: 10.75))
    let clock = PlaceClock(timeZone: "Europe/Oslo", at: oslo)
    let span = try #require(DaySpan(day, clock: clock, now: Self.now))
    var warning = WeatherWarning(event: "Wind")
    warning.from = from.map { Self.now.addingTimeInterval($0 * 3600) }
    warning.until = until.map { Self.now.addingTimeInterval($0 * 3600) }
    let found = PlaceWarnings(
      service: .metNorway, fetched: Self.now, reach: .place, warnings: [warning])
    #expect(found.during(span).warnings.isEmpty == !isFound)
  }
}
