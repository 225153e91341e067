import Foundation
import Reports

/// Dates in HTTP headers (RFC 9110, 5.6.7): `Mon, 20 Jul 2020 12:14:53 GMT`.
enum HTTPDate {
  /// `nil` for anything but the form that servers must send.
  static func date(_ text: String) -> Date? {
    let words = text.split(separator: " ").map(String.init)
    guard words.count == 6, words[5] == "GMT", let month = months.firstIndex(of: words[2]),
      let year = Int(words[3]), let day = Int(words[1]),
      let date = CalendarDay(year: year, month: month + 1, day: day)
    else { return nil }
    let clock = words[4].split(separator: ":", omittingEmptySubsequences: false).map {
      Int($0) ?? -1
    }
    guard clock.count == 3, zip(clock, [24, 60, 61]).allSatisfy({ (0..<$1).contains($0) }) else {
      return nil
    }
    let seconds = (date.daysSince1970 * 24 + clock[0]) * 3600 + clock[1] * 60 + clock[2]
    return Date(timeIntervalSince1970: Double(seconds))
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
