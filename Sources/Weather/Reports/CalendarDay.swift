/// A day as a calendar at the place shows it, without a time zone: `2026-11-21`.
public struct CalendarDay: Hashable, Sendable {
  public let year: Int
  public let month: Int
  public let day: Int

  /// `nil` when there is no such day in the Gregorian calendar.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...Self.length(ofMonth: month, in: year)).contains(day)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Reads ISO 8601, `2026-11-21`; what follows the tenth character is ignored.
  public init?(_ text: String) {
    let bytes = Array(text.utf8.prefix(10))
    func number(_ places: Range<Int>) -> Int? {
      bytes[places].reduce(0) { sum, byte in
        guard let sum, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
        return sum * 10 + Int(byte - UInt8(ascii: "0"))
      }
    }
    guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == bytes[4],
      let year = number(0..<4), let month = number(5..<7), let day = number(8..<10)
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// The day `days` after 1 January 1970; `nil` outside the years 1 to 9999.
  ///
  /// Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", `civil_from_days`.
  public init?(daysSince1970 days: Int) {
    guard (-719_162...2_932_896).contains(days) else { return nil }
    let shifted = days + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    self.month = month
    day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
  }

  /// The inverse of `init(daysSince1970:)`; `days_from_civil` of the same source.
  public var daysSince1970: Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = shiftedYear / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// 0 Monday … 6 Sunday.
  public var weekday: Int {
    let days = (daysSince1970 + 3) % 7
    return days < 0 ? days + 7 : days
  }

  /// The months as dates for programs have them, such as those of HTTP.
  public static let shortMonths = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// The number of days in a month.
  public static func length(ofMonth month: Int, in year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension CalendarDay: Comparable {
  public static func < (a: CalendarDay, b: CalendarDay) -> Bool {
    (a.year, a.month, a.day) < (b.year, b.month, b.day)
  }
}

extension CalendarDay {
  /// This day of each year from one on, forwards or backwards, that has it, and that has it on the weekday (0 Monday … 6
  /// Sunday) where one is named.
  public static func each(
    _ day: Int, of month: Int, on weekday: Int?, from year: Int, by step: Int = 1
  ) -> some Sequence<CalendarDay> {
    // 29 February is on the same weekday after 40 years at most.
    (0...40).lazy.compactMap { CalendarDay(year: year + $0 * step, month: month, day: day) }
      .filter { weekday == nil || $0.weekday == weekday }
  }
}

extension CalendarDay: CustomStringConvertible {
  public var description: String {
    "\((year / 100).twoDigits)\((year % 100).twoDigits)-\(month.twoDigits)-\(day.twoDigits)"
  }
}
