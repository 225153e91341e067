import Foundation

/// Where the sun stands, to about a minute: the usual short formulas for declination and equation of time.
///
/// Source: P. I. Cooper, "The absorption of radiation in solar stills", Solar Energy 12 (1969), for the declination,
/// and the fit of Woolf (1968) for the equation of time.
struct SampleSun {
  private let latitude: Double
  private let longitude: Double

  /// In degrees.
  init(latitude: Double, longitude: Double) {
    self.latitude = latitude * .pi / 180
    self.longitude = longitude
  }

  /// The sine of the sun's height; `hours` are those since 1970.
  func sineOfHeight(hours: Double) -> Double {
    let day = Self.dayOfYear(hours: hours)
    let solarTime = hours + longitude / 15 + Self.equationOfTime(day)
    let hourAngle = (solarTime.truncatingRemainder(dividingBy: 24) - 12) * .pi / 12
    let declination = Self.declination(day)
    return sin(latitude) * sin(declination)
      + cos(latitude) * cos(declination) * cos(hourAngle)
  }

  /// The hours since 1970 at which the sun's upper edge rises and sets around the noon of the day that
  /// begins at `midnight`; `nil` on a polar day or night.
  func riseAndSet(midnight: Double) -> (rise: Double, set: Double)? {
    let day = Self.dayOfYear(hours: midnight + 12)
    let declination = Self.declination(day)
    let cosine =
      (Self.sineOfHorizon - sin(latitude) * sin(declination)) / (cos(latitude) * cos(declination))
    guard abs(cosine) < 1 else { return nil }
    let half = acos(cosine) * 12 / .pi
    // The solar noon nearest to the middle of the day; time zones stray from the sun by hours.
    let noon = 12 - longitude / 15 - Self.equationOfTime(day)
    let days = ((midnight + 12 - noon) / 24).rounded()
    return (noon + days * 24 - half, noon + days * 24 + half)
  }

  /// The upper edge is on the horizon when the centre is 50 arc minutes below it.
  static let sineOfHorizon = sin(-50.0 / 60 * .pi / 180)
}

extension SampleSun {
  /// Days since the year's beginning, of a mean year.
  private static func dayOfYear(hours: Double) -> Double {
    (hours / 24).truncatingRemainder(dividingBy: 365.2425)
  }

  private static func declination(_ day: Double) -> Double {
    23.45 * .pi / 180 * sin(2 * .pi * (day + 285) / 365)
  }

  /// In hours.
  private static func equationOfTime(_ day: Double) -> Double {
    let angle = 2 * .pi * (day - 80) / 364
    return (9.87 * sin(2 * angle) - 7.53 * cos(angle) - 1.5 * sin(angle)) / 60
  }
}
