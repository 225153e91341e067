import Clients
import Foundation
import GRDB
import Reports

/// A place as the database keeps it.
struct PlaceRecord {
  /// Its own.
  let name: String
  /// In the requested language.
  let shownName: String
  let coordinate: Coordinate
  private let population: Int
  private let elevation: Elevation?
  private let zone: String
  private let region: RegionRecord

  static func fetch(
    _ rank: Int, in language: PlaceLanguage, _ regions: RegionCache, from database: Database
  ) throws -> PlaceRecord? {
    let statement = try database.cachedStatement(sql: query + "WHERE rank = ?")
    let rows = try Row.fetchCursor(statement, arguments: [language.rawValue, rank])
    return try rows.next().flatMap { try PlaceRecord($0, language, regions, database) }
  }

  /// The places of most people, of one country or all.
  static func fetchLargest(
    _ limit: Int, of area: Area?, in language: PlaceLanguage, _ regions: RegionCache,
    from database: Database
  ) throws -> [PlaceRecord] {
    let condition = area.map { "WHERE " + $0.condition(on: "region") } ?? ""
    let bounds = [language.rawValue] + (area?.arguments ?? []) + [limit]
    return try database.all(query + condition + " ORDER BY rank LIMIT ?", bounds) {
      try PlaceRecord($0, language, regions, database)
    }
  }

  /// The ranks of the places with the most people in an area.
  static func largest(
    in area: MapArea, limit: Int, from database: Database
  ) throws -> [Int] {
    let isAcross = area.west > area.east
    let statement = try database.cachedStatement(
      sql: """
        SELECT rank FROM place WHERE latitude BETWEEN ? AND ?
          AND (longitude >= ? \(isAcross ? "OR" : "AND") longitude <= ?)
        ORDER BY rank LIMIT ?
        """)
    let edges = [area.south, area.north, area.west, area.east].map { Int($0 * 100_000) }
    return try Int.fetchAll(statement, arguments: StatementArguments(edges + [limit]))
  }

  /// The other names of a place.
  static func fetchNames(_ rank: Int, from database: Database) throws -> PackedNames {
    let statement = try database.cachedStatement(sql: "SELECT packed FROM names WHERE rank = ?")
    return PackedNames(try Data.fetchOne(statement, arguments: [rank]) ?? Data())
  }

  var place: Place {
    Place(
      name: shownName, country: region.country, countryName: region.countryName,
      region: region.name(beside: name, shownAs: shownName), coordinate: coordinate,
      population: population > 0 ? population : nil,
      elevation: elevation, timeZone: zone)
  }
}

extension PlaceRecord {
  private static let query = """
    SELECT place.name, text, latitude, longitude, population, elevation, region, zone.name
    FROM place LEFT JOIN zone ON zone.id = zone
    LEFT JOIN place_name ON place = rank AND language = ?

    """

  private init?(
    _ row: Row, _ language: PlaceLanguage, _ regions: RegionCache, _ database: Database
  ) throws {
    guard let name = row.cleanText(0), let number = row.integer(6),
      let coordinate = Coordinate(row, latitude: 2, longitude: 3),
      let region = try regions.record(number, in: language, from: database)
    else { return nil }
    self.name = name
    self.coordinate = coordinate
    self.region = region
    shownName = row.cleanText(1) ?? name
    population = row.integer(4) ?? 0
    elevation = row.integer(5).flatMap { Elevation(Double($0), .meters) }
    zone = row.cleanText(7) ?? region.zone
  }
}

/// The facts that decide how far a place comes to the front.
struct PlaceWeight {
  let rank: Int
  let name: String
  let region: Int
  /// Decades of population, and a little for having many names.
  let size: Double

  /// The full-text tables have a hidden column `rank` of their own.
  static let columns = "place.rank, place.name, region, population, renown"
}

extension PlaceWeight {
  init?(_ row: Row) {
    guard let rank = row.integer(0), let name = row.text(1), let region = row.integer(2),
      let population = row.integer(3), let renown = row.integer(4)
    else { return nil }
    self.init(
      rank: rank, name: name, region: region,
      size: Weight.decades(population: population, renown: renown))
  }
}

extension Coordinate {
  /// From columns of hundred-thousandths of a degree.
  init?(_ row: Row, latitude: Int, longitude: Int) {
    guard let latitude = row.integer(latitude), let longitude = row.integer(longitude) else {
      return nil
    }
    self.init(latitude: Double(latitude) / 100_000, longitude: Double(longitude) / 100_000)
  }
}
