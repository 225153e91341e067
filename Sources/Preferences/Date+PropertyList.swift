internal import Foundation

/// The form in which an XML property list has dates: `2026-11-21T14:00:00Z`, always Gregorian.
///
/// Foundation's own formatting goes over to the Julian calendar before 1582, its reading of property lists
/// does not: a date from such times would move at each rewrite. Of the conversion between days and dates,
/// see Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms".
extension Date {
  /// A year of five digits would make a file unreadable, so the ends are the years 1 and 9999.
  var propertyListText: String {
    let years1To9999 = -62_135_596_800.0...253_402_300_799
    let exact = timeIntervalSince1970.isNaN ? -.infinity : timeIntervalSince1970
    let seconds = Int(
      min(max(exact, years1To9999.lowerBound), years1To9999.upperBound).rounded(.down))
    let second = (seconds % 86_400 + 86_400) % 86_400
    // Years begin in March here, so that a leap day is the last of its year.
    let day = (seconds - second) / 86_400 + Self.daysBefore1970
    let dayOfEra = day % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let year = day / 146_097 * 400 + yearOfEra + (month < 10 ? 0 : 1)
    return Self.padded(year, 4) + "-" + Self.padded(month < 10 ? month + 3 : month - 9, 2)
      + "-" + Self.padded(dayOfYear - (153 * month + 2) / 5 + 1, 2)
      + "T" + Self.padded(second / 3600, 2) + ":" + Self.padded(second / 60 % 60, 2)
      + ":" + Self.padded(second % 60, 2) + "Z"
  }

  /// `nil` when the text is in another form, or there is no such day.
  init?(propertyListText text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 20 else { return nil }
    func number(_ range: Range<Int>) -> Int {
      bytes[range].reduce(0) { $0 * 10 + Int($1) - 48 }
    }
    let year = number(0..<4)
    let month = number(5..<7)
    let day = number(8..<10)
    let second = number(11..<13) * 3600 + number(14..<16) * 60 + number(17..<19)
    let yearFromMarch = month > 2 ? year : year - 1
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let days =
      yearFromMarch * 365 + yearFromMarch / 4 - yearFromMarch / 100
      + yearFromMarch / 400 + dayOfYear - Self.daysBefore1970
    self.init(timeIntervalSince1970: Double(days * 86_400 + second))
    // What is not written back as it was, letters and the 31st of February, has not been understood.
    guard propertyListText == text else { return nil }
  }

  /// From 1 March of the year 0.
  private static let daysBefore1970 = 719_468

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
