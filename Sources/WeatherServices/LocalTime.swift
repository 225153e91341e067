import WeatherModels

/// Times as seconds since 1970, and the days in them, by the proleptic Gregorian calendar.
///
/// Arithmetic alone: a `DateFormatter` would take longer for the times of a forecast than all the rest does.
enum LocalTime {
  static let secondsPerDay = 86_400.0

  /// Reads `2026-11-21`, `2026-11-21T14:00` or `2026-11-21T14:00:00`, which have no time zone.
  static func seconds(iso8601 text: String) -> Double? {
    let bytes = Array(text.utf8)
    guard [10, 16, 19].contains(bytes.count), let date = CalendarDay(text) else { return nil }
    var seconds = Double(day(of: date)) * secondsPerDay
    for (start, unit, separator, limit) in clock where start < bytes.count {
      guard bytes[start - 1] == separator,
        let value = Int(String(decoding: bytes[start..<start + 2], as: UTF8.self)),
        (0..<limit).contains(value), bytes[start] != UInt8(ascii: "+")
      else { return nil }
      seconds += Double(value) * unit
    }
    return seconds
  }

  /// The calendar day in which this second lies; `nil` outside of the years 1…9999.
  static func day(ofSecond seconds: Double) -> CalendarDay? {
    guard abs(seconds) < 3e11 else { return nil }
    return civil(day: Int((seconds / secondsPerDay).rounded(.down)))
  }

  /// Days since 1970-01-01, after Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms".
  static func day(of date: CalendarDay) -> Int {
    let year = date.month <= 2 ? date.year - 1 : date.year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (date.month + (date.month > 2 ? -3 : 9)) + 2) / 5 + date.day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  private static func civil(day: Int) -> CalendarDay? {
    let shifted = day + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return CalendarDay(
      year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
      day: dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }

  /// Where hours, minutes and seconds begin, what stands before them, and what they count.
  private static let clock: [(start: Int, unit: Double, separator: UInt8, limit: Int)] = [
    (11, 3600, UInt8(ascii: "T"), 24), (14, 60, UInt8(ascii: ":"), 60),
    (17, 1, UInt8(ascii: ":"), 60),
  ]
}
