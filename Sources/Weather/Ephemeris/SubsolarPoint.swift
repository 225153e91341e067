public import Foundation
public import Reports

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
