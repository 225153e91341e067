import Foundation

/// A time zone of a calendar: one of the system's, or the changes of clocks that the file has.
struct CalendarZone: Sendable {
  private let timeZone: TimeZone?
  private var changes: [(time: Int, offset: Int)] = []
  private var before = 0

  init(_ timeZone: TimeZone) { self.timeZone = timeZone }

  init(changes: [(time: Int, offset: Int)], before: Int) {
    timeZone = nil
    (self.changes, self.before) = (changes, before)
  }

  static let utc = CalendarZone(.gmt)

  /// In seconds east of UTC, at a time in seconds since 1970.
  func offset(at time: Int) -> Int {
    if let timeZone {
      return timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(time)))
    }
    return changes.last { $0.time <= time }?.offset ?? before
  }

  /// Seconds since 1970. Of a time that the clock shows twice it is the first; one that the clock leaves out is by the
  /// offset before (RFC 5545, 3.3.5).
  func time(of wall: WallTime) -> Int {
    let seconds = wall.seconds
    let earlier = offset(at: seconds - 86_400)
    if offset(at: seconds - earlier) == earlier { return seconds - earlier }
    let later = offset(at: seconds + 86_400)
    return seconds - (offset(at: seconds - later) == later ? later : earlier)
  }

  func wall(at time: Int) -> WallTime { WallTime(seconds: time + offset(at: time)) }
}

/// A zone as a file describes it.
struct ZoneDescription: Hashable, Sendable {
  /// Standard or daylight saving time, from its start on.
  struct Observance: Hashable, Sendable {
    var start: WallTime?
    /// In seconds east of UTC, before a change and after it.
    var before = 0
    var after = 0
    var rule: RecurrenceRule?
    var dates: [WallTime] = []
  }

  /// The name of the zone in the tz database, as some programs add it.
  var location: String?
  var observances: [Observance] = []

  /// The zone, with its changes up to a day since 1970.
  func zone(until last: Int, budget: inout Int) -> CalendarZone? {
    var changes: [(time: Int, offset: Int)] = []
    for observance in observances {
      guard let start = observance.start else { continue }
      var days = [start.day]
      if let rule = observance.rule {
        days += rule.days(from: start.day, first: start.day, last: last, budget: &budget)
      }
      let ruled = Set(days).map { WallTime(day: $0, second: start.second ?? 0) }
      for wall in ruled + observance.dates {
        let time = wall.seconds - observance.before
        guard isBefore(observance.rule, wall, time) else { continue }
        changes.append((time, observance.after))
      }
    }
    changes.sort { $0.time < $1.time }
    guard !changes.isEmpty else { return nil }
    let first = observances.filter { $0.start != nil }.min {
      ($0.start?.seconds ?? 0) < ($1.start?.seconds ?? 0)
    }
    return CalendarZone(changes: changes, before: first?.before ?? 0)
  }

  private func isBefore(_ rule: RecurrenceRule?, _ wall: WallTime, _ time: Int) -> Bool {
    guard let rule, let until = rule.until else { return true }
    return rule.isUntilUTC ? time <= until.seconds : wall.seconds <= until.seconds
  }
}

/// Finds the zones that the times of a file name: in the tz database, also behind the prefix of a program or by the
/// name that Windows has, then in the file, then the zone of the whole calendar, and last that of this machine.
struct ZoneFinder {
  let described: [String: ZoneDescription]
  let calendar: String?
  let local: TimeZone
  /// The last day since 1970 of which times are asked.
  let last: Int
  private var found: [String: CalendarZone] = [:]
  /// The names that no zone was found for.
  private(set) var unknown: Set<String> = []

  init(_ described: [String: ZoneDescription], calendar: String?, local: TimeZone, last: Int) {
    (self.described, self.calendar) = (described, calendar)
    (self.local, self.last) = (local, last)
  }

  mutating func zone(of stamp: CalendarStamp, budget: inout Int) -> CalendarZone {
    if stamp.isUTC { return .utc }
    guard let name = stamp.zone else { return floating }
    if let zone = found[name] { return zone }
    let zone = known(name, budget: &budget)
    if zone == nil { unknown.insert(name) }
    found[name] = zone ?? floating
    return zone ?? floating
  }

  private var floating: CalendarZone {
    CalendarZone(calendar.flatMap(Self.timeZone) ?? local)
  }

  private func known(_ name: String, budget: inout Int) -> CalendarZone? {
    if let zone = Self.timeZone(name) { return CalendarZone(zone) }
    let description = described[name]
    if let zone = description?.location.flatMap(Self.timeZone) { return CalendarZone(zone) }
    if let zone = description?.zone(until: last, budget: &budget) { return zone }
    return Self.fixed(name)
  }

  /// The zone of an IANA name, of one behind a prefix, `/mozilla.org/20070129_1/America/New_York`, or of Windows' name.
  static func timeZone(_ name: String) -> TimeZone? {
    guard name.utf8.count <= 128 else { return nil }
    let parts = name.split(separator: "/").map(String.init)
    for start in parts.indices.prefix(8) {
      let rest = parts[start...]
      let isName = rest.allSatisfy { part in
        part.utf8.first.map { (0x41...0x5A).contains($0) } == true
          && part.utf8.allSatisfy { byte in
            byte < 0x80
              && (Unicode.Scalar(byte).properties.isAlphabetic
                || (0x30...0x39).contains(byte) || "_-+".utf8.contains(byte))
          }
      }
      guard isName, rest.count > 1 || ["UTC", "GMT", "UCT", "Zulu"].contains(rest.last),
        let zone = TimeZone(identifier: rest.last == "Zulu" ? "UTC" : rest.joined(separator: "/"))
      else { continue }
      return zone
    }
    return WindowsZones.name(of: name).flatMap(TimeZone.init(identifier:))
  }

  /// `UTC+11`, `(UTC-03:00) Brasília`.
  private static func fixed(_ name: String) -> CalendarZone? {
    let text = name.drop { $0 == "(" }
    guard text.hasPrefix("UTC") || text.hasPrefix("GMT") else { return nil }
    let digits = text.dropFirst(3).prefix { "+-0123456789:".contains($0) }
    guard let sign = digits.first, sign == "+" || sign == "-" else { return nil }
    let parts = digits.dropFirst().split(separator: ":").map { Int($0) }
    guard let first = parts.first, let hours = first, hours <= 14, parts.count < 3,
      let minutes = parts.count == 2 ? parts[1] : 0, minutes < 60
    else { return nil }
    let seconds = hours * 3600 + minutes * 60
    return TimeZone(secondsFromGMT: sign == "-" ? -seconds : seconds).map(CalendarZone.init)
  }
}

/// A time as a file writes it.
struct CalendarStamp: Hashable, Sendable {
  var wall: WallTime
  /// The name of its zone; `nil` for UTC and for the time of whoever reads it.
  var zone: String?
  var isUTC = false

  /// The times of a property, of which those of a period are its start.
  static func stamps(_ line: ContentLine, atMost most: Int) -> [(CalendarStamp, length: Int?)] {
    let zone = line.parameters["TZID"]
    return line.value.split(separator: ",").prefix(max(0, most)).compactMap { text in
      let sides = text.split(separator: "/", maxSplits: 1)
      guard let first = sides.first, let wall = WallTime(first) else { return nil }
      let stamp = CalendarStamp(
        wall: wall, zone: first.hasSuffix("Z") ? nil : zone, isUTC: first.hasSuffix("Z"))
      guard sides.count == 2 else { return (stamp, nil) }
      let end = WallTime(sides[1]).map { $0.seconds - wall.seconds }
      return (stamp, (end ?? CalendarFile.duration(sides[1])).map { max(0, $0) })
    }
  }
}
