import Phrases
@testable import Searches
import Testing

struct SearchesPhraseTests {
  private let english = English()
  private let slovak = Slovak()

  @Test func countsPlaces() {
    #expect(english.results(count: 0, for: "oslo") == "0 places for oslo")
    #expect(english.firstResults(count: 1, for: "Oslo") == "The first place for Oslo")
    #expect(english.firstResults(count: 100, for: "ber") == "The first 100 places for ber")
  }

  @Test(arguments: [
    (1, "Pre „Oslo“ sa našlo 1 miesto"), (3, "Pre „Oslo“ sa našli 3 miesta"),
    (12, "Pre „Oslo“ sa našlo 12 miest"),
  ])
  func countsPlacesInSlovak(number: Int, places: String) {
    #expect(slovak.results(count: number, for: "Oslo") == places)
  }
}
