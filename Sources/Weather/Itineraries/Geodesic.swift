import Foundation
public import Reports

/// The shortest line between two points on the ellipsoid of WGS 84.
///
/// C. F. F. Karney, "Algorithms for geodesics", Journal of Geodesy 87 (2013), 43–55, to some nanometers; it converges
/// between any two points.
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

/// An end of a geodesic, on the auxiliary sphere.
struct GeodesicPoint {
  /// The reduced latitude.
  let beta: Angle
  let isPole: Bool

  /// A point a picometer from the equator is on it, and a pole has a cosine that can be divided by.
  init(latitude: Double) {
    let angle = Angle(degrees: abs(latitude) < 1e-17 ? latitude * 0 : latitude)
    let reduced = Angle(angle.sin * (1 - Ellipsoid.f), angle.cos)
    self.init(
      Angle(sin: reduced.sin, cos: max(Angle.tiny, reduced.cos)), isPole: abs(latitude) == 90)
  }

  private init(_ beta: Angle, isPole: Bool) {
    self.beta = beta
    self.isPole = isPole
  }

  /// This point, exactly as far from the equator as a point from which it can't be told apart.
  func level(with other: GeodesicPoint) -> GeodesicPoint {
    let (a, b) = (beta, other.beta)
    let isLevel = b.cos < abs(b.sin) ? a.cos == b.cos : abs(a.sin) == abs(b.sin)
    guard isLevel else { return self }
    return GeodesicPoint(
      Angle(sin: a.sin < 0 ? -abs(b.sin) : abs(b.sin), cos: b.cos), isPole: isPole)
  }
}

/// A part of a geodesic between two points and the directions there, on the auxiliary sphere.
struct GeodesicArc {
  let sigma1, sigma2: Angle
  /// The angle between them, 0...π.
  let sigma: Double
  private let series: GeodesicSeries

  init(
    from start: GeodesicPoint, _ departure: Angle, to end: GeodesicPoint, _ arrival: Angle,
    _ series: GeodesicSeries
  ) {
    sigma1 = Angle(start.beta.sin, departure.cos * start.beta.cos)
    sigma2 = Angle(end.beta.sin, arrival.cos * end.beta.cos)
    let between = sigma2 - sigma1
    sigma = atan2(max(0, between.sin), between.cos)
    self.series = series
  }

  /// The length of the line, in shorter half axes: equation 7.
  var length: Double { series.a1 * (sigma + part(series.c1)) }

  /// The part of the angle that a series adds.
  func part(_ sines: SineSeries) -> Double { sines.sum(sigma2) - sines.sum(sigma1) }
}

/// The figure of the Earth, of WGS 84.
enum Ellipsoid {
  /// Half the longer axis in meters.
  static let a = 6_378_137.0
  static let f = 1 / 298.257_223_563
  /// Half the shorter axis in meters.
  static let b = a * (1 - f)
  static let e2 = f * (2 - f)
  /// The square of the second eccentricity.
  static let ep2 = e2 / ((1 - f) * (1 - f))
  /// The third flattening.
  static let n = f / (2 - f)
}
