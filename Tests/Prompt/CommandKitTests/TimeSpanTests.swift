import Phrases
import Testing

@testable import CommandKit

@Suite struct TimeSpanTests {
  @Test(
    arguments: [
      ("7d", 7, .days), ("48h", 48, .hours), ("2 weeks", 2, .weeks), ("3 days", 3, .days),
      ("90 min", 90, .minutes), ("90 min.", 90, .minutes), ("36 hours", 36, .hours),
      ("1 Week", 1, .weeks), ("3\u{A0}HRS", 3, .hours), ("2 týždne", 2, .weeks),
      ("5 tyzdnov", 5, .weeks), ("3 dni", 3, .days), ("1 deň", 1, .days), ("48 hodín", 48, .hours),
      ("2 hod.", 2, .hours), ("30 minút", 30, .minutes), ("9999 w", 9999, .weeks),
      ("90m", 90, .minutes), ("1 month", 1, .months), ("2 mesiace", 2, .months),
      ("1 year", 1, .years), ("5 rokov", 5, .years), ("10-day", 10, .days), ("two days", 2, .days),
      ("a week", 1, .weeks), ("dva dni", 2, .days), ("Šesť hodín", 6, .hours),
      ("a fortnight", 2, .weeks), ("celý deň", 24, .hours),
    ] as [(String, Int, TimeSpanUnit)])
  func isReadInBothLanguages(text: String, count: Int, unit: TimeSpanUnit) throws {
    let span = try #require(TimeSpan(text))
    #expect(span.count == count)
    #expect(span.unit == unit)
  }

  @Test(arguments: [
    "", "7", "d", "0h", "-1 h", "+3 d", "1.5 h", "1,5 h", "10000 d", "999999999999h", "7 dwarfs",
    "h7", "7d 3h", "3 Oslo", "٣ d", "1e3 h", "7 d ays", "a D", "3-4 d", "two", "two Rivers",
    "1 " + String(repeating: "h", count: 1000),
  ])
  func anythingElseIsNone(text: String) {
    #expect(TimeSpan(text) == nil)
  }

  @Test(arguments: [
    ("90 min", 90, 2, 1), ("60 min", 60, 1, 1), ("24 h", 1440, 24, 1), ("36 h", 2160, 36, 2),
    ("2 days", 2880, 48, 2), ("2 weeks", 20_160, 336, 14), ("1 month", 43_200, 720, 30),
    ("1 year", 525_600, 8760, 365), ("9999 w", 100_789_920, 1_679_832, 69_993),
  ])
  func begunHoursAndDaysCountWhole(text: String, minutes: Int, hours: Int, days: Int) throws {
    let span = try #require(TimeSpan(text))
    #expect(span.minutes == minutes)
    #expect(span.hours == hours)
    #expect(span.days == days)
  }

  @Test(
    arguments: [
      (["2", "weeks"], ["Oslo"], 14), (["48h"], ["New", "York"], 2), (["7d"], [], 7),
    ] as [([String], [String], Int)])
  func standsBeforeOrBehindOtherWords(words: [String], others: [String], days: Int) throws {
    let first = try #require(TimeSpan.first(of: words + others))
    #expect(first.span.days == days && first.rest == others)
    guard !others.isEmpty else { return }
    let last = try #require(TimeSpan.last(of: others + words))
    #expect(last.span.days == days && last.rest == others)
  }

  @Test(arguments: [[], ["Oslo"], ["Oslo", "7d"], ["2", "Oslo"], ["2"]])
  func otherWordsBeginWithNone(words: [String]) {
    #expect(TimeSpan.first(of: words) == nil)
  }
}
