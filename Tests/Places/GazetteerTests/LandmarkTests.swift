import Clients
import Gazetteer
import Reports
import Testing

/// Mountains, islands, lakes, ranges, capes, seas and areas.
@Suite struct LandmarkTests {
  @Test(arguments: [
    ("Mont Blanc", "Mont Blanc", PlaceKind.mountain, Double?(4806)),
    ("Kilimanjaro", "Kilimanjaro", .mountain, 5895),
    ("Gerlachovský štít", "Gerlachovský štít", .mountain, 2655),
    ("Everest", "Mount Everest", .mountain, 8849), ("mt everest", "Mount Everest", .mountain, 8849),
    ("mount kriváň", "Kriváň", .mountain, 2495), ("Balaton", "Balaton", .lake, nil),
    ("Lake Balaton", "Balaton", .lake, nil), ("Lake Garda", "Lake Garda", .lake, nil),
    ("Bodensee", "Lake Constance", .lake, nil), ("Isle of Skye", "Isle of Skye", .island, nil),
    ("skye", "Isle of Skye", .island, nil), ("Sylt", "Sylt", .island, nil),
    ("High Tatras", "High Tatras", .range, nil), ("vysoké tatry", "High Tatras", .range, nil),
    ("Cornwall", "Cornwall", .area, nil), ("New England", "New England", .area, nil),
    ("yorkshire", "Yorkshire", .area, nil), ("Black Forest", "Black Forest", .area, nil),
    ("schwarzwald", "Black Forest", .area, nil), ("highlands", "Scottish Highlands", .area, nil),
    ("bay area", "San Francisco Bay Area", .area, nil), ("Liptov", "Liptov", .area, nil),
    ("Dolomity", "Dolomites", .range, nil), ("Snowdon", "Snowdon", .mountain, 1085),
    ("Galapagos", "Galápagos Islands", .area, nil), ("Tirol", "Tyrol", .region, nil),
    ("Andalucía", "Andalusia", .region, nil), ("Baltic Sea", "Baltic Sea", .sea, nil),
    ("ostsee", "Baltic Sea", .sea, nil), ("cape horn", "Cape Horn", .cape, nil),
    ("Alps", "Alps", .range, nil), ("Sahara", "Sahara", .area, nil),
  ])
  func landmarkComesFirstUnderItsName(
    text: String, name: String, kind: PlaceKind, meters: Double?
  ) throws {
    let match = try #require(try gazetteer.search(text).first)
    #expect(match.place.name == name)
    #expect(match.place.kind == kind)
    if let meters { #expect(match.place.elevation?.in(.meters) == meters) }
    #expect(match.quality == .good)
    #expect(match.likeness == .exact)
    #expect(match.highlight != nil)
  }

  @Test(arguments: [
    ("Vysoké Tatry", "Vysoké Tatry", nil), ("High Tatras", "Vysoké Tatry", "High Tatras"),
    ("Tatry", "Tatry", nil), ("Kráľova hoľa", "Kráľova hoľa", nil), ("Sitno", "Sitno", nil),
    ("Stredozemné more", "Stredozemné more", nil), ("alpy", "Alpy", nil),
    ("Mont Blanc", "Mont Blanc", nil), ("Kriváň", "Kriváň", nil),
  ])
  func itsSlovakNameIsShownInSlovak(text: String, name: String, matched: String?) throws {
    let match = try #require(
      try gazetteer.search(text, scope: SearchScope(language: .slovak)).first)
    #expect(match.place.name == name)
    #expect(match.matchedName == matched)
  }

  /// "Tirolsko" is its name in Slovak.
  @Test func nameThatWasTypedIsShown() throws {
    #expect(try gazetteer.search("Tirol").first?.matchedName == "Tirol")
    #expect(try gazetteer.search("Bodensee").first?.matchedName == "Bodensee")
  }

  /// An area has no bounds here: places near its middle are in it.
  @Test(arguments: [
    ("Penzance, Cornwall", "Penzance"), ("St Ives, Cornwall", "St Ives"),
    ("Hexham, Northumberland", "Hexham"), ("Keswick, Cumbria", "Keswick"),
  ])
  func placesAreInAreas(text: String, name: String) throws {
    let found = try gazetteer.search(text)
    #expect(found.map(\.place.name) == [name])
    #expect(found.first?.likeness == .exact && found.first?.place.country == "GB")
  }

  /// Of two in its reach, the one nearer to its middle; and a county that shares its name with a city is one, too.
  @Test(arguments: [("Eye, Suffolk", 1.15), ("Holt, Norfolk", 1.09)])
  func theNearestOfTwoIsInAnArea(text: String, longitude: Double) throws {
    let found = try #require(try gazetteer.search(text, limit: 1).first)
    #expect(abs(found.place.coordinate.longitude - longitude) < 0.01)
  }

  @Test(arguments: [
    ("Kilimanjro", "Kilimanjaro"), ("Gerlachovsky stitt", "Gerlachovský štít"),
    ("Bodense", "Lake Constance"), ("Isle of Skey", "Isle of Skye"),
  ])
  func typoStillFindsTheLandmark(text: String, name: String) throws {
    let matches = try gazetteer.search(text)
    #expect(matches.first?.place.name == name)
    #expect(matches.first?.quality == .typo || matches.first?.kind == .beginning)
  }

  /// Countries, regions and towns of more than 15,000 people.
  @Test(arguments: [
    ("Como", PlaceKind.town), ("Fuji", .town), ("Rhodes", .town), ("Phuket", .town),
    ("Victoria", .town), ("Sicily", .island), ("Sardinia", .island), ("Washington", .town),
    ("Niagara Falls", .town), ("Christmas Island", .country), ("Faroe Islands", .country),
    ("Kathmandu", .town), ("Titicaca", .lake), ("Erie", .town), ("Taurus", .range),
    ("Norfolk", .town), ("Red Sea", .sea), ("Olympia", .town), ("Brittany", .region),
    // A word in front means the landmark.
    ("Mount Fuji", .mountain), ("Lake Como", .lake), ("Mount Washington", .mountain),
    ("Lake Victoria", .lake), ("Lake Titicaca", .lake), ("Isle of Sylt", .island),
  ])
  func largerPlaceKeepsItsBareName(text: String, kind: PlaceKind) throws {
    #expect(try gazetteer.search(text).first?.place.kind == kind)
  }

  @Test func mountainIsInItsCountryAndHasNoTown() throws {
    let place = try #require(try gazetteer.search("Gerlachovský štít").first?.place)
    #expect(place.country == "SK")
    #expect(place.region == "Prešov Region")
    #expect(place.timeZone == "Europe/Bratislava")
    #expect(place.town == nil)
    #expect(place.population == nil)
  }

  @Test(arguments: ["Alps", "Baltic Sea", "Sahara"])
  func whatSeveralCountriesShareIsInNone(text: String) throws {
    let place = try #require(try gazetteer.search(text).first?.place)
    #expect(place.country == nil)
    #expect(place.region == nil)
    #expect(place.timeZone != nil)
  }

  @Test func countryRestrictsLandmarks() throws {
    let found = try gazetteer.search("sylt in de").first?.place
    #expect(found?.kind == .island)
    let none = try gazetteer.search("mont blanc", scope: SearchScope(country: "SK"))
    #expect(none.allSatisfy { $0.place.country == "SK" })
  }
}
