import Clients
import Gazetteer
import Reports
import Testing

/// Postal codes of Europe (C7).
@Suite struct PostalCodeTests {
  @Test(arguments: [
    ("811 01 Bratislava", "Bratislava-Staré Mesto (811 01), Bratislava Region, SK"),
    ("81101 Slovakia", "Bratislava-Staré Mesto (81101), Bratislava Region, SK"),
    ("SK-811 01", "Bratislava-Staré Mesto (SK-811 01), Bratislava Region, SK"),
    ("10115 Berlin", "Berlin (10115), Berlin, DE"), ("Berlín 10115", "Berlin (10115), Berlin, DE"),
    ("D-10115", "Berlin (D-10115), Berlin, DE"), ("10115, Germany", "Berlin (10115), Berlin, DE"),
    ("SW1A 1AA", "Westminster Abbey (SW1A 1AA), England, GB"),
    ("London sw1a1aa", "Westminster Abbey (sw1a1aa), England, GB"),
    ("6020 Innsbruck", "Innsbruck (6020), Tyrol, AT"),
    ("602 00 Brno", "Trnitá (602 00), South Moravian, CZ"),
    ("1011 AB Amsterdam", "Amsterdam (1011 AB), North Holland, NL"),
    ("LV-1001 Riga", "Riga (LV-1001), Riga, LV"),
    ("75001 Paris", "Paris (75001), Île-de-France, FR"),
    ("00-002", "Warsaw (00-002), Mazovia, PL"),
  ])
  func isFoundInItsCountry(text: String, expected: String) throws {
    let first = try gazetteer.search(text).first
    #expect(first.map(description) == expected)
    #expect(first?.kind == .postalCode && first?.likeness == .exact && first?.quality == .good)
  }

  /// The country of the user's locale is meant, and then any that they prefer.
  @Test(arguments: [
    ("81101", "SK", "Bratislava-Staré Mesto"), ("81101", "US", "Alamosa"),
    ("10115", "DE", "Berlin"), ("602 00", "CZ", "Trnitá"), ("602 00", "SE", "Norrköping"),
    ("94103", "SK", "Úľany nad Žitavou"),
  ])
  func ofTheUsersRegionIsMeant(text: String, region: String, expected: String) throws {
    for scope in [
      SearchScope(region: region), SearchScope(preferredCountries: [region]),
      SearchScope(country: region),
    ] {
      let first = try gazetteer.search(text, scope: scope).first
      #expect(first?.place.name == expected)
      #expect(first?.likeness == .exact && first?.quality == .good)
    }
  }

  @Test(arguments: [("602 00", ["CZ", "SE"]), ("10115", ["US", "DE", "EE", "PL"])])
  func ofSeveralCountriesIsListed(text: String, expected: [String]) throws {
    let found = try gazetteer.search(text).filter { $0.kind == .postalCode }
    #expect(found.map(\.place.country) == expected)
    #expect(found.allSatisfy { $0.likeness == .near && $0.quality == .weak })
  }

  /// Of two that are written so, a much larger place is meant.
  @Test func ofALargeTownIsMeant() throws {
    let found = try gazetteer.search("811 01").filter { $0.kind == .postalCode }
    #expect(found.map(\.place.country) == ["SK", "SE"])
    #expect(found.first?.likeness == .exact && found.first?.quality == .good)
  }

  @Test(arguments: ["94103", "90210", "94103-1234"])
  func ofTheUnitedStatesIsMeantAsBefore(text: String) throws {
    let first = try gazetteer.search(text).first
    #expect(first?.place.country == "US" && first?.likeness == .exact)
  }

  @Test func partOfATownHasItBeside() throws {
    let place = try #require(try gazetteer.search("602 00", scope: SearchScope(region: "CZ")).first)
    #expect(place.place.town == "Brno" && place.place.timeZone == "Europe/Prague")
    #expect(try gazetteer.search("6020 Innsbruck").first?.place.town == nil)
  }
}
