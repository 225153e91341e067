import GRDB
import WeatherClients
import WeatherModels

/// A country, a region, an airport or an island. It is found by its names and codes like a town, but never by where it
/// lies, and has the weather of an airport or of its largest town.
struct Feature {
  let kind: PlaceKind
  /// The rank of the town whose weather it has, or that an airport serves.
  let town: Int
  /// Its rank is a number beyond those of all places.
  let weight: PlaceWeight
  /// Whether it was found by a name of another language than those that are shown.
  let isForeign: Bool
  private let slovak: String?
  private let site: Site?

  /// Where an airport lies.
  private struct Site {
    var coordinate: Coordinate
    var elevation: Elevation?
    var zone: String?
    var codes: AirportCodes?
  }

  /// Whether it is as large as a region.
  var isArea: Bool { site == nil }

  /// Those with a name that is this folded one.
  static func all(whole key: String, from database: Database) throws -> [Feature] {
    try areas("key = ? AND usage < 2", [key], database) + sites(whole: key, from: database)
  }

  /// Those with a name that begins so, by the names that are shown.
  static func all(beginning key: String, from database: Database) throws -> [Feature] {
    let bounds: StatementArguments = [key, key + "\u{10FFFF}"]
    let areas = try areas("key >= ? AND key < ? AND usage = 0", bounds, database)
    return try areas + sites("key >= ? AND key < ?", bounds, database)
  }

  /// Airports with this code, in capitals, and airports and islands of this folded name.
  static func sites(whole key: String, from database: Database) throws -> [Feature] {
    try sites("key = ?", [key], database)
  }

  /// The feature as a place, with what its town has in common with it.
  func place(at town: Place, in language: PlaceLanguage) -> Place {
    var place = town
    place.name = name(in: language)
    place.kind = kind
    // An island has the weather of its airport.
    place.town = kind == .island && site != nil ? nil : town.name
    place.population = nil
    if let site {
      place.coordinate = site.coordinate
      place.elevation = site.elevation
      place.timeZone = site.zone ?? town.timeZone
      place.codes = site.codes
    } else {
      place.region = nil
    }
    return place
  }

  /// The English or Slovak name that has one of these keys.
  func name(matching keys: [String]) -> String? {
    [weight.name, slovak].compactMap(\.self).first { name in
      keys.contains { FoldedName.name(name, begins: $0, isWhole: false) }
    }
  }
}

extension Feature {
  /// The numbers of features begin here, far beyond the ranks of places.
  private static let (firstSite, firstRegion, firstCountry) = (1_000_000, 2_000_000, 3_000_000)
  /// As many as a key press may find: the first of those that begin with three letters.
  private static let most = 40

  private func name(in language: PlaceLanguage) -> String {
    language == .slovak ? slovak ?? weight.name : weight.name
  }

  private static func areas(
    _ condition: String, _ arguments: StatementArguments, _ database: Database
  ) throws -> [Feature] {
    let statement = try database.cachedStatement(
      sql: """
        SELECT first, last, (SELECT count(*) FROM region WHERE country = inside.country),
          inside.english, inside.slovak, inside.town, inside.population, inside.renown,
          inside.island, usage, country.english, country.slovak, country.town, country.population, country.renown
        FROM qualifier JOIN region AS inside ON inside.id = first
        JOIN country ON country.code = inside.country
        WHERE \(condition) LIMIT \(most)
        """)
    return try Row.fetchAll(statement, arguments: arguments).compactMap(Feature.init(area:))
  }

  private init?(area row: Row) {
    guard let first = row.integer(0), let last = row.integer(1), let regions = row.integer(2)
    else { return nil }
    // A country without regions is one region itself.
    let isCountry = last > first || regions == 1
    let column = isCountry ? 10 : 3
    guard let name = row.cleanText(column), let town = row.integer(column + 2),
      let population = row.integer(column + 3), let renown = row.integer(column + 4)
    else { return nil }
    let isIsland = row.integer(8) == 1
    kind = isCountry ? .country : isIsland ? .island : .region
    isForeign = row.integer(9) != 0
    self.town = town
    slovak = row.cleanText(column + 1)
    site = nil
    weight = PlaceWeight(
      rank: (isCountry ? Self.firstCountry : Self.firstRegion) &+ first, name: name, region: first,
      size: PlaceWeight.size(population: population, renown: renown))
  }

  private static func sites(
    _ condition: String, _ arguments: StatementArguments, _ database: Database
  ) throws -> [Feature] {
    let statement = try database.cachedStatement(
      sql: """
        SELECT site.id, island, site.name, town, site.latitude, site.longitude, site.elevation,
          iata, icao, zone.name, place.region, population, renown
        FROM site_key JOIN site ON site.id = site JOIN place ON place.rank = town
        LEFT JOIN zone ON zone.id = site.zone
        WHERE \(condition) LIMIT \(most)
        """)
    return try Row.fetchAll(statement, arguments: arguments).compactMap(Feature.init(site:))
  }

  private init?(site row: Row) {
    guard let id = row.integer(0), let island = row.integer(1), let name = row.cleanText(2),
      let town = row.integer(3), let coordinate = Coordinate(row, latitude: 4, longitude: 5),
      let region = row.integer(10), let population = row.integer(11), let renown = row.integer(12)
    else { return nil }
    kind = island == 0 ? .airport : .island
    isForeign = false
    self.town = town
    slovak = nil
    site = Site(
      coordinate: coordinate, elevation: row.integer(6).flatMap { Elevation(Double($0), .meters) },
      zone: row.cleanText(9), codes: AirportCodes(iata: row.text(7), icao: row.text(8)))
    weight = PlaceWeight(
      rank: Self.firstSite &+ id, name: name, region: region,
      size: PlaceWeight.size(population: population, renown: renown))
  }
}
