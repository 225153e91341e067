public import Foundation

/// The moon's looks at one moment, from wherever it is seen.
public struct MoonPhase: Hashable, Sendable {
  /// The lit part of the disc, 0 to 1.
  public let fraction: Double
  /// 0 new, 0.25 first quarter, 0.5 full, 0.75 last quarter, up to 1.
  public let phase: Double

  /// Jean Meeus, "Astronomical Algorithms", second edition, chapter 48; the phase is the excess of the moon's apparent
  /// longitude over the sun's, of which almanacs define new moon and the quarters.
  public init(at date: Date) {
    let moment = Moment(date)
    let (sun, moon) = (Sun(moment), Moon(moment))
    let ahead = (moon.longitude - sun.longitude).fullCircle
    phase = ahead / 360
    let elongation = acos(cos(moon.latitude.radians) * cos(ahead.radians))
    let angle = atan2(
      sun.distance * sin(elongation), moon.distance - sun.distance * cos(elongation))
    fraction = (1 + cos(angle)) / 2
  }

  /// One of eight names: 0 new, 1 waxing crescent, 2 first quarter … 7 waning crescent.
  ///
  /// The four that are moments, new, full and the quarters, are used for about a day around them.
  public var eighth: Int {
    let dayOfMonth = phase * 29.530589
    let quarter = 29.530589 / 4
    let nearest = Int((dayOfMonth / quarter).rounded())
    if abs(dayOfMonth - Double(nearest) * quarter) <= 0.5 { return nearest * 2 % 8 }
    return Int(dayOfMonth / quarter) * 2 + 1
  }
}
