import Foundation

/// An instant with the quantities that positions in the sky need: both time scales, sidereal time and nutation.
///
/// UTC is taken for UT1, which is never more than 0.9 s off.
struct Moment {
  /// Julian centuries of Terrestrial Time from J2000.0.
  let centuries: Double
  /// Apparent sidereal time at Greenwich, in radians.
  let siderealTime: Double
  /// The nutation in longitude, in degrees.
  let nutation: Double
  /// The true obliquity of the ecliptic, in radians.
  let obliquity: Double

  init(_ date: Date) {
    let days = (date.timeIntervalSince1970 - 946_728_000) / 86_400
    let t = (days + Self.deltaT(year: 2000 + days / 365.25) / 86_400) / 36_525
    centuries = t

    // Meeus, "Astronomical Algorithms", second edition, chapter 22: nutation to 0.5″, obliquity to 0.1″.
    let node = (125.04452 - 1934.136261 * t).radians
    let sun = (280.4665 + 36_000.7698 * t).radians
    let moon = (218.3165 + 481_267.8813 * t).radians
    nutation = seconds(
      -17.20 * sin(node) - 1.32 * sin(2 * sun) - 0.23 * sin(2 * moon) + 0.21 * sin(2 * node))
    let nodding = seconds(
      9.20 * cos(node) + 0.57 * cos(2 * sun) + 0.10 * cos(2 * moon) - 0.09 * cos(2 * node))
    let mean = 23.4392911 + seconds((-46.8150 + (-0.00059 + 0.001813 * t) * t) * t)
    obliquity = (mean + nodding).radians

    // Meeus, chapter 12, formula 12.4.
    let u = days / 36_525
    let meanTime = 280.46061837 + 360.98564736629 * days + (0.000387933 - u / 38_710_000) * u * u
    siderealTime = (meanTime.fullCircle + nutation * cos(obliquity)).radians
  }

  /// A direction in the ecliptic of the date, in degrees, as a point in the frame of the true equator.
  func equatorial(longitude: Double, latitude: Double, distance: Double) -> Vector {
    let (l, b) = (longitude.radians, latitude.radians)
    let y = cos(b) * sin(l)
    return Vector(
      x: distance * cos(b) * cos(l),
      y: distance * (y * cos(obliquity) - sin(b) * sin(obliquity)),
      z: distance * (y * sin(obliquity) + sin(b) * cos(obliquity)))
  }

  /// Terrestrial Time less Universal Time, in seconds; 6 s too long for the 2020s, which moves the sun by 0.3″.
  ///
  /// F. Espenak and J. Meeus, "Five Millennium Canon of Solar Eclipses" (NASA/TP-2006-214141), the polynomials from
  /// 1961 on. Earlier years take the parabola of the same source, which is up to 40 s off in the twentieth century.
  private static func deltaT(year: Double) -> Double {
    let t = year - 2000
    let century = (year - 1820) / 100
    let parabola = -20 + 32 * century * century
    switch year {
    case 1961..<1986:
      let u = year - 1975
      return 45.45 + (1.067 + (-1.0 / 260 - u / 718) * u) * u
    case 1986..<2005:
      return 63.86
        + (0.3345 + (-0.060374 + (0.0017275 + (0.000651814 + 0.00002373599 * t) * t) * t) * t) * t
    case 2005..<2050: return 62.92 + (0.32217 + 0.005589 * t) * t
    case 2050..<2150: return parabola - 0.5628 * (2150 - year)
    default: return parabola
    }
  }
}
