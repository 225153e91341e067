import Phrases
@testable import Settings
import Testing

struct SettingsPhraseTests {
  private let english = English()

  @Test func speaksOfCountries() {
    #expect(english.everywhere == "Searches cover all countries.")
    #expect(
      english.countryHint
        == "Type country CODE to search in one country, country off to search in all, or set countries SK,CZ to list some first."
    )
  }
}
