import Foundation
import Reports
import Testing

/// The days that words mean, at places in many zones.
struct DaySpanTests {
  private static func date(_ text: String) -> Date {
    (try? Date(text, strategy: .iso8601)) ?? .distantPast
  }

  private static func span(
    _ reference: DayReference, _ zone: String, at now: String
  ) -> DaySpan? {
    DaySpan(reference, clock: PlaceClock(timeZone: zone, at: .origin), now: date(now))
  }

  /// 2026-11-23 is a Monday.
  @Test(arguments: [
    (DayReference.after(0), "2026-11-23T12:00:00Z", "2026-11-23", "2026-11-23"),
    (.after(1), "2026-11-23T12:00:00Z", "2026-11-24", "2026-11-24"),
    (.after(40), "2026-11-23T12:00:00Z", "2027-01-02", "2027-01-02"),
    (.weekday(0), "2026-11-23T12:00:00Z", "2026-11-23", "2026-11-23"),
    (.weekday(6), "2026-11-23T12:00:00Z", "2026-11-29", "2026-11-29"),
    (.weekday(0), "2026-11-24T12:00:00Z", "2026-11-30", "2026-11-30"),
    (.hours(12..<13, of: .weekday(0)), "2026-11-23T12:00:00Z", "2026-11-23", "2026-11-23"),
    (.hours(12..<13, of: .weekday(0)), "2026-11-23T14:00:00Z", "2026-11-30", "2026-11-30"),
    (.weekend, "2026-11-23T12:00:00Z", "2026-11-28", "2026-11-29"),
    (.weekend, "2026-11-28T12:00:00Z", "2026-11-28", "2026-11-29"),
    (.weekend, "2026-11-29T12:00:00Z", "2026-11-29", "2026-11-29"),
    (.nextWeekday(0), "2026-11-23T12:00:00Z", "2026-11-30", "2026-11-30"),
    (.nextWeekday(1), "2026-11-23T12:00:00Z", "2026-12-01", "2026-12-01"),
    (.nextWeekday(4), "2026-11-25T12:00:00Z", "2026-12-04", "2026-12-04"),
    (.nextWeekday(0), "2026-11-29T12:00:00Z", "2026-11-30", "2026-11-30"),
    (.nextWeekend, "2026-11-23T12:00:00Z", "2026-12-05", "2026-12-06"),
    (.nextWeekend, "2026-11-29T12:00:00Z", "2026-12-05", "2026-12-06"),
    (.days(.weekday(4), to: .weekday(6)), "2026-11-25T12:00:00Z", "2026-11-27", "2026-11-29"),
    (.days(.weekday(4), to: .weekday(0)), "2026-11-25T12:00:00Z", "2026-11-27", "2026-11-30"),
    (.days(.weekday(5), to: .weekday(6)), "2026-11-29T12:00:00Z", "2026-12-05", "2026-12-06"),
    (.days(.weekday(0), to: .weekday(0)), "2026-11-23T12:00:00Z", "2026-11-23", "2026-11-30"),
    (.days(.after(1), to: .weekday(2)), "2026-11-25T12:00:00Z", "2026-11-26", "2026-12-02"),
    (.days(.weekday(4), to: .after(15)), "2026-11-25T12:00:00Z", "2026-11-27", "2026-12-10"),
    (.days(.after(20), to: .after(15)), "2026-11-25T12:00:00Z", "2026-12-15", "2026-12-15"),
    (
      .days(.nextWeekday(0), to: .nextWeekday(1)), "2026-11-28T12:00:00Z", "2026-11-30",
      "2026-12-01"
    ),
    (.week, "2026-11-23T12:00:00Z", "2026-11-23", "2026-11-29"),
    (.week, "2026-11-29T12:00:00Z", "2026-11-29", "2026-11-29"),
    (.nextWeek, "2026-11-23T12:00:00Z", "2026-11-30", "2026-12-06"),
    (.nextWeek, "2026-11-29T12:00:00Z", "2026-11-30", "2026-12-06"),
    (.tonight, "2026-11-23T12:00:00Z", "2026-11-23", "2026-11-24"),
    (.tonight, "2026-11-23T02:59:00Z", "2026-11-22", "2026-11-23"),
    (.tonight, "2026-11-23T03:00:00Z", "2026-11-23", "2026-11-24"),
    (.anniversary(month: 11, day: 23), "2026-11-23T12:00:00Z", "2026-11-23", "2026-11-23"),
    (.anniversary(month: 11, day: 22), "2026-11-23T12:00:00Z", "2027-11-22", "2027-11-22"),
    (.anniversary(month: 2, day: 29), "2026-11-23T12:00:00Z", "2028-02-29", "2028-02-29"),
    (.anniversary(month: 2, day: 29), "2096-03-01T12:00:00Z", "2104-02-29", "2104-02-29"),
  ])
  func areCountedFromToday(
    reference: DayReference, now: String, first: String, last: String
  ) throws {
    let span = try #require(Self.span(reference, "UTC", at: now))
    #expect(span.days.lowerBound.description == first)
    #expect(span.days.upperBound.description == last)
  }

  /// The same moment is another day on either side of the date line, and of midnight.
  @Test(arguments: [
    ("Pacific/Kiritimati", "2026-11-23T10:00:00Z", "2026-11-25"),
    ("Pacific/Kiritimati", "2026-11-23T09:59:59Z", "2026-11-24"),
    ("Pacific/Pago_Pago", "2026-11-23T10:59:59Z", "2026-11-23"),
    ("Pacific/Pago_Pago", "2026-11-23T11:00:00Z", "2026-11-24"),
    ("Europe/Oslo", "2026-11-23T22:59:59Z", "2026-11-24"),
    ("Europe/Oslo", "2026-11-23T23:00:00Z", "2026-11-25"),
  ])
  func tomorrowIsTheDayAtThePlace(zone: String, now: String, expected: String) throws {
    let span = try #require(Self.span(.after(1), zone, at: now))
    #expect(span.days.lowerBound.description == expected)
  }

  /// Days on which clocks are changed have 23 or 25 hours; in Santiago the change is at midnight.
  @Test(arguments: [
    ("Europe/Bratislava", "2026-03-28T12:00:00Z", 23),
    ("Europe/Bratislava", "2026-10-24T12:00:00Z", 25),
    ("America/New_York", "2026-03-07T17:00:00Z", 23),
    ("America/New_York", "2026-10-31T17:00:00Z", 25),
    ("America/Santiago", "2026-09-05T17:00:00Z", 23),
    ("America/Santiago", "2026-04-03T17:00:00Z", 25),
    ("Europe/Bratislava", "2026-11-22T12:00:00Z", 24),
    ("Asia/Kathmandu", "2026-11-22T12:00:00Z", 24),
  ])
  func containEveryHourOfTheDay(zone: String, now: String, count: Int) throws {
    let span = try #require(Self.span(.after(1), zone, at: now))
    let start = Self.date(now)
    let hours = (0..<72).map { start.addingTimeInterval(Double($0) * 3600) }
    #expect(hours.filter(span.contains).count == count)
  }

  @Test(
    arguments: [
      // These hours of today, as far as they aren't over; when all are, those of tomorrow
      (.hours(8..<12, of: nil), "2026-11-23T07:00:00Z", "23T08", "23T11", 4),
      (.hours(8..<12, of: nil), "2026-11-23T10:59:00Z", "23T10", "23T11", 2),
      (.hours(8..<12, of: nil), "2026-11-23T12:00:00Z", "24T08", "24T11", 4),
      (.hours(8..<12, of: .after(0)), "2026-11-23T12:00:00Z", "23T08", "23T11", 4),
      (.hours(18..<30, of: .after(1)), "2026-11-23T05:00:00Z", "24T18", "25T05", 12),
      (.hours(18..<30, of: nil), "2026-11-23T02:00:00Z", "22T18", "23T05", 12),
      (.hours(24..<25, of: nil), "2026-11-23T05:00:00Z", "24T00", "24T00", 1),
      (.tonight, "2026-11-23T12:00:00Z", "23T18", "24T05", 12),
      // Without the half of the day: the next, or those of today
      (.nextHours(3..<4, isToday: false), "2026-11-23T02:00:00Z", "23T03", "23T03", 1),
      (.nextHours(3..<4, isToday: false), "2026-11-23T10:00:00Z", "23T15", "23T15", 1),
      (.nextHours(3..<4, isToday: false), "2026-11-23T16:00:00Z", "24T03", "24T03", 1),
      (.nextHours(3..<4, isToday: true), "2026-11-23T16:00:00Z", "23T15", "23T15", 1),
      (.nextHours(9..<11, isToday: false), "2026-11-23T10:00:00Z", "23T10", "23T10", 1),
      // The hours of each of several days
      (.hours(6..<12, of: .weekend), "2026-11-23T12:00:00Z", "28T06", "29T11", 12),
      (.hours(22..<30, of: .weekend), "2026-11-23T12:00:00Z", "28T22", "30T05", 16),
      (.hour(afterMinutes: 120), "2026-11-23T22:30:00Z", "24T00", "24T00", 1),
    ] as [(DayReference, String, String, String, Int)])
  func mayHaveSomeOfTheirHours(
    reference: DayReference, now: String, first: String, last: String, count: Int
  ) throws {
    let span = try #require(Self.span(reference, "UTC", at: now))
    let inside = (-48..<240).map {
      Self.date("2026-11-23T00:00:00Z").addingTimeInterval(Double($0) * 3600)
    }.filter(span.contains)
    #expect(inside.first == Self.date("2026-11-\(first):00:00Z"))
    #expect(inside.last == Self.date("2026-11-\(last):00:00Z"))
    #expect(inside.count == count)
    let end = try #require(inside.last)
    #expect(!span.isBefore(end))
    #expect(span.isBefore(end.addingTimeInterval(3600)))
  }

  @Test(arguments: [.nan, .infinity, 1e300, -1e300])
  func existInTheCalendarAlone(seconds: Double) throws {
    let clock = PlaceClock(timeZone: "UTC", at: .origin)
    let now = Date(timeIntervalSince1970: seconds)
    #expect(DaySpan(.weekend, clock: clock, now: now) == nil)
    let last = Date(timeIntervalSince1970: 253_402_300_799)
    #expect(DaySpan(.after(1), clock: clock, now: last) == nil)
  }

  @Test func narrowTheHoursAndDaysOfAReport() throws {
    let now = Self.date("2026-11-23T12:00:00Z")
    let report = Report(
      service: .openMeteo, fetched: now, timeZone: "UTC",
      hours: (0..<48).map { Conditions(time: now.addingTimeInterval(Double($0) * 3600)) },
      days: (23...25).compactMap { CalendarDay(year: 2026, month: 11, day: $0) }.map(Day.init))
    let span = try #require(Self.span(.after(1), "UTC", at: "2026-11-23T12:00:00Z"))
    let narrowed = report.narrowed(to: span)
    #expect(narrowed.hours.first?.time == Self.date("2026-11-24T00:00:00Z"))
    #expect(narrowed.hours.count == 24)
    #expect(narrowed.days.map(\.date.description) == ["2026-11-24"])
  }
}
