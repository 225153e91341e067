import Analysis
import Foundation
import Testing

struct QuietHoursTests {
  private static let zone = TimeZone(identifier: "Europe/Bratislava") ?? .gmt

  private static func isQuiet(_ text: String, _ moment: String) throws -> Bool {
    try #require(QuietHours(text)).contains(Date(moment, strategy: .iso8601), in: zone)
  }

  @Test func goesOverMidnight() throws {
    #expect(try Self.isQuiet("22-7", "2026-11-21T21:00:00Z"))
    #expect(try !Self.isQuiet("22-7", "2026-11-21T20:59:59Z"))
    #expect(try Self.isQuiet("22-7", "2026-11-22T05:59:59Z"))
    #expect(try !Self.isQuiet("22-7", "2026-11-22T06:00:00Z"))
    #expect(try Self.isQuiet("13:30-14", "2026-11-22T12:45:00Z"))
    #expect(try !Self.isQuiet("13:30-14", "2026-11-22T12:15:00Z"))
  }

  /// The clock on the wall decides: 07:00 is 05:00 by UTC from the last Sunday in March on, and 06:00 from October on.
  @Test func keepsToTheClockWhenItChanges() throws {
    #expect(try Self.isQuiet("22-7", "2026-03-28T05:30:00Z"))
    #expect(try !Self.isQuiet("22-7", "2026-03-29T05:30:00Z"))
    #expect(try !Self.isQuiet("22-7", "2026-10-24T05:30:00Z"))
    #expect(try Self.isQuiet("22-7", "2026-10-25T05:30:00Z"))
  }

  @Test(arguments: ["", "22", "22-22", "25-7", "22-7-8", "22:60-7", "-7", "a-b", "22 - 7", "٢٢-7"])
  func refusesOtherWords(text: String) { #expect(QuietHours(text) == nil) }
}
