import Foundation
import Phrases
import Reports
import Testing

/// A language whose translation has begun uses English for the rest, and compiles without it.
struct FallbackLanguageTests {
  private struct German: EnglishPhrases {
    var localTime: LocalTime?
    var isInShell = false
    var searchesTitle: String { "Suchen" }
    var decimalSeparator: String { "," }

    func weekday(_ index: Int) -> String {
      ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"][index]
    }
  }

  private let german: any Phrases = German()

  @Test func itsOwnWordsAreSaid() {
    #expect(german.searchesTitle == "Suchen")
    #expect(german.figure("1.5") == "1,5")
    // The sentence is English, the weekday in it the language's own.
    #expect(CalendarDay("2026-11-25").map(german.day) == "Mi 25")
  }

  @Test func itSaysThatWordsAreMissing() {
    #expect(german.incompleteNote?.hasPrefix("Vane isn't fully translated") == true)
    #expect(English().incompleteNote == nil)
    #expect(Slovak().incompleteNote == nil)
  }

  @Test func whatItLacksIsEnglish() {
    #expect(german.favoritesTitle == English().favoritesTitle)
    #expect(
      german.sentence(for: .nothingToUndo) == English().sentence(for: Failure.nothingToUndo))
  }
}

/// `set clock 12` changes all sentences that name a time of day.
struct TwelveHourTests {
  private let local = LocalTime(timeZone: { .gmt }, hasTwelveHours: { true })

  /// After a day, midnight could be its beginning or its end.
  @Test(arguments: [
    ("12:00", false, "noon"), ("12:00", true, "noon"), ("00:00", false, "midnight"),
    ("00:00", true, "12\u{A0}am"), ("00:30", false, "12:30\u{A0}am"),
    ("15:00", false, "3\u{A0}pm"),
  ])
  func twelveIsNoonOrMidnightInSentences(time: String, isAfterDay: Bool, text: String) {
    #expect(English().spoken(time, isShort: true, isAfterDay: isAfterDay) == text)
  }

  @Test func aTimeAloneIsNoonOrMidnight() {
    var english = English()
    english.localTime = local
    #expect(english.clockTime(Date(timeIntervalSince1970: 12 * 3600)) == "noon")
    #expect(english.clockTime(Date(timeIntervalSince1970: 0)) == "midnight")
    #expect(english.clockTime(Date(timeIntervalSince1970: 60)) == "12:01\u{A0}am")
  }

  @Test func slovakHasOnlyTheOtherOne() {
    var slovak = Slovak()
    slovak.localTime = local
    #expect(slovak.clockTime(Date(timeIntervalSince1970: 3600)) == "01:00")
    #expect(slovak.twelveHours("14:05") == "14:05")
  }
}
