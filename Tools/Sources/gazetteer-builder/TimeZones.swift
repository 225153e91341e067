import Foundation
@_spi(Building) import Gazetteer
import Reports

/// The time zones of airports and landmarks, which have none of their own or an old one.
struct TimeZones {
  /// The areas of civil time as the database holds them.
  let packed: Data
  private let civil: CivilTime
  private let towns: Towns
  private let cities: [Origin.City]
  private let byCountry: [String: Set<String>]
  /// Zones that are right wherever they are found.
  private let mended: Set<String>

  /// The civil time of an island that no map has is that of the next within this many kilometers.
  private static let reach = 500.0

  init(_ origin: Origin, _ towns: Towns) throws {
    let boxes = try Self.boxes(origin)
    mended = Set(boxes.flatMap(\.zones))
    packed = CivilTime.packed(boxes + Self.areas(origin))
    civil = CivilTime(packed)
    self.towns = towns
    cities = origin.cities
    byCountry = Dictionary(grouping: origin.cities, by: \.countrycode)
      .mapValues { Set($0.map(\.timezone)) }
  }

  /// The zone of a site. `own` is what its source says: right where the areas say nothing, or name it, too.
  func zone(
    latitude: Double, longitude: Double, country: String?, own: String? = nil, isSea: Bool = false
  ) -> String? {
    guard let point = Coordinate(latitude: latitude, longitude: longitude) else { return own }
    let town = towns.nearest(country: nil, latitude: latitude, longitude: longitude)
      .map { (zone: cities[$0.rank - 1].timezone, kilometers: $0.kilometers) }
    let found = civil.zones(at: point, near: town)
    if let own, found.isEmpty || found.contains(own) { return own }
    if found.isEmpty {
      let next = isSea ? [] : civil.zones(at: point, near: town, within: Self.reach)
      return next.first ?? point.nauticalZone
    }
    // Simplified borders put Everest's summit into China.
    guard let country, let zones = byCountry[country], !zones.contains(found[0]),
      !mended.contains(found[0])
    else { return found[0] }
    return own
      ?? towns.nearest(country: country, latitude: latitude, longitude: longitude)
      .map { cities[$0.rank - 1].timezone }
  }
}

extension TimeZones {
  private static func boxes(_ origin: Origin) throws -> [CivilTime.Source] {
    try origin.mendedZones.map { row in
      let edges = row.dropFirst().prefix(4).compactMap { Double($0) }
      guard edges.count == 4 else { throw BuildError.unreadable("the zone \(row[0])") }
      let (west, south, east, north) = (edges[0], edges[1], edges[2], edges[3])
      return (
        [String(row[0])],
        [[(west, south), (east, south), (east, north), (west, north)]]
      )
    }
  }

  private static func areas(_ origin: Origin) -> [CivilTime.Source] {
    origin.civil.compactMap { row in
      let rings = row.dropFirst().map { ring in
        ring.split(separator: " ").compactMap { point -> (longitude: Double, latitude: Double)? in
          let pair = point.split(separator: ",").compactMap { Double($0) }
          return pair.count == 2 ? (pair[0], pair[1]) : nil
        }
      }
      // Natural Earth's Antarctica has the zone of the nearest towns, which are far away.
      guard rings.joined().contains(where: { $0.latitude > -60 }) else { return nil }
      return (row[0].split(separator: " ").map(String.init), rings)
    }
  }
}
