import Clients
@_spi(Building) import Gazetteer
import Reports
import Testing

/// Places that aren't towns: airports by code and name, regions, countries and islands.
@Suite struct FeatureTests {
  @Test(arguments: [
    ("LHR", "London Heathrow Airport", "EGLL"), ("EGLL", "London Heathrow Airport", "EGLL"),
    ("JFK", "John F Kennedy International Airport", "KJFK"),
    ("CDG", "Charles de Gaulle International Airport", "LFPG"),
    ("BTS", "M. R. Stefanik Airport", "LZIB"), ("lhr", "London Heathrow Airport", "EGLL"),
    ("TAT", "Poprad-Tatry Airport", "LZTT"),
    ("MAN", "Manchester Airport", "EGCC"), ("DEL", "Indira Gandhi International Airport", "VIDP"),
    ("PVG", "Shanghai Pudong International Airport", "ZSPD"),
  ])
  func codeIsItsAirport(text: String, name: String, icao: String) throws {
    let matches = try gazetteer.search(text)
    let match = try #require(matches.first)
    #expect(match.place.name == name)
    #expect(match.place.kind == .airport)
    #expect(match.place.codes?.icao == icao)
    #expect(match.matchedName == text.uppercased())
    #expect(match.highlight == 0..<text.count)
    #expect(match.quality == .good)
  }

  @Test func townOfAnAirportFollowsIt() throws {
    let places: [Place] = try gazetteer.search("BTS", limit: 2).map(\.place)
    try #require(places.count == 2)
    #expect(places[0].kind == .airport)
    #expect(places[0].town == "Bratislava")
    #expect(places[1].kind == .town)
    #expect(places[1].name == "Bratislava")
    #expect(places[0].elevation?.in(.meters) == 133)
    #expect(places[0].timeZone == "Europe/Bratislava")
  }

  /// Codes in small letters may be words, and those of ICAO have as many letters as many a town.
  @Test(arguments: [
    "spa", "bar", "ica", "man", "hof", "van", "ufa", "osl", "ber", "nis", "LIMA", "KOBE", "lima",
    "Bari", "graz", "oslo", "ROME",
  ])
  func wordStaysATown(text: String) throws {
    let first = try #require(try gazetteer.search(text).first?.place)
    #expect(first.kind == .town, "\(first.name)")
    #expect(FoldedName.key(of: first.name).hasPrefix(FoldedName.key(of: text)))
  }

  @Test(arguments: [
    ("Tuscany", "Tuscany", PlaceKind.region, "Florence", "IT"),
    ("toskánsko", "Tuscany", .region, "Florence", "IT"),
    ("texas", "Texas", .region, "Houston", "US"), ("Bali", "Bali", .island, "Denpasar", "ID"),
    ("Crete", "Crete", .island, "Irákleion", "GR"),
    ("Slovakia", "Slovakia", .country, "Bratislava", "SK"),
    ("slovensko", "Slovakia", .country, "Bratislava", "SK"),
    ("Italien", "Italy", .country, "Rome", "IT"),
    ("UK", "United Kingdom", .country, "London", "GB"),
    ("日本", "Japan", .country, "Tokyo", "JP"),
  ])
  func regionHasTheWeatherOfItsTown(
    text: String, name: String, kind: PlaceKind, town: String, country: String
  ) throws {
    let place = try #require(try gazetteer.search(text).first?.place)
    #expect(place.name == name)
    #expect(place.kind == kind)
    #expect(place.town == town)
    #expect(place.country == country)
    let there = try gazetteer.search("\(town), \(country)").first?.place
    #expect(there?.coordinate == place.coordinate)
    #expect(there?.timeZone == place.timeZone)
    #expect(place.population == nil)
  }

  @Test(arguments: [
    ("Santorini", "Santorini", PlaceKind.island), ("heathrow", "London Heathrow Airport", .airport),
    ("Schiphol", "Amsterdam Airport Schiphol", .airport),
    ("oslo airport", "Oslo Gardermoen Airport", .airport),
  ])
  func nameFindsIslandsAndAirports(text: String, name: String, kind: PlaceKind) throws {
    let place = try #require(try gazetteer.search(text).first?.place)
    #expect(place.name == name)
    #expect(place.kind == kind)
  }

  @Test(arguments: [
    ("JFK airport", "JFK"), ("jfk airport", "JFK"), ("Schiphol airport", "AMS"),
    ("Gatwick airport", "LGW"), ("Letisko Bratislava", "BTS"), ("Changi", "SIN"),
    ("LaGuardia", "LGA"), ("Logan airport", "BOS"), ("flughafen münchen", "MUC"),
    ("Kennedy airport", "JFK"), ("Aéroport de Genève", "GVA"), ("TAT airport", "TAT"),
  ])
  func wordForAirportMeansOne(text: String, code: String) throws {
    let match = try #require(try gazetteer.search(text).first)
    #expect(match.place.kind == .airport)
    #expect(match.place.codes?.iata == code)
    #expect(match.quality == .good)
  }

  /// That of the town that is meant, and of those the one with most flights.
  @Test(arguments: [
    ("Sydney airport", "SYD"), ("Los Angeles airport", "LAX"), ("Chicago airport", "ORD"),
    ("London airport", "LHR"), ("London airports", "LHR"), ("Berlin airport", "BER"),
    ("Paris airport", "CDG"), ("Milan airport", "MXP"), ("Stockholm airport", "ARN"),
    ("Rome airport", "FCO"), ("letiská Londýn", "LHR"), ("New York airport", "JFK"),
    ("Tokyo airport", "HND"), ("Orlando airport", "MCO"), ("Dallas airport", "DFW"),
    // Venice in Florida has an airport of that name, and that of Montreal's neighbor begins with it.
    ("Venice airport", "VCE"), ("Naples airport", "NAP"), ("Delhi airport", "DEL"),
    ("Montreal airport", "YUL"), ("Basel airport", "BSL"), ("Buenos Aires airport", "EZE"),
    ("Venice airport, Florida", "VNC"), ("letisko Benátky", "VCE"), ("Nitra airport", "LZNI"),
  ])
  func airportOfTheTownThatIsMeantComesFirst(text: String, code: String) throws {
    let first = try #require(try gazetteer.search(text).first?.place)
    let codes = [first.codes?.iata, first.codes?.icao]
    #expect(codes.contains(code))
  }

  /// "Clermont-Ferrand Auvergne Airport" has the word, too.
  @Test func partOfAnAirportsNameComesBehindTheRegionThatBeginsSo() throws {
    let found = try gazetteer.search("auvergne").map(\.place.kind)
    #expect(found.first == .region)
    #expect(found.contains(.airport))
  }

  @Test func regionOfItsTownsNameIsNotListedTwice() throws {
    for text in ["Oslo", "Berlin", "Singapore", "bratislava"] {
      let first: [Place] = try gazetteer.search(text, limit: 3).map(\.place)
      let same = first.filter { $0.coordinate == first[0].coordinate }
      #expect(same.count == 1, "\(text)")
      #expect(first[0].kind == .town)
    }
  }

  @Test(arguments: [
    "tusc", "slovak", "heathr", "santor", "kilimanj", "gerlachovs", "balat", "lake gar",
  ])
  func beginningIsCompleted(text: String) throws {
    let feature = try gazetteer.complete(text).first { $0.place.kind != .town }
    #expect(feature?.highlight != nil)
  }

  /// Regions have their usual names in Slovak, or their own, without English words for their kind.
  @Test(arguments: [
    ("Milano", "Lombardsko"), ("Glasgow", "Škótsko"), ("Namur", "Valónsko"),
    ("Nizhny Novgorod", "Nižnonovgorodská oblasť"), ("Győr", "Rábsko-mošonsko-šopronská župa"),
    ("Nabeul", "Nabeul"), ("Riyadh", "Rijád"), ("Dammam", "Eastern Province"),
    ("Monaco", "Monako"),
  ])
  func slovakNamesTheRegionsOfTowns(text: String, region: String) throws {
    let place = try gazetteer.search(text, scope: SearchScope(language: .slovak)).first?.place
    #expect(place?.region == region)
  }

  @Test func slovakNamesRegionsAndTheirTowns() throws {
    let place = try gazetteer.search("Tuscany", scope: SearchScope(language: .slovak)).first?.place
    #expect(place?.name == "Toskánsko")
    #expect(place?.town == "Florencia")
  }

  @Test func countryRestrictsFeaturesToo() throws {
    let scope = SearchScope(country: "SK")
    for text in ["LHR", "tuscany", "texas"] {
      let countries = try gazetteer.search(text, scope: scope).map(\.place.country)
      #expect(countries.allSatisfy { $0 == "SK" }, "\(text)")
    }
    #expect(try gazetteer.search("BTS", scope: scope).first?.place.kind == .airport)
  }

  @Test func nearestIsATown() throws {
    let heathrow = try #require(try gazetteer.search("LHR").first?.place)
    #expect(try gazetteer.nearest(to: heathrow.coordinate)?.place.kind == .town)
    #expect(try gazetteer.cities(limit: 500).allSatisfy { $0.kind == .town })
  }

  /// Before there were features, 1,486 of these came first: the others share their name with a larger town.
  @Test func largestTownsKeepTheirFirstPlace() throws {
    let towns = try gazetteer.cities(limit: 1500).filter { !$0.name.contains(" in ") }
    let first = try towns.filter { town in
      guard let found = try gazetteer.search(town.name, limit: 1).first?.place else { return false }
      return (found.coordinate.distance(to: town.coordinate)?.in(.kilometers) ?? 0) < 20
    }
    #expect(towns.count == 1500)
    #expect(first.count >= 1484, "\(first.count)")
  }

  /// "Wee-ka-nahs *" of Winnipeg is a note about a name.
  @Test func footnotesAreNoNames() throws {
    for text in ["weekanahs", "winnipeg", "wee-ka"] {
      let names = try gazetteer.search(text).compactMap(\.matchedName)
      #expect(!names.contains { $0.contains("*") }, "\(text)")
    }
  }
}
