import Phrases
import Testing
import WeatherClients

struct ListPhraseTests {
  private let english = English()

  @Test(arguments: [
    (["Oslo"], "Oslo"), (["Oslo", "Bergen"], "Oslo and Bergen"),
    (["Oslo", "Bergen", "Bodø"], "Oslo, Bergen and Bodø"),
    (["Oslo", "Bergen", "Bodø", "Moss"], "Oslo, Bergen and 2 more"),
  ])
  func listsAtMostThreeNames(names: [String], expected: String) {
    #expect(english.removed(names) == "Removed \(expected). Type undo to take it back.")
  }

  @Test(arguments: [
    (["Oslo"], "Oslo is back."), (["Oslo", "Bergen"], "Oslo and Bergen are back."),
    (["Oslo", "Bergen", "Bodø", "Moss"], "Oslo, Bergen and 2 more are back."),
  ])
  func saysWhatIsBack(names: [String], expected: String) {
    #expect(english.restored(names) == expected)
  }

  @Test(arguments: [
    (1, PlaceList.searches, "Remove the search made? (y/n) "),
    (2, .searches, "Remove all 2 searches made? (y/n) "),
    (1, .favorites, "Remove the favourite? (y/n) "),
    (3, .favorites, "Remove all 3 favourites? (y/n) "), (1, .pins, "Remove the pin? (y/n) "),
    (4, .pins, "Remove all 4 pins? (y/n) "),
  ])
  func asksBeforeItRemovesAll(count: Int, list: PlaceList, expected: String) {
    #expect(english.confirmRemoval(count: count, of: list) == expected)
  }

  @Test func countsPagesAndPlaces() {
    #expect(english.page(1, of: 3) == "Page 1 of 3. Return shows the next.")
    #expect(english.page(3, of: 3) == "Page 3 of 3.")
    #expect(english.results(count: 1, for: "oslo") == "1 place for oslo")
    #expect(english.results(count: 0, for: "oslo") == "0 places for oslo")
    #expect(english.results(count: 12, for: "spring") == "12 places for spring")
    #expect(english.firstResults(count: 100, for: "ber") == "The first 100 places for ber")
  }

  @Test func saysWhoseListOfCitiesItIs() {
    var list = CityListWords(
      count: 3, country: nil, filter: "", order: .population, isOfService: true)
    #expect(english.cities(list) == "3 cities in the service's list, in its order")
    #expect(Slovak().cities(list) == "3 mestá v zozname služby, v jeho poradí")
    list.country = "Norway"
    list.filter = "os"
    list.order = .name
    #expect(
      english.cities(list) == "3 cities of Norway in the service's list named like os, by name")
    #expect(
      Slovak().cities(list)
        == "3 mestá (Norway) v zozname služby s názvom ako „os“, podľa názvu")
  }

  @Test func saysWhatWasDone() {
    #expect(english.starred("Oslo") == "★ Oslo is a favourite now.")
    #expect(english.alreadyStarred("Oslo") == "Oslo is a favourite already.")
    #expect(english.unstarred("Oslo") == "Oslo is no longer a favourite.")
    #expect(english.notStarred("Oslo") == "Oslo is not among the favourites.")
    #expect(english.pinned("Oslo") == "Pinned Oslo.")
    #expect(english.setting("service", is: "sample") == "service is sample")
    #expect(english.searching("Oslo") == "Looking for Oslo")
  }
}
