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
  /// The hours as pieces of time that end after `now` and begin before `end`, in order, without overlaps.
  public func slots(from now: Date, until end: Date = .distantFuture) -> [HourSlot] {
    // An hour is large: only those that are asked for are copied.
    let times = hours.map(\.time)
    let order = times.indices.filter { abs(times[$0].timeIntervalSince(now)) < 3e7 }
      .sorted { times[$0] < times[$1] }
    return zip(order, order.map { times[$0] }.distances).compactMap { index, length in
      let (start, stop) = (times[index], times[index].addingTimeInterval(length))
      return stop > now && start < end
        ? HourSlot(start: start, end: stop, conditions: hours[index]) : nil
    }
  }
}
