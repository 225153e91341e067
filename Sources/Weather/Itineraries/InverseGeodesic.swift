import Foundation
import Reports

/// The distance and the direction from one point to another: section 4 of Karney's paper.
///
/// The points are swapped and mirrored so that the line goes eastward from the one farther from the equator, south of
/// it.
struct InverseGeodesic {
  private let start, end: GeodesicPoint
  /// The difference of the longitudes, 0...π.
  private let lambda: Double
  private let turn: Angle
  private let isSwapped, isWestward, isNorthern: Bool

  init(_ from: Coordinate, _ to: Coordinate) {
    let degrees = (to.longitude - from.longitude).remainder(dividingBy: 360)
    isWestward = degrees < 0
    lambda = abs(degrees) * .pi / 180
    turn = Angle(degrees: abs(degrees))
    isSwapped = abs(from.latitude) < abs(to.latitude)
    let (far, near) = isSwapped ? (to.latitude, from.latitude) : (from.latitude, to.latitude)
    isNorthern = far >= 0
    // South of the equator even by a zero.
    start = GeodesicPoint(latitude: -abs(far))
    end = GeodesicPoint(latitude: isNorthern ? -near : near).level(with: start)
  }

  /// In meters, and the direction at the first of the points that were given.
  func solved() -> (distance: Double, direction: Angle) {
    let line = meridian ?? equator ?? oblique
    let direction = isSwapped ? line.arrival : line.departure
    return (
      max(0, line.distance),
      Angle(
        sin: isWestward ? -direction.sin : direction.sin,
        cos: isSwapped == isNorthern ? direction.cos : -direction.cos)
    )
  }

  private typealias Line = (distance: Double, departure: Angle, arrival: Angle)

  /// Along a meridian, or over a pole.
  private var meridian: Line? {
    guard turn.sin == 0 || start.isPole else { return nil }
    let north = Angle(sin: 0, cos: 1)
    let arc = GeodesicArc(
      from: start, turn, to: end, north, GeodesicSeries(epsilon: Ellipsoid.n))
    return (Ellipsoid.b * arc.length, turn, north)
  }

  /// Along the equator, where a line that leaves it isn't shorter.
  private var equator: Line? {
    guard start.beta.sin == 0, .pi - lambda >= Ellipsoid.f * .pi else { return nil }
    let east = Angle(sin: 1, cos: 0)
    return (Ellipsoid.a * lambda, east, east)
  }

  /// The direction in which the second longitude is reached. It lies between two others; the next one that is tried is
  /// where the line between their misses is 0, and the miss of one that stays counts half (the Illinois method).
  private var oblique: Line {
    var low = (direction: Angle(sin: Angle.tiny, cos: 1), miss: -lambda)
    var high = (direction: Angle(sin: Angle.tiny, cos: -1), miss: Double.pi - lambda)
    var alpha = Angle(sin: 1, cos: 0)
    var wasBeyond: Bool?
    var step = 0
    while true {
      let line = GeodesicCrossing(start, alpha, end)
      let miss = line.longitude(beyond: turn)
      step += 1
      guard abs(miss) >= .ulpOfOne, step < Self.mostSteps else {
        return (Ellipsoid.b * line.arc.length, alpha, line.arrival)
      }
      let isBeyond = miss > 0
      if isBeyond { high = (alpha, miss) } else { low = (alpha, miss) }
      if isBeyond == wasBeyond {
        if isBeyond { low.miss /= 2 } else { high.miss /= 2 }
      }
      wasBeyond = isBeyond
      alpha = Angle(
        low.direction.sin * high.miss - high.direction.sin * low.miss,
        low.direction.cos * high.miss - high.direction.cos * low.miss)
    }
  }

  /// Ten are usual; points almost opposite each other, or micrometers apart, take up to 31.
  private static let mostSteps = 83
}

/// A geodesic that leaves a point in some direction, up to the latitude of another.
struct GeodesicCrossing {
  /// The direction at the second point.
  let arrival: Angle
  let arc: GeodesicArc
  private let start, end: GeodesicPoint
  private let departure: Angle
  /// Of the direction at the equator.
  private let sinAlpha0: Double
  private let series: GeodesicSeries

  init(_ start: GeodesicPoint, _ direction: Angle, _ end: GeodesicPoint) {
    let (beta1, beta2) = (start.beta, end.beta)
    // A line along the equator would cross it nowhere.
    departure =
      beta1.sin == 0 && direction.cos == 0
      ? Angle(sin: direction.sin, cos: -Angle.tiny) : direction
    sinAlpha0 = departure.sin * beta1.cos
    series = GeodesicSeries(alpha0: hypot(departure.cos, departure.sin * beta1.sin))
    if beta2.cos == beta1.cos, abs(beta2.sin) == -beta1.sin {
      arrival = Angle(sin: departure.sin, cos: abs(departure.cos))
    } else {
      let along = departure.cos * beta1.cos
      let nearer =
        beta1.cos < -beta1.sin
        ? (beta2.cos - beta1.cos) * (beta1.cos + beta2.cos)
        : (beta1.sin - beta2.sin) * (beta1.sin + beta2.sin)
      arrival = Angle(
        sin: beta2.cos == beta1.cos ? departure.sin : sinAlpha0 / beta2.cos,
        cos: max(0, along * along + nearer).squareRoot() / beta2.cos)
    }
    (self.start, self.end) = (start, end)
    arc = GeodesicArc(from: start, departure, to: end, arrival, series)
  }

  /// The change of longitude beyond a turn, in radians: equation 8.
  func longitude(beyond turn: Angle) -> Double {
    let omega1 = Angle(sin: sinAlpha0 * start.beta.sin, cos: departure.cos * start.beta.cos)
    let omega2 = Angle(sin: sinAlpha0 * end.beta.sin, cos: arrival.cos * end.beta.cos)
    let omega = omega2 - omega1
    let beyond = Angle(sin: max(0, omega.sin), cos: omega.cos) - turn
    return beyond.radians
      - Ellipsoid.f * series.a3 * sinAlpha0 * (arc.sigma + arc.part(series.c3))
  }
}
