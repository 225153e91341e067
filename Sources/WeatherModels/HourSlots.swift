public import Foundation

/// A piece of time for which the report says something.
public struct HourSlot: Sendable {
  public var start: Date
  public var end: Date
  public var conditions: Conditions

  /// In hours.
  public var length: Double { end.timeIntervalSince(start) / 3600 }
}

extension Report {
  /// The hours as pieces of time that end after `now`, in order, without overlaps.
  public func slots(from now: Date) -> [HourSlot] {
    let hours = hours.filter { abs($0.time.timeIntervalSince(now)) < 3e7 }
      .sorted { $0.time < $1.time }
    return zip(hours, hours.spanLengths).compactMap { hour, length in
      let end = hour.time.addingTimeInterval(length)
      return end > now ? HourSlot(start: hour.time, end: end, conditions: hour) : nil
    }
  }
}
