import Foundation
import Reports
import Testing

@testable import Ephemeris

struct NightsTests {
  /// 2026-11-21T00:00:00Z, and noon of the day after.
  private let start = Date(timeIntervalSince1970: 1_795_219_200)
  private let end = Date(timeIntervalSince1970: 1_795_348_800)

  @Test func isFromSunsetToSunrise() throws {
    let oslo = try #require(Coordinate(latitude: 59.91, longitude: 10.75))
    let nights = Nights.between(start, and: end, at: oslo)
    let clock = PlaceClock(timeZone: "Europe/Oslo", at: oslo)
    let days = [21, 22].compactMap { CalendarDay(year: 2026, month: 11, day: $0) }
      .map { SunDay($0, at: oslo, clock: clock) }
    let expected = [
      start, try #require(days[0].sunrise), try #require(days[0].sunset),
      try #require(days[1].sunrise),
    ]
    #expect(nights.count == 2)
    for (found, known) in zip(nights.flatMap { [$0.lowerBound, $0.upperBound] }, expected) {
      #expect(abs(found.timeIntervalSince(known)) < 120)
    }
  }

  @Test func beginsAndEndsWithTheSpan() throws {
    let honolulu = try #require(Coordinate(latitude: 21.3, longitude: -157.86))
    // The sun is up at 14:00 there, goes down, comes up and goes down again before 02:00.
    let nights = Nights.between(start, and: end, at: honolulu)
    #expect(nights.count == 2)
    #expect(nights[0].lowerBound > start)
    #expect(nights[1].upperBound == end)
  }

  @Test func isAllOfThePolarNightAndNothingOfAPolarDay() throws {
    let svalbard = try #require(Coordinate(latitude: 78.2, longitude: 15.6))
    let antarctica = try #require(Coordinate(latitude: -77.8, longitude: 166.7))
    #expect(Nights.between(start, and: end, at: svalbard) == [start...end])
    #expect(Nights.between(start, and: end, at: antarctica) == [])
    #expect(Nights.between(end, and: start, at: svalbard) == [])
  }
}
