public import Foundation

/// The hours of the night without notifications: `22-7`, `22:30-6:45`.
public struct QuietHours: Hashable, Sendable {
  /// In minutes from midnight.
  private let start, end: Int

  /// `nil` if the text isn't two different times of day.
  public init?(_ text: String) {
    let times = text.split(separator: "-", omittingEmptySubsequences: false).map(Self.minutes)
    guard times.count == 2, let start = times[0], let end = times[1], start != end else {
      return nil
    }
    (self.start, self.end) = (start, end)
  }

  /// Whether a time is within the hours by the local clock, also on days when clocks change.
  public func contains(_ date: Date, in zone: TimeZone) -> Bool {
    let clock = date.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: date))
    let seconds = clock - (clock / 86_400).rounded(.down) * 86_400
    guard seconds.isFinite else { return false }
    let minute = Int(seconds / 60)
    return start < end ? (start..<end).contains(minute) : minute >= start || minute < end
  }

  private static func minutes(_ text: Substring) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count),
      parts.allSatisfy({ (1...2).contains($0.count) && $0.allSatisfy { "0123456789".contains($0) } }
      ),
      let hour = Int(parts[0]), let minute = parts.count == 2 ? Int(parts[1]) : 0,
      (0...24).contains(hour), (0..<60).contains(minute), hour * 60 + minute <= 1440
    else { return nil }
    return (hour * 60 + minute) % 1440
  }
}
