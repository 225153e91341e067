public import Foundation
public import WeatherModels

/// The civil time of any point on land, by Natural Earth's states and the zones of their towns.
///
/// Packed it is, for each set of zones, their IANA names with spaces between them and the count of areas; for each area
/// its west, south, east and north in hundredths of a degree, and its outline.
@_spi(Building) public struct CivilTime: Sendable {
  private let areas: [Area]

  fileprivate struct Area {
    /// The nearest town decides between several of one state.
    let zones: [String]
    let west, south, east, north: Int
    let packed: ArraySlice<UInt8>
  }

  /// Areas as the builder has them. The first of two that hold a point wins.
  @_spi(Building) public typealias Source = (
    zones: [String], rings: [[(longitude: Double, latitude: Double)]]
  )

  @_spi(Building) public static func packed(_ areas: [Source]) -> Data {
    var data = Data()
    var rest = areas[...]
    while let zones = rest.first?.zones {
      let alike = rest.prefix { $0.zones == zones }
      data.append(block: zones.joined(separator: " ").utf8)
      data.append(number: UInt(alike.count))
      for area in alike {
        let points = area.rings.joined()
        let (x, y) = (points.map(\.longitude), points.map(\.latitude))
        for degrees in [x.min(), y.min(), x.max(), y.max()] {
          data.append(step: Int(((degrees ?? 0) * 100).rounded()))
        }
        data.append(block: Outline.packed(area.rings))
      }
      rest = rest.dropFirst(alike.count)
    }
    return data
  }

  /// Reads what `packed` wrote.
  @_spi(Building) public init(_ data: Data) {
    var reader = PackedReader(data)
    var areas: [Area] = []
    while let names = reader.text(), let count = reader.number() {
      let zones = names.split(separator: " ").map { String($0).cleaned(limit: 64) }
      for _ in 0..<count {
        guard let west = reader.step(), let south = reader.step(), let east = reader.step(),
          let north = reader.step(), let packed = reader.block()
        else { break }
        areas.append(
          Area(zones: zones, west: west, south: south, east: east, north: north, packed: packed))
      }
    }
    self.areas = areas
  }

  /// Civil time reaches as far from land as territorial waters, twelve nautical miles, in kilometers.
  @_spi(Building) public static let reach = 22.2

  /// The zones that a point may have, the likeliest first; none at sea, beyond the reach of land. `town` is the nearest,
  /// with its distance in kilometers.
  @_spi(Building) public func zones(
    at point: Coordinate, near town: (zone: String, kilometers: Double)?,
    within reach: Double = reach
  ) -> [String] {
    let zones = areas.first { $0.contains(point) }?.zones ?? nearestZones(point, town, reach)
    guard let town, zones.contains(town.zone) else { return zones }
    return [town.zone] + zones.filter { $0 != town.zone }
  }
}

extension CivilTime {
  private func nearestZones(
    _ point: Coordinate, _ town: (zone: String, kilometers: Double)?, _ reach: Double
  ) -> [String] {
    // Small islands are on no map, but they have towns.
    let town = town.flatMap { $0.kilometers <= reach ? $0 : nil }
    var nearest = (kilometers: town?.kilometers ?? reach, zones: [town?.zone].compactMap(\.self))
    for area in areas {
      guard let distance = area.kilometers(to: point, within: nearest.kilometers) else { continue }
      nearest = (distance, area.zones)
    }
    return nearest.zones
  }
}

extension CivilTime.Area {
  /// A hundredth of a degree in kilometers.
  private static let height = 1.112

  func contains(_ point: Coordinate) -> Bool {
    holds(point, marginX: 0, marginY: 0) && Outline(packed).contains(point)
  }

  /// `nil` beyond the reach.
  func kilometers(to point: Coordinate, within reach: Double) -> Double? {
    let width = max(Self.height * cos(point.latitude * .pi / 180), 1e-6)
    guard holds(point, marginX: reach / width, marginY: reach / Self.height) else { return nil }
    let distance = Outline(packed).distance(to: point, width: width, height: Self.height)
    return distance <= reach ? distance : nil
  }

  private func holds(_ point: Coordinate, marginX: Double, marginY: Double) -> Bool {
    let (x, y) = (point.longitude * 100, point.latitude * 100)
    return x >= Double(west) - marginX && x <= Double(east) + marginX
      && y >= Double(south) - marginY && y <= Double(north) + marginY
  }
}
