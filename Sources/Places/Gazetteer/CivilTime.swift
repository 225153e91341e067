public import Foundation
public import Reports

/// The civil time of any point on land, by Natural Earth's states and the zones of their towns.
///
/// Packed it is, for each set of zones, their IANA names with spaces between them and the count of areas; for each area
/// its west, south, east and north in hundredths of a degree, and its outline.
@_spi(Building) public struct CivilTime: Sendable {
  private let areas: [Area]
  /// Those of the areas, by themselves, since thousands are looked through for each point.
  private let boxes: [Box]

  private struct Area {
    /// The nearest town decides between several of one state.
    let zones: [String]
    let outline: Outline
  }

  /// In hundredths of a degree.
  private struct Box {
    let west, south, east, north: Int
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
    var (areas, boxes): ([Area], [Box]) = ([], [])
    while let names = reader.text(), let count = reader.number() {
      let zones = names.split(separator: " ").map { String($0).cleaned(limit: 64) }
      for _ in 0..<count {
        guard let west = reader.step(), let south = reader.step(), let east = reader.step(),
          let north = reader.step(), let outline = reader.block()
        else { break }
        boxes.append(Box(west: west, south: south, east: east, north: north))
        areas.append(Area(zones: zones, outline: Outline(outline)))
      }
    }
    (self.areas, self.boxes) = (areas, boxes)
  }

  /// Civil time reaches as far from land as territorial waters, twelve nautical miles, in kilometers.
  @_spi(Building) public static let reach = 22.2

  /// The zones that a point may have, the likeliest first; none at sea, beyond the reach of land. `town` is the nearest,
  /// with its distance in kilometers.
  @_spi(Building) public func zones(
    at point: Coordinate, near town: (zone: String, kilometers: Double)?,
    within reach: Double = reach
  ) -> [String] {
    let near = areas(within: reach, of: point)
    let around = near.first { $0.outline.contains(point) }
    let zones = around?.zones ?? nearestZones(of: near, point, town, reach)
    guard let town, zones.contains(town.zone) else { return zones }
    return [town.zone] + zones.filter { $0 != town.zone }
  }
}

extension CivilTime {
  /// A hundredth of a degree in kilometers, to the north and to the east.
  private static let height = 1.112
  private static func width(at point: Coordinate) -> Double {
    max(height * cos(point.latitude * .pi / 180), 1e-6)
  }

  /// Those whose boxes are not farther than the reach.
  private func areas(within reach: Double, of point: Coordinate) -> [Area] {
    let (x, y) = (point.longitude * 100, point.latitude * 100)
    let (marginX, marginY) = (reach / Self.width(at: point), reach / Self.height)
    return boxes.indices.filter { index in
      let box = boxes[index]
      return x >= Double(box.west) - marginX && x <= Double(box.east) + marginX
        && y >= Double(box.south) - marginY && y <= Double(box.north) + marginY
    }.map { areas[$0] }
  }

  private func nearestZones(
    of areas: [Area], _ point: Coordinate, _ town: (zone: String, kilometers: Double)?,
    _ reach: Double
  ) -> [String] {
    // Small islands are on no map, but they have towns.
    let town = town.flatMap { $0.kilometers <= reach ? $0 : nil }
    var nearest = (kilometers: town?.kilometers ?? reach, zones: [town?.zone].compactMap(\.self))
    let width = Self.width(at: point)
    for area in areas {
      let distance = area.outline.distance(to: point, width: width, height: Self.height)
      if distance <= nearest.kilometers { nearest = (distance, area.zones) }
    }
    return nearest.zones
  }
}
