import Foundation
import JSON
import Reports

/// Times as stations write them: seconds or milliseconds since 1970, ISO 8601, and `Thu, 01 Oct 2020 13:32:00 CDT`.
enum StationTime {
  /// `zone` is that of the station, for times without one and for names that several zones have.
  static func instant(_ tree: JSONTree, zone: TimeZone?) -> Date? {
    if let number = tree.number {
      let seconds = number > 1e11 ? number / 1000 : number
      guard seconds > 0, EpochTime.day(ofSecond: seconds) != nil else { return nil }
      return Date(timeIntervalSince1970: seconds)
    }
    guard let text = tree.text, text.utf8.count <= 60 else { return nil }
    if let seconds = EpochTime.seconds(zoned: text) { return Date(timeIntervalSince1970: seconds) }
    let iso = text.replacing(" ", with: "T")
    if let local = EpochTime.seconds(iso8601: iso) { return instant(local, zone) }
    return instant(words: text.split { $0 == " " || $0 == "," }.map(String.init), zone)
  }

  /// RFC 5322, 3.3: a day of the week may come first, the seconds may be missing.
  private static func instant(words: [String], _ zone: TimeZone?) -> Date? {
    let words = words.drop { $0.first?.isNumber != true }.map { $0 }
    guard (4...5).contains(words.count), let day = Int(words[0]), (1...31).contains(day),
      let month = CalendarDay.shortMonths.firstIndex(of: words[1].prefix(3).capitalized),
      words[2].utf8.count == 4
    else { return nil }
    let written = "\(words[2])-\((month + 1).twoDigits)-\(day.twoDigits)T\(words[3])"
    guard let local = EpochTime.seconds(iso8601: written) else { return nil }
    guard words.count == 5 else { return instant(local, zone) }
    let name = words[4].uppercased()
    if let hours = zones[name] { return Date(timeIntervalSince1970: local - hours * 3600) }
    let zoned = EpochTime.seconds(zoned: written + words[4])
    return zoned.map(Date.init(timeIntervalSince1970:)) ?? instant(local, zone)
  }

  /// A time on the clock of a zone.
  private static func instant(_ local: Double, _ zone: TimeZone?) -> Date? {
    guard let zone, EpochTime.day(ofSecond: local) != nil else { return nil }
    let asUTC = Date(timeIntervalSince1970: local)
    let first = asUTC - Double(zone.secondsFromGMT(for: asUTC))
    return asUTC - Double(zone.secondsFromGMT(for: first))
  }

  /// Those of RFC 5322, 4.3, in hours.
  private static let zones: [String: Double] = [
    "GMT": 0, "UT": 0, "UTC": 0, "Z": 0, "EST": -5, "EDT": -4, "CST": -6, "CDT": -5, "MST": -7,
    "MDT": -6, "PST": -8, "PDT": -7,
  ]
}
