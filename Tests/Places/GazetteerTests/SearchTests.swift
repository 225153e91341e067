import Clients
@_spi(Building) import Gazetteer
import Reports
import Testing

@Suite struct SearchTests {
  @Test(arguments: [
    ("žilina", "Žilina, Žilina Region, SK"), ("ZILINA", "Žilina, Žilina Region, SK"),
    ("Жилина", "Žilina (Жилина), Žilina Region, SK"),
    ("Gau-Algesheim", "Gau-Algesheim, Rheinland-Pfalz, DE"),
    ("Gau Algesheim", "Gau-Algesheim, Rheinland-Pfalz, DE"), ("東京", "Tokyo (東京), Tokyo, JP"),
    ("koln", "Köln, North Rhine-Westphalia, DE"),
    ("Cologne", "Köln (Cologne), North Rhine-Westphalia, DE"),
    ("saint-étienne", "Saint-Étienne, Auvergne-Rhône-Alpes, FR"),
    ("St Etienne", "Saint-Étienne, Auvergne-Rhône-Alpes, FR"), ("Tromso", "Tromsø, Troms, NO"),
    ("lodz", "Łódź, Łódź Voivodeship, PL"), ("New York", "New York City, New York, US"),
    ("york in us", "York, Pennsylvania, US"), ("springfield, IL", "Springfield, Illinois, US"),
    ("paris, texas", "Paris, Texas, US"), ("wien", "Vienna (Wien), Vienna, AT"),
    ("Breslau", "Wrocław (Breslau), Lower Silesia, PL"), ("Posen", "Posen, Illinois, US"),
    ("ber", "Berlin, Berlin, DE"), ("bts", "M. R. Stefanik Airport (BTS), Bratislava Region, SK"),
    ("paris, nowhereland", "Paris, Île-de-France, FR"), ("dongjing", "Tokyo (dongjing), Tokyo, JP"),
    ("G. Algesheim", "Gau-Algesheim, Rheinland-Pfalz, DE"),
    ("29 Palms", "Twentynine Palms (29 Palms), California, US"),
    ("100 Mile House", "100 Mile House, British Columbia, CA"),
  ])
  func firstMatchIsTheExpectedPlace(text: String, expected: String) throws {
    #expect(try gazetteer.search(text).first.map(description) == expected)
  }

  @Test func rareNameIsOneThatNoLanguageUses() throws {
    #expect(try gazetteer.search("Breslau").first?.isNameRare == true)
    #expect(try gazetteer.search("Wien").first?.isNameRare == false)
    #expect(try gazetteer.search("Oslo").first?.isNameRare == false)
    // Of a small place it isn't trusted.
    #expect(try gazetteer.search("Harpers Ferry").first?.quality == .weak)
    #expect(try gazetteer.search("Jackson Hole").first?.quality == .good)
  }

  @Test func namesakesComeByTheirSize() throws {
    let matches = try gazetteer.search("birmingham", limit: 3)
    #expect(
      matches.map(description) == [
        "Birmingham, England, GB", "Birmingham, Alabama, US", "Birmingham, Michigan, US",
      ])
  }

  @Test func beginningIsANameThatManyPlacesHave() throws {
    let matches = try gazetteer.search("spring", limit: 100).prefix(4).map(description)
    #expect(
      matches == [
        "Spring, Texas, US", "Springfield, Missouri, US", "Springfield, Massachusetts, US",
        "Springfield, Illinois, US",
      ])
    let completions = try gazetteer.complete("spring", limit: 20).prefix(5)
    #expect(completions.count { $0.place.name == "Springfield" } == 3)
  }

  @Test(arguments: ["Well", "San Marco", "Conco", "Alban"])
  func nameInFullStaysBeforeALongerOneOfMany(name: String) throws {
    #expect(
      FoldedName.key(of: try gazetteer.search(name)[0].place.name) == FoldedName.key(of: name))
  }

  @Test(arguments: [
    ("Bratislva", "Bratislava"), ("Reykjavk", "Reykjavík"), ("Copenhagn", "Copenhagen"),
    ("Los Angelos", "Los Angeles"), ("Stockhlm", "Stockholm"), ("Berlni", "Berlin"),
    ("Springfeld, IL", "Springfield"), ("Müchen", "Munich"), ("Talinn", "Tallinn"),
    ("Venize", "Venice"), ("Wienn", "Vienna"), ("Zilna", "Žilina"), ("Berln", "Berlin"),
    ("Lisbn", "Lisbon"), ("Mlian", "Milan"), ("Toyko", "Tokyo"), ("Brtislava", "Bratislava"),
    ("Pargue", "Prague"),
  ])
  func typoStillFindsThePlace(text: String, expected: String) throws {
    let first = try gazetteer.search(text).first
    #expect(first?.place.name == expected)
    #expect(first?.quality != .good)
  }

  @Test(arguments: ["Bratislva", "Reykjavk", "Copenhagn", "Los Angelos"])
  func typoFindsOnlyNamesThatAreNear(text: String) throws {
    #expect(try gazetteer.search(text, limit: 100).allSatisfy { $0.quality == .typo })
  }

  @Test(arguments: [
    ("Tallinn", PlaceMatch.Likeness.exact), ("Reykjav", .beginning), ("Reykjaví", .oneSlip),
    ("Johanesburg", .oneSlip), ("Singapor", .oneSlip), ("Springf", .beginning),
    ("Talinn", .oneSlip), ("Brtislva", .near), ("LHR", .exact), ("paris, nowhereland", .near),
  ])
  func matchSaysHowSureItIs(text: String, likeness: PlaceMatch.Likeness) throws {
    #expect(try gazetteer.search(text).first?.likeness == likeness)
  }

  @Test(arguments: [
    ("wien", "Wien", 0..<4), ("york", nil, 0..<4), ("st etienne", nil, 0..<13),
    ("frankfurt", nil, 0..<9), ("lax", "LAX", 0..<3),
  ])
  func matchSaysWhyItMatched(text: String, name: String?, highlight: Range<Int>) throws {
    let first = try gazetteer.search(text).first
    #expect(first?.matchedName == name)
    #expect(first?.highlight == highlight)
  }

  @Test func countryRestrictsTheSearch() throws {
    let scope = SearchScope(country: "sk")
    let matches = try gazetteer.search("b", scope: scope, limit: 20)
    #expect(matches.count == 20)
    #expect(matches.allSatisfy { $0.place.country == "SK" })
    #expect(matches.first?.place.name == "Bratislava")
    // Israel has the code, too.
    let springfields = try gazetteer.search("springfield, IL", scope: SearchScope(country: "US"))
    #expect(springfields.allSatisfy { $0.place.country == "US" })
    #expect(try gazetteer.search("paris", scope: SearchScope(country: "??")).isEmpty)
  }

  @Test(arguments: [("Tokyo in JP", "Tokyo"), ("paris, texas", "Paris"), ("York in us", "York")])
  func whatIsTypedWinsOverTheCountry(text: String, name: String) throws {
    let first = try gazetteer.search(text, scope: SearchScope(country: "SK")).first
    #expect(first?.place.name == name)
    #expect(first?.quality == .good)
  }

  @Test(arguments: [
    ("JP", true), ("Illinois", true), ("Slovensko", true), ("xx", false), ("zz", false),
    ("nowhereland", false), ("", false),
  ])
  func areasAreKnown(name: String, isKnown: Bool) throws {
    #expect(try gazetteer.client { _ in }.isArea(name) == isKnown)
  }

  @Test(arguments: [("paris", "Texas"), ("birmingham", "Alabama"), ("moscow", "Idaho")])
  func preferredCountryComesFirst(text: String, region: String) throws {
    let scope = SearchScope(preferredCountries: ["US"])
    #expect(try gazetteer.search(text, scope: scope).first?.place.region == region)
  }

  @Test func preferredCountryDoesNotHideTheWorld() throws {
    let scope = SearchScope(preferredCountries: ["SK", "CZ", "NO"])
    #expect(try gazetteer.search("london", scope: scope).first?.place.country == "GB")
  }

  /// A name that people use explains a match, and so does one that was typed; "Croydon London" doesn't.
  @Test func knowsWhichNamesExplainAMatch() throws {
    let found = try gazetteer.search("london", limit: 60)
    #expect(found.contains { $0.matchedName != nil && !$0.isMatchedNameUsual })
    #expect(found.allSatisfy { $0.matchedName?.contains("  ") != true })
    #expect(try gazetteer.search("wien").first?.isMatchedNameUsual == true)
    #expect(try gazetteer.search("nyc").first?.isMatchedNameUsual == true)
  }

  @Test func slovakNamesPlacesRegionsAndCountries() throws {
    let first = try gazetteer.search("wien", scope: SearchScope(language: .slovak)).first
    #expect(first?.place.name == "Viedeň")
    #expect(first?.place.countryName == "Rakúsko")
    #expect(first?.matchedName == "Wien")
    let mexico = try gazetteer.search("Puebla in mx", scope: SearchScope(language: .slovak)).first
    #expect(mexico?.place.countryName == "Mexiko")
    let home = try gazetteer.search("zilina", scope: SearchScope(language: .slovak)).first
    #expect(home?.place.region == "Žilinský kraj")
  }

  @Test(arguments: [("Poprad", 668.0), ("Jericho", -233), ("Petrzalka", nil)])
  func placeKnowsHowHighItLies(name: String, metres: Double?) throws {
    #expect(try gazetteer.search(name).first?.place.elevation?.in(.meters) == metres)
  }

  @Test func fewerMatchesAreTheFirstOfMore() throws {
    let all = try gazetteer.search("san", limit: 30)
    #expect(all.count == 30)
    #expect(try gazetteer.search("san", limit: 10) == Array(all.prefix(10)))
  }

  @Test(arguments: [
    ("94103", "San Francisco (94103), California, US", PlaceMatch.Quality.weak),
    ("94103 in us", "San Francisco (94103), California, US", .good),
    ("94103-1234, US", "San Francisco (94103), California, US", .good),
    ("Beverly Hills 90210", "Beverly Hills (90210), California, US", .good),
    ("New York 10001", "New York (10001), New York, US", .good),
    ("Beverly Hills, CA 90210", "Beverly Hills (90210), California, US", .good),
    ("90210 Beverly Hills", "Beverly Hills (90210), California, US", .good),
    ("New York City 10001, US", "New York (10001), New York, US", .good),
  ])
  func postalCodeOfTheUnitedStatesIsKnown(
    text: String, expected: String, quality: PlaceMatch.Quality
  ) throws {
    let first = try gazetteer.search(text).first
    #expect(first.map(description) == expected)
    #expect(first?.quality == quality)
  }

  @Test(arguments: ["000 00", "94103 in at", "00000", "Berlin 94103", "Oslo 90210", "300 2", "K2"])
  func postalCodeOfAnotherPlaceIsNot(text: String) throws {
    #expect(try gazetteer.search(text).allSatisfy { $0.kind != .postalCode })
  }

  @Test func pointIsAPlaceWithItsRegionAndTimeZone() throws {
    let first = try gazetteer.search("48.15,17.11").first
    #expect(
      first?.place
        == Place(
          name: "48.15, 17.11", country: "SK", countryName: "Slovakia", region: "Bratislava Region",
          coordinate: try point(48.15, 17.11), timeZone: "Europe/Bratislava", kind: .point))
  }

  @Test(arguments: [
    "", " ", "***", "\"", "'; DROP TABLE place; --", "NEAR(", "-", "a AND", "OR", "^a", "a*b",
    "\u{0}", "\u{1}\u{2}", "\u{FFFD}", "😀", "e\u{301}", ",", ", ,", " in ", "in in in", "(", ")(",
    "(a",
    "1e999,1", "nan,nan", "٤٨", "\u{202E}abc",
    String(repeating: "x", count: 10_000), String(repeating: "a ", count: 5_000),
    String(repeating: ",", count: 10_000), String(repeating: "é", count: 101),
  ])
  func badInputIsAnswered(text: String) throws {
    let found = try gazetteer.search(text) + gazetteer.complete(text)
    #expect(text.contains(where: \.isLetter) || found.isEmpty)
    #expect(try gazetteer.search(text, limit: -1).isEmpty)
  }

  @Test(arguments: ["1", "-1", "+15", "00000", "1275"])
  func numberIsNoPartOfAName(text: String) throws {
    #expect(try gazetteer.search(text).isEmpty)
    #expect(try gazetteer.complete(text).isEmpty)
  }
}
