public import Reports

/// A column of a table of days with the sun and the moon.
public enum SunColumn: String, Hashable, Sendable, CaseIterable {
  case day, sunrise, sunset, daylight, moonrise, moonset, moon
}

/// Words for the sun and the moon. Times, spans, angles and shares arrive as finished text.
public protocol SunPhrases: Sendable {
  /// `Saturday, 21 November 2026`
  func longDate(_ date: CalendarDay) -> String
  /// The heading of a column; empty if its cells need none.
  func name(of column: SunColumn) -> String
  /// A time on the evening before or the morning after.
  func dayBefore(_ time: String) -> String
  func nextDay(_ time: String) -> String

  // The sun
  func sunrise(at time: String) -> String
  func sunset(at time: String) -> String
  /// `altitude` is negative where the sun stays below the horizon.
  func solarNoon(at time: String, altitude: String) -> String
  /// Shown on days with a sunset and no sunrise, or the other way round.
  var noSunrise: String { get }
  var noSunset: String { get }
  var polarDay: String { get }
  var polarNight: String { get }
  var dayThatWasLeaptOver: String { get }
  func daylight(_ span: String) -> String
  func daylightLonger(_ span: String) -> String
  func daylightShorter(_ span: String) -> String
  var daylightUnchanged: String { get }

  // Twilight: 0 civil, 1 nautical, 2 astronomical
  var twilight: String { get }
  func twilightName(_ index: Int) -> String
  func dawn(_ time: String) -> String
  func dusk(_ time: String) -> String
  func dawnAndDusk(_ dawn: String, _ dusk: String) -> String
  var twilightAllNight: String { get }
  var noTwilight: String { get }

  // The moon
  var moon: String { get }
  /// 0 new, 1 waxing crescent, 2 first quarter … 7 waning crescent.
  func moonPhase(_ eighth: Int) -> String
  func moonLit(_ share: String) -> String
  func moonrise(at time: String) -> String
  func moonset(at time: String) -> String
  var noMoonrise: String { get }
  var noMoonset: String { get }
  var moonIsAlwaysUp: String { get }
  var moonIsNeverUp: String { get }

  // Turns of the month and of the year, each at a date with its time
  /// The date has the year where it is another one.
  func date(_ day: CalendarDay, at time: String, isOtherYear: Bool) -> String
  func newMoon(_ date: String) -> String
  func fullMoon(_ date: String) -> String
  func equinox(_ date: String) -> String
  func solstice(_ date: String) -> String
}
