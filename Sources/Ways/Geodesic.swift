import Foundation
public import WeatherModels

/// The shortest line between two points on the ellipsoid of WGS 84.
///
/// T. Vincenty, "Direct and inverse solutions of geodesics on the ellipsoid", Survey Review 23 (1975), to less than a
/// millimeter. Where its inverse solution doesn't converge, between points almost opposite each other, the direct one
/// is aimed at the second point.
public struct Geodesic: Hashable, Sendable {
  /// In meters.
  public let distance: Double
  /// The direction in which the line sets out, in degrees clockwise from north, 0..<360; 0 between equal points.
  public let bearing: Double

  public init(from start: Coordinate, to end: Coordinate) {
    if let short = Self.short(start, end) {
      self = short
    } else {
      self = Self.vincenty(start, end) ?? Self.aimed(start, end)
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
    let (latitude, longitude) = reached(start, bearing * .pi / 180, distance)
    let degrees = (longitude * 180 / .pi + 540).truncatingRemainder(dividingBy: 360) - 180
    return Coordinate(
      latitude: min(90, max(-90, latitude * 180 / .pi)),
      longitude: min(180, max(-180, degrees < -180 ? degrees + 360 : degrees))) ?? start
  }

  /// An angle as 0..<360 degrees.
  static func circle(_ degrees: Double) -> Double {
    let rest = degrees.truncatingRemainder(dividingBy: 360)
    let turned = rest < 0 ? rest + 360 : rest
    return turned < 360 ? turned + 0 : 0
  }
}

extension Geodesic {
  /// Half the longer axis in meters.
  private static let a = 6_378_137.0
  private static let f = 1 / 298.257_223_563
  private static let b = a * (1 - f)
  private static let e2 = f * (2 - f)

  /// Along the local radii of curvature: a few kilometers away from the poles, to a millionth.
  private static func short(_ start: Coordinate, _ end: Coordinate) -> Geodesic? {
    var turn = end.longitude - start.longitude
    if turn > 180 { turn -= 360 } else if turn < -180 { turn += 360 }
    let rise = end.latitude - start.latitude
    guard abs(rise) < 0.03, abs(turn) < 0.03, abs(start.latitude) < 80 else { return nil }
    if rise == 0, turn == 0 { return Geodesic(distance: 0, radians: 0) }
    let middle = (start.latitude + end.latitude) / 2 * .pi / 180
    let w2 = 1 - e2 * sin(middle) * sin(middle)
    let north = rise * .pi / 180 * a * (1 - e2) / (w2 * w2.squareRoot())
    let east = turn * .pi / 180 * a / w2.squareRoot() * cos(middle)
    return Geodesic(
      distance: (north * north + east * east).squareRoot(),
      radians: atan2(east, north) - turn * .pi / 180 * sin(middle) / 2)
  }

  /// Equations 13 to 21 of the inverse solution; `nil` if they don't converge.
  private static func vincenty(_ start: Coordinate, _ end: Coordinate) -> Geodesic? {
    var turn = (end.longitude - start.longitude) * .pi / 180
    if turn > .pi { turn -= 2 * .pi } else if turn < -.pi { turn += 2 * .pi }
    let u1 = reduced(start.latitude * .pi / 180)
    let u2 = reduced(end.latitude * .pi / 180)
    let (sin1, cos1, sin2, cos2) = (sin(u1), cos(u1), sin(u2), cos(u2))
    var lambda = turn
    for _ in 0..<100 {
      let across = cos2 * sin(lambda)
      let along = cos1 * sin2 - sin1 * cos2 * cos(lambda)
      let sinSigma = (across * across + along * along).squareRoot()
      let cosSigma = sin1 * sin2 + cos1 * cos2 * cos(lambda)
      // Equal points, and points exactly opposite.
      guard sinSigma > 1e-15 else {
        return cosSigma > 0 ? Geodesic(distance: 0, radians: 0) : nil
      }
      let sigma = atan2(sinSigma, cosSigma)
      let sinAlpha = cos1 * cos2 * sin(lambda) / sinSigma
      let cosAlpha2 = 1 - sinAlpha * sinAlpha
      let cosMiddle = cosAlpha2 > 1e-15 ? cosSigma - 2 * sin1 * sin2 / cosAlpha2 : 0
      let c = f / 16 * cosAlpha2 * (4 + f * (4 - 3 * cosAlpha2))
      let next =
        turn + (1 - c) * f * sinAlpha
        * (sigma + c * sinSigma * (cosMiddle + c * cosSigma * (2 * cosMiddle * cosMiddle - 1)))
      guard abs(next) <= .pi else { return nil }
      defer { lambda = next }
      guard abs(next - lambda) < 1e-13 else { continue }
      let (big, small) = series(cosAlpha2)
      let change = correction(small, sinSigma, cosSigma, cosMiddle)
      return Geodesic(
        distance: b * big * (sigma - change),
        radians: atan2(cos2 * sin(next), cos1 * sin2 - sin1 * cos2 * cos(next)))
    }
    return nil
  }

  /// The latitude on the auxiliary sphere.
  private static func reduced(_ latitude: Double) -> Double {
    atan2((1 - f) * sin(latitude), cos(latitude))
  }

  /// A and B, equations 3 and 4.
  private static func series(_ cosAlpha2: Double) -> (Double, Double) {
    let u2 = cosAlpha2 * (a * a - b * b) / (b * b)
    return (
      1 + u2 / 16_384 * (4096 + u2 * (-768 + u2 * (320 - 175 * u2))),
      u2 / 1024 * (256 + u2 * (-128 + u2 * (74 - 47 * u2)))
    )
  }

  /// The change of σ, equation 6.
  private static func correction(
    _ b: Double, _ sinSigma: Double, _ cosSigma: Double, _ cosMiddle: Double
  ) -> Double {
    let middle2 = 2 * cosMiddle * cosMiddle - 1
    let last = b / 6 * cosMiddle * (4 * sinSigma * sinSigma - 3) * (4 * cosMiddle * cosMiddle - 3)
    return b * sinSigma * (cosMiddle + b / 4 * (cosSigma * middle2 - last))
  }

  /// The direct solution: latitude and longitude in radians, equations 1 to 11.
  private static func reached(
    _ start: Coordinate, _ bearing: Double, _ distance: Double
  ) -> (latitude: Double, longitude: Double) {
    let u1 = reduced(start.latitude * .pi / 180)
    let (sin1, cos1) = (sin(u1), cos(u1))
    let sigma1 = atan2(sin1, cos1 * cos(bearing))
    let sinAlpha = cos1 * sin(bearing)
    let cosAlpha2 = max(0, 1 - sinAlpha * sinAlpha)
    let (big, small) = series(cosAlpha2)
    let first = distance / (b * big)
    var sigma = first
    for _ in 0..<100 {
      let next = first + correction(small, sin(sigma), cos(sigma), cos(2 * sigma1 + sigma))
      defer { sigma = next }
      if abs(next - sigma) < 1e-13 { break }
    }
    let across = sin1 * sin(sigma) - cos1 * cos(sigma) * cos(bearing)
    let latitude = atan2(
      sin1 * cos(sigma) + cos1 * sin(sigma) * cos(bearing),
      (1 - f) * (sinAlpha * sinAlpha + across * across).squareRoot())
    let lambda = atan2(
      sin(sigma) * sin(bearing), cos1 * cos(sigma) - sin1 * sin(sigma) * cos(bearing))
    let c = f / 16 * cosAlpha2 * (4 + f * (4 - 3 * cosAlpha2))
    let middle = cos(2 * sigma1 + sigma)
    let turn =
      lambda - (1 - c) * f * sinAlpha
      * (sigma + c * sin(sigma) * (middle + c * cos(sigma) * (2 * middle * middle - 1)))
    return (latitude, start.longitude * .pi / 180 + turn)
  }

  /// The shortest of the lines that reach the end, found by Newton's method from several directions.
  private static func aimed(_ start: Coordinate, _ end: Coordinate) -> Geodesic {
    let target = position(end.latitude * .pi / 180, end.longitude * .pi / 180)
    let (latitude, longitude) = (end.latitude * .pi / 180, end.longitude * .pi / 180)
    let east = (-sin(longitude), cos(longitude), 0.0)
    let north = (
      -sin(latitude) * cos(longitude), -sin(latitude) * sin(longitude), cos(latitude)
    )
    func miss(_ bearing: Double, _ distance: Double) -> (Double, Double) {
      let point = reached(start, bearing, distance)
      let at = position(point.latitude, point.longitude)
      let d = (at.0 - target.0, at.1 - target.1, at.2 - target.2)
      return (
        d.0 * east.0 + d.1 * east.1, d.0 * north.0 + d.1 * north.1 + d.2 * north.2
      )
    }
    var best: (bearing: Double, distance: Double)?
    for direction in 0..<24 {
      var (bearing, distance) = (Double(direction) * .pi / 12, .pi * b)
      for _ in 0..<60 {
        let here = miss(bearing, distance)
        if abs(here.0) + abs(here.1) < 1e-4 {
          if best.map({ distance < $0.distance - 1e-3 }) ?? true { best = (bearing, distance) }
          break
        }
        let (turned, further) = (miss(bearing + 1e-6, distance), miss(bearing, distance + 1))
        let (ab, cd) = ((turned.0 - here.0) / 1e-6, (turned.1 - here.1) / 1e-6)
        let (ad, cb) = (further.0 - here.0, further.1 - here.1)
        let determinant = ab * cb - ad * cd
        guard abs(determinant) > 1e-9 else { break }
        bearing += max(-0.3, min(0.3, (ad * here.1 - cb * here.0) / determinant))
        distance += max(-50_000, min(50_000, (cd * here.0 - ab * here.1) / determinant))
      }
    }
    // Opposite points at which every direction is right leave the first.
    return best.map { Geodesic(distance: $0.distance, radians: $0.bearing) }
      ?? Geodesic(distance: .pi * b, radians: 0)
  }

  /// In meters from the center of the Earth.
  private static func position(_ latitude: Double, _ longitude: Double) -> (Double, Double, Double)
  {
    let n = a / (1 - e2 * sin(latitude) * sin(latitude)).squareRoot()
    return (
      n * cos(latitude) * cos(longitude), n * cos(latitude) * sin(longitude),
      n * (1 - e2) * sin(latitude)
    )
  }
}
