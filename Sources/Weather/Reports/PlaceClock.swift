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
    localSeconds(date).flatMap { CalendarDay(daysSince1970: Self.floorDivide($0, 86_400)) }
  }

  /// `09:05`, or `nil` outside the years 1 to 9999.
  public func time(of date: Date) -> String? {
    guard let seconds = localSeconds(date) else { return nil }
    let minutes = (seconds - Self.floorDivide(seconds, 86_400) * 86_400) / 60
    return Self.twoDigits(minutes / 60) + ":" + Self.twoDigits(minutes % 60)
  }

  /// 0 to 23, or `nil` outside the years 1 to 9999.
  public func hour(of date: Date) -> Int? {
    localSeconds(date).map { ($0 - Self.floorDivide($0, 86_400) * 86_400) / 3600 }
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
    else {
      return nil
    }
    let offset = timeZone.secondsFromGMT(for: date) / 60
    let zone =
      (offset < 0 ? "-" : "+") + Self.twoDigits(abs(offset) / 60) + ":"
      + Self.twoDigits(abs(offset) % 60)
    return "\(day)T\(time):\(Self.twoDigits(seconds - Self.floorDivide(seconds, 60) * 60))\(zone)"
  }

  private func localSeconds(_ date: Date) -> Int? {
    // The years 1 to 9999; the comparison is false for NaN.
    guard (-62_135_596_800...253_402_300_799).contains(date.timeIntervalSince1970) else {
      return nil
    }
    return Int(date.timeIntervalSince1970.rounded(.down)) + timeZone.secondsFromGMT(for: date)
  }

  private static func floorDivide(_ a: Int, _ b: Int) -> Int {
    a >= 0 ? a / b : (a - b + 1) / b
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}

extension Coordinate {
  /// The IANA name of the time zone of the longitude, by which ships live. These names count hours to the west.
  public var nauticalZone: String {
    let hours = Int((longitude / 15).rounded())
    return hours == 0 ? "Etc/GMT" : hours > 0 ? "Etc/GMT-\(hours)" : "Etc/GMT+\(-hours)"
  }
}
