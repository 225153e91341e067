import Foundation

/// The moon as seen from the center of the Earth: to about 10″ in longitude, 4″ in latitude and 30 km.
struct Moon {
  /// Apparent, in degrees, in the true equinox of the date.
  let longitude: Double
  let latitude: Double
  /// Kilometers.
  let distance: Double

  /// Jean Meeus, "Astronomical Algorithms", second edition, chapter 47.
  init(_ moment: Moment) {
    let t = moment.centuries
    let mean =
      218.3164477
      + (481_267.88123421 + (-0.0015786 + (1 / 538_841.0 - t / 65_194_000) * t) * t) * t
    let arguments = Arguments(t)
    let (a1, a2) = ((119.75 + 131.849 * t).radians, (53.09 + 479_264.290 * t).radians)
    let a3 = (313.45 + 481_266.484 * t).radians
    let (l, f, m) = (mean.fullCircle.radians, arguments.f, arguments.moonAnomaly)

    var (sumL, sumR, sumB) = (0.0, 0.0, 0.0)
    let table = MoonSeries.longitudeAndDistance
    var index = 0
    while index < table.count {
      let (angle, weight) = arguments.term(table, at: index)
      sumL += weight * Double(table[index + 4]) * sin(angle)
      sumR += weight * Double(table[index + 5]) * cos(angle)
      index += 6
    }
    index = 0
    while index < MoonSeries.latitude.count {
      let (angle, weight) = arguments.term(MoonSeries.latitude, at: index)
      sumB += weight * Double(MoonSeries.latitude[index + 4]) * sin(angle)
      index += 5
    }
    // Venus, Jupiter and the flattening of the Earth.
    sumL += 3958 * sin(a1) + 1962 * sin(l - f) + 318 * sin(a2)
    sumB += -2235 * sin(l) + 382 * sin(a3) + 175 * sin(a1 - f) + 175 * sin(a1 + f)
    sumB += 127 * sin(l - m) - 115 * sin(l + m)

    longitude = (mean + sumL * 1e-6 + moment.nutation).fullCircle
    latitude = sumB * 1e-6
    distance = 385_000.56 + sumR / 1000
  }

  /// The mean radius, 0.2725 of the Earth's.
  static let radius = 1737.4

  /// The angles, in radians, of which the tables give multiples.
  private struct Arguments {
    /// The moon's mean elongation, the sun's mean anomaly, and the moon's argument of latitude.
    let d, sunAnomaly, moonAnomaly, f: Double
    /// The eccentricity of the Earth's orbit is getting less, and with it the terms that hold the sun's anomaly.
    let eccentricity: Double

    init(_ t: Double) {
      d = Self.angle(
        297.8501921, 445_267.1114034, -0.0018819, 1 / 545_868.0, -1 / 113_065_000.0, t)
      sunAnomaly = Self.angle(357.5291092, 35_999.0502909, -0.0001536, 1 / 24_490_000.0, 0, t)
      moonAnomaly = Self.angle(
        134.9633964, 477_198.8675055, 0.0087414, 1 / 69_699.0, -1 / 14_712_000.0, t)
      f = Self.angle(
        93.2720950, 483_202.0175233, -0.0036539, -1 / 3_526_000.0, 1 / 863_310_000.0, t)
      eccentricity = 1 - (0.002516 + 0.0000074 * t) * t
    }

    /// The angle of a term that begins with these multiples, and the weight of its coefficients.
    func term(_ multiples: [Int], at first: Int) -> (angle: Double, weight: Double) {
      let angle =
        Double(multiples[first]) * d + Double(multiples[first + 1]) * sunAnomaly
        + Double(multiples[first + 2]) * moonAnomaly + Double(multiples[first + 3]) * f
      switch abs(multiples[first + 1]) {
      case 0: return (angle, 1)
      case 1: return (angle, eccentricity)
      default: return (angle, eccentricity * eccentricity)
      }
    }

    private static func angle(
      _ a: Double, _ b: Double, _ c: Double, _ d: Double, _ e: Double, _ t: Double
    ) -> Double {
      (a + (b + (c + (d + e * t) * t) * t) * t).fullCircle.radians
    }
  }
}
