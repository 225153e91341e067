import GRDB
import WeatherClients

extension Finder {
  /// Airports of this code, and the towns that have it too.
  mutating func findAirports(_ name: SoughtName) throws {
    let letters = name.typed.utf8.count
    if (3...4).contains(letters), name.folded.key.utf8.count == letters {
      try findAirports(code: name, CodeSpelling(name.typed).cost(letters: letters))
    }
    guard let named = name.withoutAirportWord else { return }
    let code = named.typed.utf8.count
    if (3...4).contains(code) {
      try findAirports(code: named, CodeSpelling.capitals.cost(letters: code))
    }
    let limit = depth + 5
    var airports = try [named.folded.key, named.folded.key + "airport"].flatMap { key in
      try Feature.airports(whole: key, in: named.areas, limit: limit, from: database)
    }
    if airports.isEmpty {
      // "Flughafen München" is that of the town, which has another name in English.
      let towns = FullText(database: database, areas: named.areas, kept: kept)
      for place in try NameUsage.shown.flatMap({
        try towns.whole(named.keys, in: $0.table, limit: 2)
      }) {
        airports += try Feature.airports(
          serving: place.rank, in: named.areas, limit: limit, from: database)
      }
    }
    // JFK lies in Queens: of the airports of New York, the busiest comes first, however large the part is that it lies
    // in.
    let largest = try airports.map { try $0.townWeight(in: database) }.max() ?? 0
    for airport in airports {
      let missing = largest - (try airport.townWeight(in: database))
      // The word says that an airport is meant, not the town.
      add(airport, .whole, named, -Weight.airportCost - 0.95 * missing)
    }
  }

  private mutating func findAirports(code: SoughtName, _ cost: Double) throws {
    let typed = code.typed.uppercased()
    let airports = try Feature.airports(
      whole: typed, in: code.areas, limit: depth + 5, from: database)
    for airport in airports { add(airport, .airport, code, cost - Weight.airportCost) }
    let sql = "SELECT \(PlaceWeight.columns) FROM airport JOIN place USING (rank) WHERE code = ?"
    let statement = try database.cachedStatement(sql: sql)
    for place in try Row.fetchAll(statement, arguments: [typed]).compactMap(PlaceWeight.init)
    where code.areas.allSatisfy({ $0.contains(place.region) }) {
      // The airport comes before its town, however quiet it is.
      add(place, .airport, .own, code, cost + 0.5)
    }
  }

  /// Regions, countries, airports and landmarks with this name, or a name that it begins.
  mutating func findFeatures(_ name: SoughtName, isGuess: Bool = false) throws {
    let key = name.folded.key
    let isLong = key.unicodeScalars.count >= 3 && !isGuess
    for areas in areaSets(name) {
      let begun =
        isLong
        ? try Feature.all(beginning: key, in: areas, limit: depth + 5, from: database) : []
      let area = begun.filter(\.isArea).map(\.weight).max() ?? -.infinity
      for feature in try Feature.all(whole: key, in: areas, limit: depth + 5, from: database) {
        // "Provence" is in the name of an airport there.
        let isDoubtful = feature.isNamedInPart && area > feature.weight
        let cost = isDoubtful ? 3 : feature.cost
        add(feature, .whole, name, cost + (isGuess ? 1 : 0))
      }
      for feature in begun { add(feature, .beginning, name, max(0, feature.cost)) }
    }
  }

  mutating func add(
    _ feature: Feature, _ kind: PlaceMatch.Kind, _ name: SoughtName, _ cost: Double,
    key: String? = nil, slips: Int = 0
  ) {
    let weight = PlaceWeight(
      rank: feature.number, name: "", region: feature.region, size: feature.weight)
    add(
      weight, kind, .own, name, cost, keys: [key ?? name.folded.key], slips: slips, feature: feature
    )
  }
}
