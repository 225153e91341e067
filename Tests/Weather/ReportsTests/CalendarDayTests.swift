import Foundation
import Testing

@testable import Reports

struct CalendarDayTests {
  @Test(arguments: [
    ("0001-01-01", -719_162, 0), ("1600-02-29", -135_081, 1), ("1900-02-28", -25_509, 2),
    ("1969-12-31", -1, 2), ("1970-01-01", 0, 3), ("2000-02-29", 11_016, 1),
    ("2004-02-29", 12_477, 6), ("2024-02-29", 19_782, 3), ("2026-11-21", 20_778, 5),
    ("2100-03-01", 47_541, 0), ("9999-12-31", 2_932_896, 4),
  ])
  func countsDaysAndWeekdays(text: String, days: Int, weekday: Int) throws {
    let day = try #require(CalendarDay(text))
    #expect(day.daysSince1970 == days)
    #expect(day.weekday == weekday)
    #expect(CalendarDay(daysSince1970: days) == day)
    #expect(day.description == text)
  }

  /// Four centuries, after which the calendar repeats, and one before and behind.
  @Test func everyDayComesBackAndFollowsTheDayBefore() throws {
    var before: CalendarDay?
    for days in -171_000...80_000 {
      let day = try #require(CalendarDay(daysSince1970: days))
      guard day.daysSince1970 == days, before.map({ $0 < day }) ?? true,
        CalendarDay(year: day.year, month: day.month, day: day.day) == day,
        before.map({ follows(day, $0) }) ?? true
      else {
        Issue.record("\(day), the day \(days), after \(before?.description ?? "nothing")")
        return
      }
      before = day
    }
  }

  @Test(arguments: [
    "", "2026", "2026-11", "2026-11-", "2026-11-2", "26-11-21", "2026-13-01", "2026-00-01",
    "2026-11-00", "2026-11-31", "2023-02-29", "2026-02-29", "1900-02-29", "2100-02-29",
    "2026-04-31", "0000-01-01", "2026/11/21", "2026-1-021", "2026-+1-21", "+026-11-21",
    "-026-11-21", "２０２６-11-21", "20 6-11-21", "not a day at all",
  ])
  func refusesWhatIsNoDay(text: String) {
    #expect(CalendarDay(text) == nil)
  }

  @Test(arguments: [-719_163, 2_932_897, .min, .max])
  func endsWithTheYears1And9999(days: Int) {
    #expect(CalendarDay(daysSince1970: days) == nil)
  }

  @Test(arguments: [
    (0, 1, 1), (10_000, 1, 1), (2026, 0, 1), (2026, 13, 1), (2026, 1, 32), (.min, .max, 0),
  ])
  func refusesNumbersOutOfRange(year: Int, month: Int, day: Int) {
    #expect(CalendarDay(year: year, month: month, day: day) == nil)
  }

  @Test func ignoresWhatFollowsTheDay() {
    #expect(CalendarDay("2026-11-21T14:00") == CalendarDay(year: 2026, month: 11, day: 21))
  }

  private func follows(_ day: CalendarDay, _ before: CalendarDay) -> Bool {
    if day.day > 1 {
      return (day.year, day.month, day.day) == (before.year, before.month, before.day + 1)
    }
    return before.day >= 28
      && (day.month > 1
        ? (day.year, day.month) == (before.year, before.month + 1)
        : (day.year, before.month) == (before.year + 1, 12))
  }
}

struct EpochTimeTests {
  @Test(arguments: [
    ("1970-01-01", 0.0), ("1970-01-01T00:01", 60), ("2026-11-21T14:20", 1_795_270_800),
    ("2026-11-21T14:20:30", 1_795_270_830), ("1953-01-31T23:00", -533_782_800),
    ("2024-02-29", 1_709_164_800), ("0001-01-01", -62_135_596_800),
  ])
  func readsTimesAndFindsTheirDays(text: String, seconds: Double) {
    #expect(EpochTime.seconds(iso8601: text) == seconds)
    #expect(EpochTime.day(ofSecond: seconds)?.description == String(text.prefix(10)))
  }

  @Test(arguments: [
    "", "2026", "2026-11-21 14:20", "2026-11-21T24:00", "2026-11-21T14:60", "2026-11-21T-1:00",
    "2026-11-21T+1:00", "2026-02-29", "2026-13-01", "2026-11-21T14:20Z", "2026-11-21T14.20",
    "éééééééé", "2026-11-21T1é:0",
  ])
  func refusesOtherTexts(text: String) {
    #expect(EpochTime.seconds(iso8601: text) == nil)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, 3e11, -3e11])
  func knowsNoDayFarAway(seconds: Double) { #expect(EpochTime.day(ofSecond: seconds) == nil) }
}
