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

  private init(uncheckedLatitude latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}
