import GRDB
import WeatherClients

extension Finder {
  /// Airports of this code or, behind the word, of this name, and the towns that have the code too.
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
    try findAirports(named: named)
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
      let size = airports.map { $0.weight + Weight.airportCost }.max() ?? place.size
      add(place, .airport, .own, code, cost + max(0.5, place.size - size + 0.1))
    }
  }

  /// Airports of the town with this name, then those that are called so elsewhere: "Venice airport" is not the one of
  /// Venice in Florida, which has the name in its own.
  private mutating func findAirports(named name: SoughtName) throws {
    let named = try [name.folded.key, name.folded.key + "airport"].flatMap { key in
      try Feature.airports(whole: key, in: name.areas, limit: depth + 5, from: database)
    }
    func isNamed(_ airport: Feature) -> Bool { named.contains { $0.number == airport.number } }
    let town = try town(name)
    let around = try town.map {
      try Feature.airports(around: $0.rank, in: name.areas, from: database)
    }
    let near = around?.map(\.airport).filter(isNamed) ?? named
    let close = around?.filter(\.isClose) ?? []
    let flown = close.filter(\.hasFlights)
    let major = flown.filter { $0.isInternational && $0.isInCountry }
    let isComplete = around?.contains { $0.isInternational && isNamed($0.airport) } == true
    func largest(_ airports: [Feature]) throws -> Double {
      try airports.map { try $0.townWeight(in: database) }.max() ?? -.infinity
    }
    // "Kennedy airport" isn't that of Kennedy in Bogotá.
    let size = town.map { $0.size - Weight.airportCost } ?? -.infinity
    let isDoubtful = try near.isEmpty && largest(named) >= size
    let extra =
      isComplete || isDoubtful ? [] : near.isEmpty ? (flown.isEmpty ? close : flown) : major
    // JFK lies in Queens: of the airports of New York, the busiest comes first, however large the part is that it lies in.
    let most = try max(size, largest(near))
    // The word says that an airport is meant, not the town.
    let cost = -Weight.airportCost
    for airport in near + extra.map(\.airport) {
      let missing = most - (try airport.townWeight(in: database))
      // Of two in one town, the international one is meant.
      let isMajor = extra.contains { $0.airport.number == airport.number && $0.isInternational }
      add(airport, .whole, name, cost - (isMajor ? 0.2 : 0) - 0.95 * missing)
    }
    for airport in named where !near.contains(where: { $0.number == airport.number }) {
      add(airport, .whole, name, cost)
    }
  }

  /// The largest town with this name in a language that counts as in use.
  private func town(_ name: SoughtName) throws -> PlaceWeight? {
    let towns = FullText(database: database, areas: name.areas, kept: kept)
    let found = try NameUsage.shown.flatMap { usage in
      try towns.whole(name.keys, in: usage.table, limit: 2).map { ($0, $0.size - usage.cost) }
    }
    return found.max { $0.1 < $1.1 }?.0
  }
}
