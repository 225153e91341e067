internal import Foundation
internal import WeatherModels

/// The form in which an XML property list has dates: `2026-11-21T14:00:00Z`, always Gregorian.
///
/// Foundation's own formatting goes over to the Julian calendar before 1582, its reading of property lists
/// does not: a date from such times would move at each rewrite.
extension Date {
  /// A year of five digits would make a file unreadable, so the ends are the years 1 and 9999.
  var propertyListText: String {
    let exact = timeIntervalSince1970.isNaN ? -.infinity : timeIntervalSince1970
    let seconds = Int(min(max(exact, -62_135_596_800), 253_402_300_799).rounded(.down))
    let second = (seconds % 86_400 + 86_400) % 86_400
    let day = CalendarDay(daysSince1970: (seconds - second) / 86_400)
    let time = [second / 3600, second / 60 % 60, second % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return (day?.description ?? "") + "T" + time.joined(separator: ":") + "Z"
  }

  /// `nil` when the text is in another form, or there is no such day.
  init?(propertyListText text: String) {
    let bytes = text.utf8.map { Int($0) - 48 }
    guard bytes.count == 20, let day = CalendarDay(text) else { return nil }
    func number(at start: Int) -> Int { bytes[start] * 10 + bytes[start + 1] }
    let second = number(at: 11) * 3600 + number(at: 14) * 60 + number(at: 17)
    self.init(timeIntervalSince1970: Double(day.daysSince1970 * 86_400 + second))
    // A text that is not written back as it was, such as letters, has not been understood.
    guard propertyListText == text else { return nil }
  }
}
