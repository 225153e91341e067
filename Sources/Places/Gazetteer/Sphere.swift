import Clients
import Foundation
import GRDB
import Reports
import Synchronization

/// Finds the place nearest to a point, and its civil time. The tree and the outlines are read when they are first needed.
final class Sphere: Sendable {
  private let file: GazetteerFile
  private let loaded = Mutex<Loaded?>(nil)

  fileprivate struct Loaded {
    let tree: SphereTree
    let countries: [(code: String, outline: Outline)]
    let civil: CivilTime
  }

  init(_ file: GazetteerFile) {
    self.file = file
  }

  func nearest(
    to point: Coordinate, _ language: PlaceLanguage
  ) throws(GazetteerError) -> NearestPlace? {
    let loaded = try load()
    let rank = loaded.tree.nearest(latitude: point.latitude, longitude: point.longitude)
    guard let rank else { return nil }
    return try file.read { database in
      guard
        let record = try PlaceRecord.fetch(rank, in: language, file.regions, from: database)
      else { return nil }
      guard let distance = record.coordinate.distance(to: point) else { return nil }
      let place = record.place
      let town = place.timeZone.map { (zone: $0, kilometers: distance.in(.kilometers)) }
      var nearest = NearestPlace(
        place: place, distance: distance, bearing: record.coordinate.bearing(to: point),
        timeZone: loaded.civil.zones(at: point, near: town).first ?? point.nauticalZone)
      if distance.in(.kilometers) > 100 {
        nearest.surroundings = try loaded.surroundings(of: point, language, database)
      }
      return nearest
    }
  }
}

extension Sphere {
  private func load() throws(GazetteerError) -> Loaded {
    if let loaded = loaded.withLock({ $0 }) { return loaded }
    let fresh = try file.read { database in
      let count = try Int.fetchOne(database, sql: "SELECT max(rank) FROM place") ?? 0
      let tree = try SphereTree(count: count) { take in
        let rows = try Row.fetchCursor(database, sql: "SELECT nodes FROM tree ORDER BY part")
        while let row = try rows.next() {
          try row.withUnsafeData(atIndex: 0) { if let nodes = $0 { take(nodes) } }
        }
      }
      let sql = "SELECT country, points FROM outline"
      let countries = try Row.fetchAll(database, sql: sql).compactMap { row in
        row.text(0).map { (code: $0, outline: Outline(Data.fromDatabaseValue(row[1]) ?? Data())) }
      }
      let civil = CivilTime(
        try Data.fetchOne(database, sql: "SELECT areas FROM civil") ?? Data())
      return Loaded(tree: tree, countries: countries, civil: civil)
    }
    loaded.withLock { $0 = fresh }
    return fresh
  }
}

extension Sphere.Loaded {
  /// The country whose outlines hold the point, or else the sea.
  fileprivate func surroundings(
    of point: Coordinate, _ language: PlaceLanguage, _ database: Database
  ) throws -> NearestPlace.Surroundings {
    let around = countries.filter { $0.outline.contains(point) }
    // A country within another, such as Lesotho, is a hole of the other's: two lines of one country cancel out.
    let counts = Dictionary(grouping: around, by: \.code).filter { $1.count % 2 == 1 }
    guard let code = counts.keys.min() else { return .sea(Sea(at: point)) }
    let name = try String.fetchOne(
      database, sql: "SELECT " + Naming.country.name(of: "?"),
      arguments: [code, language.rawValue])
    return .country(code: code, name: name ?? code)
  }
}
