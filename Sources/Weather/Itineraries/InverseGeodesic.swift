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
}

extension InverseGeodesic {
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
