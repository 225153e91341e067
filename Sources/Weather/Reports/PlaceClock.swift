public import Foundation

/// Calendar and clock at a place.
public struct PlaceClock: Sendable {
  public let timeZone: TimeZone

  /// Takes an IANA name; an unknown one, or none, leaves the nautical zone of the longitude.
  public init(timeZone name: String?, at coordinate: Coordinate) {
    self.init(timeZones: [name], at: coordinate)
  }

  /// Takes the first IANA name that is known.
  init(timeZones names: [String?], at coordinate: Coordinate) {
    timeZone =
      (names + [coordinate.nauticalZone]).lazy.compactMap {
        $0.flatMap(TimeZone.init(identifier:))
      }.first ?? .gmt
  }

  /// Whether it is that of ships, by the longitude alone.
  public var isNautical: Bool { timeZone.identifier.hasPrefix("Etc/GMT") }

  /// The calendar day at the place; `nil` outside the years 1 to 9999.
  public func day(of date: Date) -> CalendarDay? {
    localSeconds(date).flatMap { CalendarDay(daysSince1970: $0.quotient(86_400)) }
  }

  /// The days from 1 January 1970 to that at the place, and the hour of the day, 0 to 23; `nil` outside the years 1 to 9999.
  func dayAndHour(of date: Date) -> (day: Int, hour: Int)? {
    localSeconds(date).map { seconds in
      let day = seconds.quotient(86_400)
      return (day, (seconds - day * 86_400) / 3600)
    }
  }

  /// `09:05`, or `nil` outside the years 1 to 9999.
  public func time(of date: Date) -> String? {
    guard let seconds = localSeconds(date) else { return nil }
    let minutes = (seconds - seconds.quotient(86_400) * 86_400) / 60
    return (minutes / 60).twoDigits + ":" + (minutes % 60).twoDigits
  }

  /// 0 to 23, or `nil` outside the years 1 to 9999.
  public func hour(of date: Date) -> Int? {
    dayAndHour(of: date)?.hour
  }

  /// `UTC+2` for a time that the clock at the place shows twice, as it is set back; `nil` for any other.
  public func offsetOfRepeated(_ date: Date) -> String? {
    func offset(_ date: Date) -> Int { timeZone.secondsFromGMT(for: date) }
    let own = offset(date)
    // The other of the two is as far away as the clock is set back.
    let isRepeated = [-10_800.0, 10_800].contains { distance in
      let change = own - offset(date + distance)
      return (change > 0) == (distance > 0) && offset(date + Double(change)) == own - change
        && change != 0
    }
    return isRepeated ? utcOffset(at: date) : nil
  }

  /// `UTC+2`, `UTC−3:30`
  public func utcOffset(at date: Date) -> String {
    let own = timeZone.secondsFromGMT(for: date)
    let (hours, minutes) = (abs(own) / 3600, abs(own) / 60 % 60)
    return "UTC" + (own < 0 ? "−" : "+") + "\(hours)" + (minutes == 0 ? "" : ":\(minutes)")
  }

  /// ISO 8601 with the offset at that time: `2026-11-21T14:00:00+01:00`.
  public func iso8601(_ date: Date) -> String? {
    guard let day = day(of: date), let time = time(of: date), let seconds = localSeconds(date)
    else { return nil }
    let offset = timeZone.secondsFromGMT(for: date) / 60
    let zone =
      (offset < 0 ? "-" : "+") + (abs(offset) / 60).twoDigits + ":" + (abs(offset) % 60).twoDigits
    return "\(day)T\(time):\((seconds - seconds.quotient(60) * 60).twoDigits)\(zone)"
  }

  private func localSeconds(_ date: Date) -> Int? {
    // The years 1 to 9999; the comparison is false for NaN.
    guard (-62_135_596_800...253_402_300_799).contains(date.timeIntervalSince1970) else {
      return nil
    }
    return Int(date.timeIntervalSince1970.rounded(.down)) + timeZone.secondsFromGMT(for: date)
  }
}

extension Int {
  /// Rounded down, also below zero.
  public func quotient(_ divisor: Int) -> Int {
    self >= 0 ? self / divisor : (self - divisor + 1) / divisor
  }

  /// With a zero before a single digit, as clocks show it.
  public var twoDigits: String { self < 10 ? "0\(self)" : "\(self)" }
}

extension Date {
  /// As precise as clocks and services say it.
  public var nearestMinute: Date {
    Date(timeIntervalSince1970: (timeIntervalSince1970 / 60).rounded() * 60)
  }
}

extension Coordinate {
  /// The IANA name of the time zone of the longitude, by which ships live. These names count hours to the west.
  public var nauticalZone: String {
    let hours = Int((longitude / 15).rounded())
    return hours == 0 ? "Etc/GMT" : hours > 0 ? "Etc/GMT-\(hours)" : "Etc/GMT+\(-hours)"
  }
}
