import Phrases
@testable import Searches
import Testing

struct SearchTextTests {
  @Test(
    arguments: [
      ("Oslo", "Oslo", nil), ("springfield in US", "springfield", "US"),
      ("Springfield IN us", "Springfield", "US"), ("York in United Kingdom", "York", "GB"),
      ("oslo in norway ", "oslo", "NO"), ("811 01 in Slovakia", "811 01", "SK"),
      ("Stratford in Avon", "Stratford in Avon", nil), ("in US", "in US", nil),
      (" in US", " in US", nil), ("Bad in Bad in DE", "Bad in Bad", "DE"),
      ("Paris in Texas in US", "Paris in Texas", "US"), ("Berlin", "Berlin", nil),
      ("Bangor in\u{A0}GB", "Bangor in\u{A0}GB", nil), ("x in ", "x in ", nil),
      ("x in ZZ", "x in ZZ", nil), ("x in 001", "x in 001", nil), ("york in UK", "york", "GB"),
      ("東京 in JP", "東京", "JP"), ("", "", nil),
    ] as [(String, String, String?)])
  func findsTheCountryOfASearch(typed: String, text: String, country: String?) {
    let search = SearchText(typed, countryCode: English().countryCode(of:))
    #expect(search.text == text)
    #expect(search.country == country)
  }

  @Test func countsPlaces() {
    let english = English()
    #expect(english.results(count: 0, for: "oslo") == "0 places for oslo")
    #expect(english.firstResults(count: 1, for: "Oslo") == "The first place for Oslo")
    #expect(english.firstResults(count: 100, for: "ber") == "The first 100 places for ber")
  }

  @Test(arguments: [
    (1, "Pre „Oslo“ sa našlo 1 miesto"), (3, "Pre „Oslo“ sa našli 3 miesta"),
    (12, "Pre „Oslo“ sa našlo 12 miest"),
  ])
  func countsPlacesInSlovak(number: Int, places: String) {
    #expect(Slovak().results(count: number, for: "Oslo") == places)
  }
}
