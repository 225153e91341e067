import Testing
import WeatherModels

@testable import RootRouter

struct TypedTextTests {
  @Test(
    arguments: [
      ("Oslo", "Oslo", nil), ("springfield in US", "springfield", "US"),
      ("Springfield IN us", "Springfield", "US"),
      ("York in United Kingdom", "York", "GB"), ("oslo in norway ", "oslo", "NO"),
      ("Stratford in Avon", "Stratford in Avon", nil),
      ("in US", "in US", nil), ("Bad in Bad in DE", "Bad in Bad", "DE"), ("Berlin", "Berlin", nil),
      ("x in ", "x in ", nil),
      ("x in ZZ", "x in ZZ", nil), ("x in 001", "x in 001", nil), ("", "", nil),
    ] as [(String, String, String?)])
  func findsTheCountryOfASearch(typed: String, text: String, country: String?) {
    let search = SearchText(typed)
    #expect(search.text == text)
    #expect(search.country == country)
  }

  @Test(arguments: [
    "48.15 17.11", "48.15,17.11", "48.15, 17.11", "  48.15   17.11 ", "+48.15 17.11",
    "48.15,,17.11",
  ])
  func readsPositions(text: String) {
    #expect(Coordinate(text: text) == Coordinate(latitude: 48.15, longitude: 17.11))
  }

  @Test(arguments: [
    "", "48.15", "48.15 17.11 3", "91 0", "0 181", "nan 0", "0 inf", "48,15 17,11", "x y",
    "48.15N 17.11E",
    "0x10 5",
  ])
  func refusesWhatIsNoPosition(text: String) {
    #expect(Coordinate(text: text) == nil)
  }
}
