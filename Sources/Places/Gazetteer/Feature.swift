import GRDB
import Reports

/// Found by names and codes like a town, but never as the nearest place: a country, a region, an airport or a
/// landmark. Its names and the rest are read when it is shown (`FeatureDetails`).
struct Feature {
  /// Beyond the ranks of all places.
  let number: Int
  let kind: PlaceKind
  let usage: FeatureUsage
  /// In decades of population, minus the cost of its kind.
  let weight: Double
  /// The number of its region; of a country, that of its first region.
  let region: Int
  /// The rank of the town whose name begins its own.
  let namesake: Int?

  var isArea: Bool { number >= Self.firstRegion }

  /// `heathrow` of London Heathrow Airport.
  var isNamedInPart: Bool {
    !isArea && (usage == .part || usage == .yielding && kind == .airport)
  }

  /// The cost of the name, in decades of population.
  var cost: Double {
    switch usage {
    case .shown: 0
    // "Brasilia" is Brazil in some languages, "Franca" France.
    case .foreign: 3
    case .part: 0
    case .yielding: kind == .airport ? 0 : 3
    }
  }

  /// Features with this folded name, or this code in capitals; the weightiest first.
  static func all(
    whole key: String, in areas: [Area], limit: Int, from database: Database
  ) throws -> [Feature] {
    try all("key = ?", [key], usage: .foreign, areas, limit, database)
  }

  /// Features whose shown name begins with this text; the weightiest first.
  static func all(
    beginning key: String, in areas: [Area], limit: Int, from database: Database
  ) throws -> [Feature] {
    let bounds: StatementArguments = [key, key + "\u{10FFFF}"]
    return try all("key >= ? AND key < ?", bounds, usage: .shown, areas, limit, database)
  }

  /// Airports and landmarks with this code, in capitals, or this folded name.
  static func sites(
    whole key: String, in areas: [Area], limit: Int, from database: Database
  ) throws -> [Feature] {
    try sites("key = ?", [key], areas, limit, database)
  }

  /// The weight that an airport has by its town alone.
  func townWeight(in database: Database) throws -> Double {
    let sql =
      "SELECT population, renown FROM site JOIN place ON rank = town WHERE site.id = ?"
    let statement = try database.cachedStatement(sql: sql)
    let row = try Row.fetchOne(statement, arguments: [number - Self.firstSite])
    guard let population = row?.integer(0), let renown = row?.integer(1) else { return weight }
    return Weight.decades(of: kind, population: population, renown: renown)
  }

  /// Airports within some 45 km of the place of this rank, the weightiest first.
  static func airports(
    around rank: Int, in areas: [Area], from database: Database
  ) throws -> [AirportNearby] {
    // In hundred-thousandths of a degree.
    let sql = """
      SELECT \(firstSite) + id, kind, \(FeatureUsage.shown.rawValue), weight, site.region, NULL,
        abs(site.latitude - place.latitude) < 25000 AND abs(site.longitude - place.longitude) < 35000,
        iata IS NOT NULL AND icao IS NOT NULL, site.name LIKE '%International%',
        (SELECT country FROM region WHERE id = site.region)
          = (SELECT country FROM region WHERE id = place.region)
      FROM place JOIN site ON abs(site.latitude - place.latitude) < 40000
        AND abs(site.longitude - place.longitude) < 60000
      WHERE place.rank = ? ORDER BY weight DESC
      """
    return try database.all(sql, [rank]) { row in
      guard let airport = Feature(row), airport.kind == .airport,
        areas.allSatisfy({ $0.contains(airport.region) })
      else { return nil }
      return AirportNearby(
        airport: airport, isClose: row.integer(6) == 1, hasFlights: row.integer(7) == 1,
        isInternational: row.integer(8) == 1, isInCountry: row.integer(9) == 1)
    }
  }
}

/// An airport that may be a town's.
struct AirportNearby {
  let airport: Feature
  /// Within some 25 km.
  let isClose: Bool
  /// Whether it has codes of both kinds, as airports with flights have.
  let hasFlights: Bool
  /// By its name.
  let isInternational: Bool
  /// Whether it is in the town's country.
  let isInCountry: Bool
}

extension Feature {
  /// The numbers of features begin here.
  static let (firstSite, firstRegion, firstCountry) = (1_000_000, 2_000_000, 3_000_000)

  private static func all(
    _ condition: String, _ arguments: StatementArguments, usage: FeatureUsage, _ areas: [Area],
    _ limit: Int, _ database: Database
  ) throws -> [Feature] {
    let country = PlaceKind.country.number ?? -1
    let regions = try fetch(
      """
      SELECT CASE WHEN last > first THEN \(firstCountry) ELSE \(firstRegion) END + first,
        CASE WHEN last > first THEN \(country) ELSE kind END, usage,
        coalesce(country.weight, inside.weight) AS weight, first,
        CASE WHEN last > first THEN country.namesake ELSE inside.namesake END
      FROM qualifier JOIN region AS inside ON inside.id = first
      LEFT JOIN country ON last > first AND country.code = inside.country
      WHERE \(condition) AND usage <= \(usage.rawValue)
        AND (last > first OR EXISTS (SELECT 1 FROM region_name WHERE region = inside.id) OR kind = \(country))
      """, arguments, area: "first", areas, limit, database)
    return try regions + sites(condition, arguments, areas, limit, database)
  }

  private static func sites(
    _ condition: String, _ arguments: StatementArguments, _ areas: [Area], _ limit: Int,
    _ database: Database
  ) throws -> [Feature] {
    try fetch(
      """
      SELECT \(firstSite) + site.id, kind, usage, weight, region, NULL
      FROM site_key JOIN site ON site.id = site WHERE \(condition)
      """, arguments, area: "region", areas, limit, database)
  }

  private static func fetch(
    _ sql: String, _ arguments: StatementArguments, area column: String, _ areas: [Area],
    _ limit: Int, _ database: Database
  ) throws -> [Feature] {
    let conditions = areas.map { " AND " + $0.condition(on: column) }.joined()
    let bounds = areas.map(\.arguments).reduce([], +)
    return try database.all(
      sql + conditions + " ORDER BY weight DESC LIMIT ?", arguments + bounds + [limit]
    ) { Feature($0) }
  }

  private init?(_ row: Row) {
    guard let number = row.integer(0), let kind = row.integer(1).flatMap(PlaceKind.init(number:)),
      let usage = row.integer(2).flatMap(FeatureUsage.init(rawValue:)),
      let weight = row.integer(3), let region = row.integer(4)
    else { return nil }
    self.number = number
    self.kind = kind
    self.usage = usage
    self.weight = Double(weight) / 100
    self.region = region
    namesake = row.integer(5)
  }
}
