import Clients
import Phrases
import Testing

struct ListPhraseTests {
  private let english = English()

  @Test(
    arguments: [
      (English(), ["Oslo"], "Deleted Oslo from your searches."),
      (English(), ["Oslo", "Bergen"], "Deleted Oslo and Bergen from your searches."),
      (English(), ["Oslo", "Bergen", "Bodø"], "Deleted Oslo, Bergen and Bodø from your searches."),
      (English(), ["A", "B", "C", "D"], "Deleted A, B and 2 more from your searches."),
      (Slovak(), ["Oslo"], "Odstránené z hľadaní: Oslo."),
      (Slovak(), ["Oslo", "Brno"], "Odstránené z hľadaní: Oslo a Brno."),
      (Slovak(), ["A", "B", "C"], "Odstránené z hľadaní: A, B a C."),
      (Slovak(), ["A", "B", "C", "D"], "Odstránené z hľadaní: A, B a 2 ďalšie."),
      (Slovak(), ["A", "B", "C", "D", "E", "F", "G"], "Odstránené z hľadaní: A, B a 5 ďalších."),
    ] as [(any Phrases, [String], String)])
  func listsAtMostThreeNames(phrases: any Phrases, names: [String], sentence: String) {
    #expect(phrases.removed(names, from: .searches) == sentence)
  }

  /// One is singular, also as a part of many.
  @Test(
    arguments: [
      (English(), 0, 51, "0 of 51 runs"), (English(), 1, 51, "1 of 51 runs"),
      (English(), 1, 1, "1 of 1 run"), (Slovak(), 0, 51, "0 z 51 behov"),
      (Slovak(), 2, 2, "2 z 2 behov"), (Slovak(), 21, 21, "21 z 21 behov"),
      (Slovak(), 1, 1, "1 z 1 behu"), (Slovak(), 3, 40, "3 zo 40 behov"),
    ] as [(any Phrases, Int, Int, String)])
  func countsRuns(phrases: any Phrases, agree: Int, members: Int, words: String) {
    #expect(phrases.share(agree, of: members) == words)
  }

  @Test(arguments: [
    (0, "days", "dní"), (1, "day", "deň"), (2, "days", "dni"), (4, "days", "dni"),
    (5, "days", "dní"), (21, "days", "dní"),
  ])
  func writesTheUnitOfASetting(number: Int, english: String, slovak: String) {
    #expect(English().unit(.days, of: number) == english)
    #expect(Slovak().unit(.days, of: number) == slovak)
  }

  @Test func countsLinesRunsAndPages() {
    #expect(english.moreLines(1) == "1 more line. Return: more, q: stop.")
    #expect(english.ensemble("GFS", members: 1, steps: []) == "1 run of the GFS ensemble.")
    #expect(english.page(1, of: 3) == "Page 1 of 3. Press Return for the next.")
    #expect(english.page(3, of: 3) == "Page 3 of 3.")
    #expect(english.searching("Oslo") == "Searching for Oslo")
  }

  @Test(arguments: [
    (1, UndoEffect.restores, "Type undo to restore it."),
    (2, .restores, "Type undo to restore them."), (1, .deletes, "Type undo to delete it."),
    (3, .deletes, "Type undo to delete them."),
  ])
  func saysHowAChangeIsTakenBack(count: Int, effect: UndoEffect, sentence: String) {
    #expect(english.undoHint(count, effect) == sentence)
  }

  @Test(arguments: [
    (["Oslo"], "Restored Oslo in your pins."),
    (["Oslo", "Bergen"], "Restored Oslo and Bergen in your pins."),
    (["Oslo", "Bergen", "Bodø", "Moss"], "Restored Oslo, Bergen and 2 more in your pins."),
  ])
  func saysWhatIsBack(names: [String], expected: String) {
    #expect(english.restored(names, in: .pins) == expected)
  }

  @Test(
    arguments: [
      (English(), .searches, 1, "Delete the search? (y/n) "),
      (English(), .searches, 2, "Delete both searches? (y/n) "),
      (English(), .favorites, 1, "Delete the favorite? (y/n) "),
      (English(), .favorites, 3, "Delete all 3 favorites? (y/n) "),
      (English(), .pins, 1, "Delete the pin? (y/n) "),
      (English(), .pins, 4, "Delete all 4 pins? (y/n) "),
      (Slovak(), .searches, 1, "Odstrániť hľadanie? (a/n) "),
      (Slovak(), .searches, 3, "Odstrániť všetky 3 hľadania? (a/n) "),
      (Slovak(), .searches, 5, "Odstrániť všetkých 5 hľadaní? (a/n) "),
      (Slovak(), .favorites, 1, "Odstrániť obľúbené miesto? (a/n) "),
      (Slovak(), .favorites, 2, "Odstrániť obe obľúbené miesta? (a/n) "),
      (Slovak(), .favorites, 7, "Odstrániť všetkých 7 obľúbených miest? (a/n) "),
      (Slovak(), .pins, 1, "Odstrániť značku? (a/n) "),
      (Slovak(), .pins, 4, "Odstrániť všetky 4 značky? (a/n) "),
      (Slovak(), .pins, 5, "Odstrániť všetkých 5 značiek? (a/n) "),
    ] as [(any Phrases, PlaceList, Int, String)])
  func asksBeforeItRemovesAll(
    phrases: any Phrases, list: PlaceList, count: Int, question: String
  ) {
    #expect(phrases.confirmRemoval(count: count, of: list) == question)
  }
}
