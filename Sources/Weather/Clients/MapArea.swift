public import Reports

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

  /// The point of the area that is nearest by latitude and longitude, to the east of the west where the date line lies
  /// within.
  public func nearest(to point: Coordinate) -> Coordinate {
    if contains(point) { return point }
    let east = west <= east ? min(max(point.longitude, west), east) : point.longitude
    return Coordinate(
      latitude: min(max(point.latitude, south), north), longitude: east) ?? point
  }

  public func contains(_ point: Coordinate) -> Bool {
    guard point.latitude >= south, point.latitude <= north else { return false }
    if west <= east { return point.longitude >= west && point.longitude <= east }
    return point.longitude >= west || point.longitude <= east
  }
}
