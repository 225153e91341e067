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
  init?(propertyListText text: ArraySlice<UInt8>) {
    let form: StaticString = "0000-00-00T00:00:00Z"
    guard text.count == form.utf8CodeUnitCount else { return nil }
    for (index, byte) in text.enumerated() {
      let expected = form.utf8Start[index]
      guard byte == expected || expected == 0x30 && (0x30...0x39).contains(byte) else { return nil }
    }
    func number(at start: Int) -> Int {
      Int(text[text.startIndex + start]) * 10 + Int(text[text.startIndex + start + 1]) - 11 * 0x30
    }
    let (hour, minute, second) = (number(at: 11), number(at: 14), number(at: 17))
    guard hour < 24, minute < 60, second < 60,
      let day = CalendarDay(
        year: number(at: 0) * 100 + number(at: 2), month: number(at: 5), day: number(at: 8))
    else { return nil }
    let seconds = day.daysSince1970 * 86_400 + hour * 3600 + minute * 60 + second
    self.init(timeIntervalSince1970: Double(seconds))
  }
}
