public import Foundation
public import Reports

/// The sun as seen from the center of the Earth, to about 1″ in the years 1000 to 3000.
struct Sun {
  /// Apparent, in degrees, in the true equinox of the date.
  let longitude: Double
  let latitude: Double
  /// Kilometers.
  let distance: Double

  /// Jean Meeus, "Astronomical Algorithms", second edition, chapter 25, "Higher accuracy".
  init(_ moment: Moment) {
    let t = moment.centuries / 10
    let au = Self.sum(EarthSeries.distance, t)
    // The turn from VSOP's own equinox to that of FK5, 0.09″, and the aberration.
    let shift = seconds(-0.09033) - seconds(20.4898) / au
    longitude =
      (Self.sum(EarthSeries.longitude, t).degrees + 180 + shift + moment.nutation).fullCircle
    latitude = -Self.sum(EarthSeries.latitude, t).degrees
    distance = au * 149_597_870.7
  }

  /// 959.63″ at the mean distance.
  static let radius = 695_990.0

  private static func sum(_ series: [[Double]], _ t: Double) -> Double {
    series.reversed().reduce(0) { total, terms in
      var sum = 0.0
      // Called for every rising and setting: without the optimizer, a stride takes nine times as long.
      var index = 0
      while index < terms.count {
        sum += terms[index] * cos(terms[index + 1] + terms[index + 2] * t)
        index += 3
      }
      return total * t + sum * 1e-8
    }
  }
}

/// The point that has the sun in the zenith.
public enum SubsolarPoint {
  /// Accurate to a few seconds of arc, like the sun's position; `nil` for a time that isn't finite or is tens of
  /// thousands of years off.
  public static func at(_ date: Date) -> Coordinate? {
    guard abs(date.timeIntervalSince1970) < 1e12 else { return nil }
    let moment = Moment(date)
    let sun = Sun(moment)
    let point = moment.equatorial(longitude: sun.longitude, latitude: sun.latitude, distance: 1)
      .inFrameTurned(by: moment.siderealTime)
    return Coordinate(
      latitude: asin(max(-1, min(1, point.z))).degrees, longitude: atan2(point.y, point.x).degrees)
  }
}
