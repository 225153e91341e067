import Foundation

/// A point on the Earth, in degrees (WGS 84): latitude -90…90, longitude -180…180.
public struct Coordinate: Hashable, Sendable {
  public let latitude: Double
  public let longitude: Double

  /// `nil` when a value is not a number or out of range.
  public init?(latitude: Double, longitude: Double) {
    guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
    self.latitude = latitude
    self.longitude = longitude
  }

  /// The point at which the equator meets the prime meridian.
  public static let origin = Coordinate(uncheckedLatitude: 0, longitude: 0)

  /// Both values rounded to `places` decimals; three are about 100 m.
  public func rounded(to places: Int) -> Coordinate {
    var factor = 1.0
    for _ in 0..<places { factor *= 10 }
    // Adding 0 turns -0 into 0; rounding cannot leave the range because its ends are whole numbers.
    return Coordinate(
      uncheckedLatitude: (latitude * factor).rounded() / factor + 0,
      longitude: (longitude * factor).rounded() / factor + 0)
  }

  /// `48.1486,17.1077`, as services are asked, and in the names of their answers: to ten meters, and never with an
  /// exponent. Some services refuse more decimals.
  public var sent: String { sentQuery.map(\.value).joined(separator: ",") }

  /// The parameters of a request that have this form.
  public var sentQuery: [(name: String, value: String)] {
    let point = rounded(to: 4)
    return [("lat", "\(point.latitude)"), ("lon", "\(point.longitude)")]
  }

  private init(uncheckedLatitude latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }

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
