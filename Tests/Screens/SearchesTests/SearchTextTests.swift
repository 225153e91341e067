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
}
