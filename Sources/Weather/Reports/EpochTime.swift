/// Times as seconds since 1970, and the days in them, by the proleptic Gregorian calendar.
///
/// Arithmetic alone: a `DateFormatter` would take longer for the times of a forecast than all the rest does.
public enum EpochTime {
  public static let secondsPerDay = 86_400.0

  /// Reads `2026-11-21`, `2026-11-21T14:00` or `2026-11-21T14:00:00`, which have no time zone.
  public static func seconds(iso8601 text: String) -> Double? {
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

  /// Reads `2026-11-21T18:00:00+01:00`, also with `Z`, with parts of a second, without seconds, with `+01` or `+0100`, and
  /// with a space for the `T`. A time without a zone is none.
  public static func seconds(zoned text: String) -> Double? {
    guard text.utf8.count <= 40, text.utf8.count > 16 else { return nil }
    let isLong = text.dropFirst(16).first == ":"
    let written = String(text.prefix(isLong ? 19 : 16)).replacing(" ", with: "T")
    guard let local = seconds(iso8601: written) else { return nil }
    let zone = text.dropFirst(isLong ? 19 : 16).drop { $0 == "." || $0.isWholeNumber }
    if zone == "Z" || zone == "z" { return local }
    var digits = zone.dropFirst().filter { $0 != ":" }
    if digits.utf8.count == 2 { digits += "00" }
    guard let sign = zone.first, sign == "+" || sign == "-", digits.utf8.count == 4,
      digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let hours = Int(digits.prefix(2)), let minutes = Int(digits.suffix(2)),
      (0...18).contains(hours), (0..<60).contains(minutes)
    else { return nil }
    let offset = Double(hours * 3600 + minutes * 60)
    return sign == "+" ? local - offset : local + offset
  }

  /// The calendar day in which this second lies; `nil` outside of the years 1…9999.
  public static func day(ofSecond seconds: Double) -> CalendarDay? {
    guard abs(seconds) < 3e11 else { return nil }
    return CalendarDay(daysSince1970: Int((seconds / secondsPerDay).rounded(.down)))
  }

  /// Positions of hours, minutes and seconds in a time, with the character before each, its unit and its limit.
  private static let clock: [(start: Int, unit: Double, separator: UInt8, limit: Int)] = [
    (11, 3600, UInt8(ascii: "T"), 24), (14, 60, UInt8(ascii: ":"), 60),
    (17, 1, UInt8(ascii: ":"), 60),
  ]
}
