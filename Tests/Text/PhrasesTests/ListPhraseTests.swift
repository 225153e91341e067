import Analysis
import Clients
import Phrases
import Reports
import Testing

struct ListPhraseTests {
  private let english = English()

  @Test(arguments: [
    (["Oslo"], "Oslo"), (["Oslo", "Bergen"], "Oslo and Bergen"),
    (["Oslo", "Bergen", "Bodø"], "Oslo, Bergen and Bodø"),
    (["Oslo", "Bergen", "Bodø", "Moss"], "Oslo, Bergen and 2 more"),
  ])
  func listsAtMostThreeNames(names: [String], expected: String) {
    #expect(
      english.removed(names, from: .searches) == "Deleted \(expected) from your searches.")
  }

  /// One is singular, also as a part of many.
  @Test(arguments: [
    (0, 51, "0 of 51 runs"), (1, 51, "1 of 51 runs"), (1, 1, "1 of 1 run"),
  ])
  func countsRuns(agree: Int, members: Int, words: String) {
    #expect(english.share(agree, of: members) == words)
  }

  @Test(arguments: [
    (0, "days"), (1, "day"), (2, "days"), (21, "days"),
  ])
  func writesTheUnitOfASetting(number: Int, unit: String) {
    #expect(english.unit(.days, of: number) == unit)
  }

  @Test func countsOneOfEverything() {
    #expect(english.moreLines(1) == "1 more line. Return: more, q: stop.")
    #expect(english.ensemble("GFS", members: 1, steps: []) == "1 run of the GFS ensemble.")
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

  @Test(arguments: [
    (1, PlaceList.searches, "Delete the search? (y/n) "),
    (2, .searches, "Delete both searches? (y/n) "),
    (1, .favorites, "Delete the favorite? (y/n) "),
    (3, .favorites, "Delete all 3 favorites? (y/n) "), (1, .pins, "Delete the pin? (y/n) "),
    (4, .pins, "Delete all 4 pins? (y/n) "),
  ])
  func asksBeforeItRemovesAll(count: Int, list: PlaceList, expected: String) {
    #expect(english.confirmRemoval(count: count, of: list) == expected)
  }

  @Test func countsPages() {
    #expect(english.page(1, of: 3) == "Page 1 of 3. Press Return for the next.")
    #expect(english.page(3, of: 3) == "Page 3 of 3.")
  }

  @Test func saysWhatIsSearched() {
    #expect(english.searching("Oslo") == "Searching for Oslo")
  }
}
