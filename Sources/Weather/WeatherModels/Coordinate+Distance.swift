import Foundation

extension Coordinate {
  /// Along a great circle of the mean Earth (6,371.0088 km, IUGG), by the haversine formula; at most 0.6 % off.
  public func distance(to other: Coordinate) -> Distance? {
    let radians = Double.pi / 180
    let halfLatitude = (other.latitude - latitude) * radians / 2
    let halfLongitude = (other.longitude - longitude) * radians / 2
    let chord =
      sin(halfLatitude) * sin(halfLatitude)
      + cos(latitude * radians) * cos(other.latitude * radians) * sin(halfLongitude)
      * sin(halfLongitude)
    return Distance(2 * 6_371_008.8 * asin(min(1, chord.squareRoot())), .meters)
  }

  /// The direction in which that great circle sets out; `nil` between points less than a meter apart.
  public func bearing(to other: Coordinate) -> Direction? {
    guard let distance = distance(to: other), distance.in(.meters) >= 1 else { return nil }
    let (a, b) = (latitude * .pi / 180, other.latitude * .pi / 180)
    let turn = (other.longitude - longitude) * .pi / 180
    let degrees =
      atan2(sin(turn) * cos(b), cos(a) * sin(b) - sin(a) * cos(b) * cos(turn)) * 180 / .pi
    // A hair west of north is north: 360° less nothing.
    let turned = degrees < 0 ? degrees + 360 : degrees
    return Direction(turned < 360 ? turned : 0, .degrees)
  }
}
