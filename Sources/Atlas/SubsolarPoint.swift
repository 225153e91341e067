public import Foundation
public import WeatherModels

/// Where the sun is in the zenith.
public enum SubsolarPoint {
  /// Good to a hundredth of a degree between 1950 and 2050: the low-precision formulas for the sun of
  /// the Astronomical Almanac (section C). `nil` for a time that is no number.
  public static func at(_ date: Date) -> Coordinate? {
    let days = date.timeIntervalSince1970 / 86_400 + 2_440_587.5 - 2_451_545
    guard abs(days) < 1e7 else { return nil }
    let radians = Double.pi / 180
    let meanLongitude = 280.460 + 0.9856474 * days
    let anomaly = (357.528 + 0.9856003 * days) * radians
    let longitude = (meanLongitude + 1.915 * sin(anomaly) + 0.020 * sin(2 * anomaly)) * radians
    let obliquity = (23.439 - 0.0000004 * days) * radians
    let ascension = atan2(cos(obliquity) * sin(longitude), cos(longitude)) / radians
    let siderealTime = 280.46062 + 360.98564737 * days
    return Coordinate(
      latitude: asin(sin(obliquity) * sin(longitude)) / radians,
      longitude: (ascension - siderealTime).remainder(dividingBy: 360))
  }
}
