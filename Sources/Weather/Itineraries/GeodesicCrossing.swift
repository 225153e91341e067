import Foundation

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
