import Foundation

/// The header with which a service says when to come again: in seconds, or at a moment (RFC 9110, 10.2.3).
enum RetryAfter {
  /// Seconds from now, never negative; `nil` for what is neither.
  static func seconds(_ text: String, now: Date) -> Double? {
    if let seconds = Double(text) { return seconds.isFinite ? max(0, seconds) : nil }
    return date(text).map { max(0, $0.timeIntervalSince(now)) }
  }

  /// `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110, 5.6.7). The two obsolete forms are not read.
  private static func date(_ text: String) -> Date? {
    let words = text.split { $0 == " " || $0 == ":" }
    guard words.count == 8, words[0].last == ",", words[7] == "GMT",
      let day = Int(words[1]), let month = months.firstIndex(of: String(words[2])),
      let year = Int(words[3]), let hour = Int(words[4]), let minute = Int(words[5]),
      let second = Int(words[6]), (1...9999).contains(year), (1...31).contains(day),
      (0...23).contains(hour), (0...59).contains(minute), (0...60).contains(second)
    else { return nil }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar.date(
      from: DateComponents(
        year: year, month: month + 1, day: day, hour: hour, minute: minute, second: second))
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
