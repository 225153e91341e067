@testable import History
import Phrases
import Testing

struct HistoryPhraseTests {
  private let english = English()
  private let slovak = Slovak()

  @Test(arguments: [(0, "0 days"), (1, "1 day"), (2, "2 days"), (21, "21 days")])
  func countsDays(number: Int, words: String) {
    #expect(english.daysAhead(number) == words)
  }

  @Test(arguments: [
    (0, "0 dní"), (1, "1 deň"), (2, "2 dni"), (4, "4 dni"), (5, "5 dní"), (11, "11 dní"),
    (12, "12 dní"), (21, "21 dní"), (22, "22 dní"), (101, "101 dní"), (104, "104 dní"),
  ])
  func countsDaysInSlovak(number: Int, words: String) {
    #expect(slovak.daysAhead(number) == words)
  }

  @Test func countsOneOfEverything() {
    #expect(
      english.rainHit("ICON", 1, of: 1, daysAhead: 2)
        == "ICON forecast the 1 wet hour 2 days ahead.")
    #expect(english.accuracyTitle("X", cases: 1).hasSuffix("from 1 comparison"))
    #expect(english.removedRecords(1_200) == "Deleted 1,200 records.")
  }

  @Test(arguments: [
    (1, "Odstránený 1 záznam.", "Obnovený 1 záznam."),
    (2, "Odstránené 2 záznamy.", "Obnovené 2 záznamy."),
    (5, "Odstránených 5 záznamov.", "Obnovených 5 záznamov."),
  ])
  func countsRecords(count: Int, removed: String, restored: String) {
    #expect(slovak.removedRecords(count) == removed)
    #expect(slovak.restoredRecords(count) == restored)
  }

  @Test func aTenthIsOfYears() {
    let frost = { (phrases: any HistoryPhrases) in
      phrases.frost(isLast: true, (month: 4, day: 7), extreme: (month: 4, day: 11)).value
    }
    #expect(frost(english) == "by 7 April in half the years, after 11 April in one year in ten")
    #expect(
      frost(slovak) == "v polovici rokov do 7.\u{A0}4., v jednom roku z desiatich po 11.\u{A0}4.")
  }

  @Test(arguments: [
    (1, 1, "ICON predpovedal 1 deň vopred 1 z 1 hodiny s dažďom."),
    (2, 5, "ICON predpovedal 1 deň vopred 2 z 5 hodín s dažďom."),
    (9, 14, "ICON predpovedal 1 deň vopred 9 zo 14 hodín s dažďom."),
  ])
  func countsRainyHours(hits: Int, wet: Int, sentence: String) {
    #expect(slovak.rainHit("ICON", hits, of: wet, daysAhead: 1) == sentence)
  }

  @Test(arguments: [
    (1, "Včera"), (2, "Posledné 2 dni"), (4, "Posledné 4 dni"), (14, "Posledných 14 dní"),
  ])
  func saysHowManyDaysArePast(days: Int, title: String) {
    #expect(slovak.pastTitle(days: days) == title)
  }
}
