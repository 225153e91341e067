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
    (0, "0 days", "days"), (1, "1 day", "day"), (2, "2 days", "days"), (21, "21 days", "days"),
  ])
  func countsDays(number: Int, days: String, unit: String) {
    #expect(english.daysAhead(number) == days)
    #expect(english.unit(.days, of: number) == unit)
  }

  @Test func countsOneOfEverything() {
    #expect(english.results(count: 1, for: "Oslo") == "1 place for Oslo")
    #expect(english.firstResults(count: 1, for: "Oslo") == "The first place for Oslo")
    #expect(english.moreLines(1) == "1 more line. Return: more, q: stop.")
    #expect(english.moreWarned(1, row: 2) == "1 more place has warnings. Type: warnings 2")
    #expect(english.ensemble("GFS", members: 1, steps: []) == "1 run of the GFS ensemble.")
    #expect(
      english.rainHit("ICON", 1, of: 1, daysAhead: 2)
        == "ICON forecast the 1 wet hour 2 days ahead.")
    #expect(english.accuracyTitle("X", cases: 1).hasSuffix("from 1 comparison"))
    #expect(english.removedRecords(1_200) == "Deleted 1,200 records.")
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

  @Test func countsPagesAndPlaces() {
    #expect(english.page(1, of: 3) == "Page 1 of 3. Press Return for the next.")
    #expect(english.page(3, of: 3) == "Page 3 of 3.")
    #expect(english.results(count: 1, for: "oslo") == "1 place for oslo")
    #expect(english.results(count: 0, for: "oslo") == "0 places for oslo")
    #expect(english.results(count: 12, for: "spring") == "12 places for spring")
    #expect(english.firstResults(count: 100, for: "ber") == "The first 100 places for ber")
  }

  @Test func saysWhoseListOfCitiesItIs() {
    var list = CityListViewModel(
      count: 3, country: nil, filter: "", order: .population, isOfService: true)
    #expect(english.cities(list) == "3 cities from the service's list, in its order")
    #expect(Slovak().cities(list) == "3 mestá v zozname služby, v jeho poradí")
    list.country = "Norway"
    list.filter = "os"
    list.order = .name
    #expect(
      english.cities(list) == "3 cities in Norway from the service's list matching os, by name")
    #expect(
      Slovak().cities(list)
        == "3 mestá (Norway) v zozname služby s názvom „os“, podľa názvu")
  }

  /// Only the largest cities can be sorted by their weather.
  @Test func saysHowManyCitiesAreSorted() {
    let list = CityListViewModel(
      count: 1000, country: nil, filter: "", order: .temperature, sorted: 100)
    #expect(english.cities(list) == "1,000 cities worldwide, the 100 largest warmest first")
    #expect(
      Slovak().cities(list)
        == "\(Slovak().grouped(1000)) miest sveta, najväčších 100 od najteplejšieho")
  }

  @Test func saysWhatWasDone() {
    #expect(english.starred(["Oslo"]) == "★ Added Oslo to favorites.")
    #expect(english.alreadyStarred(["Oslo"]) == "Oslo is already a favorite.")
    #expect(english.unstarred(["Oslo"]) == "Oslo is no longer a favorite.")
    #expect(english.notStarred("Oslo") == "Oslo isn't a favorite.")
    #expect(english.pinned("Oslo") == "Pinned Oslo.")
    #expect(english.searching("Oslo") == "Searching for Oslo")
  }
}
