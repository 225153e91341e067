public import Foundation

/// A turn of the month or of the year that almanacs give to the minute.
///
/// Each is the moment at which an apparent geocentric longitude is reached: that of the moon less that of the sun for
/// new and full moon, that of the sun for equinoxes and solstices (Jean Meeus, "Astronomical Algorithms", second
/// edition, chapters 27 and 49).
public enum SkyEvent: String, Hashable, Sendable, CaseIterable {
  case newMoon, fullMoon, equinox, solstice

  /// The first one after a time. From 2000 to 2050 the times agree with those of almanacs to a minute.
  public func next(after date: Date) -> Date {
    switch self {
    case .newMoon: Self.next(0, .month, after: date)
    case .fullMoon: Self.next(180, .month, after: date)
    case .equinox: min(Self.next(0, .year, after: date), Self.next(180, .year, after: date))
    case .solstice: min(Self.next(90, .year, after: date), Self.next(270, .year, after: date))
    }
  }

  private struct Cycle: Sendable {
    /// The mean length.
    let days: Double
    /// In degrees.
    let longitude: @Sendable (Moment) -> Double

    /// The synodic month.
    static let month = Cycle(days: 29.530589) {
      (Moon($0).longitude - Sun($0).longitude).fullCircle
    }
    /// The tropical year.
    static let year = Cycle(days: 365.2422) { Sun($0).longitude }
  }

  /// The first time after `date` at which a longitude is reached, by steps of the mean motion: each misses by less than
  /// a fifth of the one before.
  private static func next(_ longitude: Double, _ cycle: Cycle, after date: Date) -> Date {
    let perDegree = cycle.days * 86_400 / 360
    var time = date + (longitude - cycle.longitude(Moment(date))).fullCircle * perDegree
    for _ in 0..<12 {
      let ahead = (longitude - cycle.longitude(Moment(time))).fullCircle
      time += (ahead > 180 ? ahead - 360 : ahead) * perDegree
    }
    return time
  }
}
