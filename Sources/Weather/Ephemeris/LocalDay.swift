public import Foundation
public import Reports

/// A calendar day at a place as a span of time: 24 hours, one more or less where the clocks change, none where the
/// calendar leaps over it, as Samoa's did over 30 December 2011.
public struct LocalDay: Hashable, Sendable {
  public let date: CalendarDay
  public let start: Date
  /// The start of the next day.
  public let end: Date

  public init(_ date: CalendarDay, clock: PlaceClock) {
    self.date = date
    start = Self.start(daysSince1970: date.daysSince1970, clock)
    end = Self.start(daysSince1970: date.daysSince1970 + 1, clock)
  }

  public var length: TimeInterval { end.timeIntervalSince(start) }

  /// The first second that clocks at the place do not call the day before. Midnight itself may not exist.
  private static func start(daysSince1970 days: Int, _ clock: PlaceClock) -> Date {
    let midnight = days * 86_400
    // No clock is more than a day from Greenwich's.
    var (low, high) = (midnight - 86_400, midnight + 86_400)
    while high - low > 1 {
      let middle = (low + high) / 2
      let date = Date(timeIntervalSince1970: Double(middle))
      if middle + clock.timeZone.secondsFromGMT(for: date) < midnight {
        low = middle
      } else {
        high = middle
      }
    }
    return Date(timeIntervalSince1970: Double(high))
  }
}
