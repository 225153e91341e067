import Foundation
public import Reports

/// The shortest line between two points on the ellipsoid of WGS 84.
///
/// C. F. F. Karney, "Algorithms for geodesics", Journal of Geodesy 87 (2013), 43–55, to some nanometers; it converges
/// between any two points. The order of its steps is that of his GeographicLib.
public struct Geodesic: Hashable, Sendable {
  /// In meters.
  public let distance: Double
  /// The direction in which the line sets out, in degrees clockwise from north, 0..<360; 0 between equal points.
  public let bearing: Double

  public init(from start: Coordinate, to end: Coordinate) {
    if let short = Self.short(start, end) {
      self = short
    } else {
      let (distance, direction) = InverseGeodesic(start, end).solved()
      self.init(distance: distance, radians: distance > 0 ? direction.radians : 0)
    }
  }

  private init(distance: Double, radians: Double) {
    self.distance = distance
    bearing = Self.circle(radians * 180 / .pi)
  }

  /// The point that a line reaches which sets out in a direction, in degrees clockwise from north, and is this many
  /// meters long.
  public static func end(
    from start: Coordinate, bearing: Double, distance: Double
  ) -> Coordinate {
    DirectGeodesic(from: start, bearing: bearing).end(distance)
  }

  /// An angle as 0..<360 degrees.
  static func circle(_ degrees: Double) -> Double {
    let rest = degrees.truncatingRemainder(dividingBy: 360)
    let turned = rest < 0 ? rest + 360 : rest
    return turned < 360 ? turned + 0 : 0
  }

  /// Along the local radii of curvature: a few kilometers away from the poles, to a millionth, in a fraction of the time.
  private static func short(_ start: Coordinate, _ end: Coordinate) -> Geodesic? {
    var turn = end.longitude - start.longitude
    if turn > 180 { turn -= 360 } else if turn < -180 { turn += 360 }
    let rise = end.latitude - start.latitude
    guard abs(rise) < 0.03, abs(turn) < 0.03, abs(start.latitude) < 80 else { return nil }
    if rise == 0, turn == 0 { return Geodesic(distance: 0, radians: 0) }
    let middle = (start.latitude + end.latitude) / 2 * .pi / 180
    let w2 = 1 - Ellipsoid.e2 * sin(middle) * sin(middle)
    let north = rise * .pi / 180 * Ellipsoid.a * (1 - Ellipsoid.e2) / (w2 * w2.squareRoot())
    let east = turn * .pi / 180 * Ellipsoid.a / w2.squareRoot() * cos(middle)
    return Geodesic(
      distance: (north * north + east * east).squareRoot(),
      radians: atan2(east, north) - turn * .pi / 180 * sin(middle) / 2)
  }
}
