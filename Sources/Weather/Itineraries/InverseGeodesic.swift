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

  /// Newton's method for the direction in which the second longitude is reached. It lies between two others, whose
  /// middle is taken where a step of the method leads astray.
  private var oblique: Line {
    let guess = GeodesicGuess(start, end, lambda, turn)
    var alpha = guess.alpha
    if let short = guess.short { return (short.distance, alpha, short.arrival) }
    var (low, high) = (Angle(sin: Angle.tiny, cos: 1), Angle(sin: Angle.tiny, cos: -1))
    var (step, isClose) = (0, false)
    while true {
      let line = GeodesicCrossing(start, alpha, end)
      let miss = line.longitude(beyond: turn)
      if abs(miss) < (isClose ? 8 : 1) * .ulpOfOne || step == Self.mostSteps {
        return (Ellipsoid.b * line.arc.length, alpha, line.arrival)
      }
      step += 1
      if miss > 0 { high = alpha } else { low = alpha }
      let slope = line.slope
      let change = -miss / slope
      let next = alpha + Angle(radians: change)
      isClose = slope > 0 && abs(change) < .pi && next.sin > 0 && step < Self.newtonSteps
      alpha =
        isClose
        ? Angle(next.sin, next.cos) : Angle((low.sin + high.sin) / 2, (low.cos + high.cos) / 2)
      isClose = isClose && abs(miss) <= 16 * .ulpOfOne
    }
  }

  private static let newtonSteps = 20
  /// As many halvings are exact to the last bit.
  private static let mostSteps = 83
}

/// The direction with which Newton's method begins: on a sphere, or between points almost opposite each other by the
/// astroid of section 5 of Karney's paper.
struct GeodesicGuess {
  let alpha: Angle
  /// A line on which the sphere is exact.
  private(set) var short: (distance: Double, arrival: Angle)?

  init(_ start: GeodesicPoint, _ end: GeodesicPoint, _ lambda: Double, _ turn: Angle) {
    let (beta1, beta2) = (start.beta, end.beta)
    let rise = beta2 - beta1
    let isShort = rise.cos >= 0 && rise.sin < 0.5 && beta2.cos * lambda < 0.5
    let middle = Self.middle(beta1, beta2)
    let omega = isShort ? Angle(radians: lambda / ((1 - Ellipsoid.f) * middle)) : turn
    let toward = Self.toward(beta1, beta2, omega)
    let sinSigma = hypot(toward.sin, toward.cos)
    let cosSigma = beta1.sin * beta2.sin + beta1.cos * beta2.cos * omega.cos
    if isShort, sinSigma < Self.shortest {
      alpha = Self.direction(toward)
      let arrival = Angle(
        beta1.cos * omega.sin,
        rise.sin - beta1.cos * beta2.sin * omega.sin * omega.sin / (1 + omega.cos))
      short = (atan2(sinSigma, cosSigma) * Ellipsoid.b * middle, arrival)
    } else if cosSigma >= 0 || sinSigma >= 6 * Ellipsoid.n * .pi * beta1.cos * beta1.cos {
      alpha = Self.direction(toward)
    } else {
      alpha = Self.opposite(beta1, beta2, turn)
    }
  }

  /// The sine of the angle in radians below which a line is short.
  private static let shortest =
    0.1 * (Double.ulpOfOne / (Ellipsoid.f * (1 - Ellipsoid.f / 2) / 2)).squareRoot()

  /// √(1 + e′² sin² β) halfway between two latitudes.
  private static func middle(_ beta1: Angle, _ beta2: Angle) -> Double {
    let (sin, cos) = (beta1.sin + beta2.sin, beta1.cos + beta2.cos)
    return (1 + Ellipsoid.ep2 * sin * sin / (sin * sin + cos * cos)).squareRoot()
  }

  /// The direction on a sphere, times the sine of the distance: equation 49.
  private static func toward(_ beta1: Angle, _ beta2: Angle, _ omega: Angle) -> Angle {
    let bulge = beta2.cos * beta1.sin * omega.sin * omega.sin
    return Angle(
      sin: beta2.cos * omega.sin,
      cos: omega.cos >= 0
        ? (beta2 - beta1).sin + bulge / (1 + omega.cos)
        : (beta2 + beta1).sin - bulge / (1 - omega.cos))
  }

  private static func direction(_ toward: Angle) -> Angle {
    toward.sin > 0 ? Angle(toward.sin, toward.cos) : Angle(sin: 1, cos: 0)
  }

  /// Equations 53 to 59, about the point opposite the first.
  private static func opposite(_ beta1: Angle, _ beta2: Angle, _ turn: Angle) -> Angle {
    let series = GeodesicSeries(alpha0: beta1.sin)
    let scale = Ellipsoid.f * beta1.cos * series.a3 * .pi
    let x = atan2(-turn.sin, -turn.cos) / scale
    let y = (beta2 + beta1).sin / (scale * beta1.cos)
    if y > -200 * .ulpOfOne, x > -1 - 1000 * Double.ulpOfOne.squareRoot() {
      let sin = min(1, -x)
      return direction(Angle(sin: sin, cos: -(1 - sin * sin).squareRoot()))
    }
    let k = astroid(x, y)
    let rest = Angle(radians: scale * -x * k / (1 + k))
    return direction(toward(beta1, beta2, Angle(sin: rest.sin, cos: -rest.cos)))
  }

  /// The positive root k of k⁴ + 2k³ − (x² + y² − 1)k² − 2y²k − y² = 0, equation 55, without cancellation.
  static func astroid(_ x: Double, _ y: Double) -> Double {
    let (p, q) = (x * x, y * y)
    let r = (p + q - 1) / 6
    guard q > 0 || r > 0 else { return 0 }
    let s = p * q / 4
    let discriminant = s * (s + 2 * r * r * r)
    var u = r
    if discriminant >= 0 {
      let sum = s + r * r * r
      let t = cbrt(sum < 0 ? sum - discriminant.squareRoot() : sum + discriminant.squareRoot())
      u += t + (t == 0 ? 0 : r * r / t)
    } else {
      u += 2 * r * cos(atan2((-discriminant).squareRoot(), -(s + r * r * r)) / 3)
    }
    let v = (u * u + q).squareRoot()
    let uv = u < 0 ? q / (v - u) : u + v
    let w = (uv - q) / (2 * v)
    return uv / ((uv + w * w).squareRoot() + w)
  }
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

  /// The change of that longitude with the direction: equations 45 and 46.
  var slope: Double {
    arrival.cos == 0
      ? -2 * (1 - Ellipsoid.f) * start.dn / start.beta.sin
      : arc.reducedLength * (1 - Ellipsoid.f) / (arrival.cos * end.beta.cos)
  }
}
