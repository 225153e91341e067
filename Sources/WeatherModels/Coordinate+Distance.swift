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
}
