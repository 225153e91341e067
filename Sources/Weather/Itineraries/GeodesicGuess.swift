import Foundation

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
}

extension GeodesicGuess {
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
