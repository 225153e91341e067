public import WeatherModels

/// A part of the Earth between two parallels and two meridians. Where the west is greater than the east, the date
/// line lies within.
public struct MapArea: Hashable, Sendable {
  public let south, north, west, east: Double

  /// `nil` when a value is out of range or south lies north of north.
  public init?(south: Double, north: Double, west: Double, east: Double) {
    guard (-90...90).contains(south), (-90...90).contains(north), south <= north,
      (-180...180).contains(west), (-180...180).contains(east)
    else { return nil }
    (self.south, self.north, self.west, self.east) = (south, north, west, east)
  }

  public func contains(_ point: Coordinate) -> Bool {
    guard point.latitude >= south, point.latitude <= north else { return false }
    if west <= east { return point.longitude >= west && point.longitude <= east }
    return point.longitude >= west || point.longitude <= east
  }
}
