import WeatherModels

/// Times as seconds since 1970, and the days in them, by the proleptic Gregorian calendar.
///
/// Arithmetic alone: a `DateFormatter` would take longer for the times of a forecast than all the rest does.
enum EpochTime {
  static let secondsPerDay = 86_400.0

  /// Reads `2026-11-21`, `2026-11-21T14:00` or `2026-11-21T14:00:00`, which have no time zone.
  static func seconds(iso8601 text: String) -> Double? {
    let bytes = Array(text.utf8)
    guard [10, 16, 19].contains(bytes.count), let date = CalendarDay(text) else { return nil }
    var seconds = Double(date.daysSince1970) * secondsPerDay
    for (start, unit, separator, limit) in clock where start < bytes.count {
      guard bytes[start - 1] == separator,
        let value = Int(String(decoding: bytes[start..<start + 2], as: UTF8.self)),
        (0..<limit).contains(value), bytes[start] != UInt8(ascii: "+")
      else { return nil }
      seconds += Double(value) * unit
    }
    return seconds
  }

  /// Reads the same with an offset: `2026-07-15T15:45+00:00`, `2026-07-15T15:45Z`.
  static func seconds(zoned text: String) -> Double? {
    if text.utf8.last == UInt8(ascii: "Z") {
      return seconds(iso8601: String(text.unicodeScalars.dropLast()))
    }
    guard text.utf8.count > 16, let local = seconds(iso8601: String(text.dropLast(6))),
      let clock = seconds(iso8601: "1970-01-01T" + text.suffix(5))
    else { return nil }
    switch text.utf8.dropLast(5).last {
    case UInt8(ascii: "+"): return local - clock
    case UInt8(ascii: "-"): return local + clock
    default: return nil
    }
  }

  /// The calendar day in which this second lies; `nil` outside of the years 1…9999.
  static func day(ofSecond seconds: Double) -> CalendarDay? {
    guard abs(seconds) < 3e11 else { return nil }
    return CalendarDay(daysSince1970: Int((seconds / secondsPerDay).rounded(.down)))
  }

  /// Positions of hours, minutes and seconds in a time, with the character before each, its unit and its limit.
  private static let clock: [(start: Int, unit: Double, separator: UInt8, limit: Int)] = [
    (11, 3600, UInt8(ascii: "T"), 24), (14, 60, UInt8(ascii: ":"), 60),
    (17, 1, UInt8(ascii: ":"), 60),
  ]
}
