import Foundation
import Phrases
import Testing

struct CountryNamesTests {
  private let english = English()

  @Test func listsEachOnceInTheOrderOfTheAlphabet() {
    let countries = english.countries
    // ISO 3166-1 has 249 countries; Kosovo is added
    #expect(countries.count == 250)
    #expect(Set(countries.map(\.code)).count == countries.count)
    #expect(Set(countries.map(\.name)).count == countries.count)
    #expect(
      countries.prefix(4).map(\.name) == ["Afghanistan", "Åland Islands", "Albania", "Algeria"])
    #expect(countries.suffix(2).map(\.name) == ["Zambia", "Zimbabwe"])
    #expect(
      countries.filter { $0.code.hasPrefix("S") && $0.name.hasPrefix("Slov") }.map(\.name) == [
        "Slovakia", "Slovenia",
      ])
    for (code, name) in countries {
      #expect(code.count == 2 && code.allSatisfy { ("A"..."Z").contains($0) })
      #expect(name.count > 2 && name == name.trimmingCharacters(in: .whitespaces))
      #expect(english.countryCode(of: code.lowercased()) == code)
      #expect(english.countryCode(of: name.uppercased()) == code)
    }
  }

  @Test(arguments: ["EU", "UN", "EZ", "QO", "IC", "AC", "ZZ", "XA"])
  func namesNothingThatIsNoCountry(code: String) {
    #expect(!english.countries.contains { $0.code == code })
  }

  @Test(
    arguments: [
      ("SK", "SK"), ("sk", "SK"), ("Slovakia", "SK"), ("slovakia", "SK"), ("norway", "NO"),
      ("United Kingdom", "GB"), ("Côte d’Ivoire", "CI"), ("cote d’ivoire", "CI"), ("Türkiye", "TR"),
      ("Turkey", "TR"),
      ("US", "US"), ("USA", "US"), ("China", "CN"), ("uk", "GB"), ("Scotland", "GB"),
      ("Ivory Coast", "CI"), ("Côte d'Ivoire", "CI"), ("Saint Kitts and Nevis", "KN"),
      ("bosnia and herzegovina", "BA"), ("Reunion", "RE"), ("Slovak", nil), ("", nil), (" ", nil),
      ("ZZ", nil), ("EU", nil),
      ("001", nil), ("XX", nil), ("S", nil), ("SVK", nil), ("東京", nil), ("\u{0}", nil),
    ] as [(String, String?)])
  func findsTheCode(text: String, code: String?) {
    #expect(english.countryCode(of: text) == code)
  }
}
