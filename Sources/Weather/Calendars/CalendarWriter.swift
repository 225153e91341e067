public import Foundation
public import Reports

/// Weather as an event of a calendar.
public struct CalendarEntry: Hashable, Sendable {
  public enum Time: Hashable, Sendable {
    case day(CalendarDay)
    case hours(start: Date, end: Date)
  }

  public var time: Time
  public var title: String
  public var notes: String
  public var place: Place
  /// Tells it from other events of the same place and day, such as the name of its command.
  public var kind: String

  public init(_ time: Time, kind: String, title: String, notes: String = "", at place: Place) {
    (self.time, self.kind, self.title) = (time, kind, title)
    (self.notes, self.place) = (notes, place)
  }
}

/// Writes iCalendar files (RFC 5545).
public enum CalendarWriter {
  private static let producer = "PRODID:-//Vane//Vane weather//EN"

  /// The bytes of a calendar with these events, as of a time. An event has the same UID each time that it is written.
  public static func bytes(_ entries: [CalendarEntry], at now: Date) -> [UInt8] {
    let stamp = utc(now)
    let events = entries.flatMap { entry -> [String] in
      let place = entry.place
      let point = place.id
      let (key, times) = self.times(entry)
      return [
        "BEGIN:VEVENT",
        "UID:\("\(entry.kind) \(point.latitude) \(point.longitude) \(key)".stableHash)@vane",
        "DTSTAMP:\(stamp)",
      ] + times
        + [
          "SUMMARY:" + escaped(entry.title),
          entry.notes.isEmpty ? "" : "DESCRIPTION:" + escaped(entry.notes),
          "LOCATION:" + escaped(place.name),
          "GEO:\(point.latitude);\(point.longitude)", "TRANSP:TRANSPARENT", "END:VEVENT",
        ].filter { !$0.isEmpty }
    }
    let lines =
      ["BEGIN:VCALENDAR", producer, "VERSION:2.0", "CALSCALE:GREGORIAN"] + events
      + ["END:VCALENDAR"]
    return lines.flatMap { folded($0) + [0x0D, 0x0A] }
  }

  /// Whether a file was written here, so that it may be replaced.
  public static func wrote(_ bytes: some Sequence<UInt8>) -> Bool {
    bytes.starts(with: "BEGIN:VCALENDAR\r\n\(producer)\r\n".utf8)
  }

  private static func times(_ entry: CalendarEntry) -> (key: String, lines: [String]) {
    switch entry.time {
    case .day(let day):
      let end = CalendarDay(daysSince1970: day.daysSince1970 + 1) ?? day
      return (
        compact(day),
        ["DTSTART;VALUE=DATE:" + compact(day), "DTEND;VALUE=DATE:" + compact(end)]
      )
    case .hours(let start, let end):
      // What is found again an hour later is the same event as long as it is on the same day.
      let clock = PlaceClock(entry.place, zone: nil)
      return (
        clock.day(of: start).map(compact) ?? "",
        ["DTSTART:" + utc(start), "DTEND:" + utc(end)]
      )
    }
  }

  private static func compact(_ day: CalendarDay) -> String {
    day.description.replacing("-", with: "")
  }

  /// `20261127T083000Z`
  private static func utc(_ date: Date) -> String {
    let wall = WallTime(
      seconds: Int(exactly: date.timeIntervalSince1970.rounded(.down)) ?? 0)
    let second = wall.second ?? 0
    let day = CalendarDay(daysSince1970: wall.day).map(compact) ?? "19700101"
    let time = [second / 3600, second / 60 % 60, second % 60].map(\.twoDigits)
    return "\(day)T\(time.joined())Z"
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", ";", ",": escaped.unicodeScalars.append(contentsOf: ["\\", scalar])
      case "\n": escaped += "\\n"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: break
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// At most 75 bytes in each line, none of which ends within a character.
  private static func folded(_ line: String) -> [UInt8] {
    var bytes: [UInt8] = []
    var length = 0
    for scalar in line.unicodeScalars {
      let own = Array(String(scalar).utf8)
      if length + own.count > 75 {
        bytes += [0x0D, 0x0A, 0x20]
        length = 1
      }
      bytes += own
      length += own.count
    }
    return bytes
  }
}
