import Analysis
import Foundation
import Testing

struct QuietHoursTests {
  /// Over midnight, and by the clock on the wall: 07:00 is 05:00 by UTC from the last Sunday in March on, and 06:00 from
  /// October on.
  @Test(arguments: [
    ("22-7", "2026-11-21T21:00:00Z", true), ("22-7", "2026-11-21T20:59:59Z", false),
    ("22-7", "2026-11-22T05:59:59Z", true), ("22-7", "2026-11-22T06:00:00Z", false),
    ("13:30-14", "2026-11-22T12:45:00Z", true), ("13:30-14", "2026-11-22T12:15:00Z", false),
    ("22-7", "2026-03-28T05:30:00Z", true), ("22-7", "2026-03-29T05:30:00Z", false),
    ("22-7", "2026-10-24T05:30:00Z", false), ("22-7", "2026-10-25T05:30:00Z", true),
  ])
  func areThoseOfTheClockOnTheWall(text: String, moment: String, isQuiet: Bool) throws {
    let zone = try #require(TimeZone(identifier: "Europe/Bratislava"))
    let hours = try #require(QuietHours(text))
    #expect(try hours.contains(Date(moment, strategy: .iso8601), in: zone) == isQuiet)
  }

  @Test(arguments: ["", "22", "22-22", "25-7", "22-7-8", "22:60-7", "-7", "a-b", "22 - 7", "٢٢-7"])
  func refusesOtherWords(text: String) { #expect(QuietHours(text) == nil) }
}
