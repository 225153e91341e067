public import Foundation

// Precipitation, its probability, gusts and the weather code belong to a span of time rather than a moment.
extension [Conditions] {
  /// The hours by their beginning, made of hours by their end, as most services write them: what falls from 15:00 to
  /// 16:00 moves from the row of 16:00 to that of 15:00. A beginning that has no row gets one, unless all of its span
  /// was over at `present`.
  public func spansByBeginning(present: Date) -> [Conditions] {
    let ordered = sorted { $0.time < $1.time }
    let backwards: [Date] = ordered.reversed().map(\.time)
    let lengths = backwards.spanLengths.reversed()
    var moved: [Date: Conditions] = [:]
    for (row, length) in zip(ordered, lengths) where row.hasSpan {
      moved[row.time - length] = moved[row.time - length] ?? row
    }
    let rows = ordered.map { $0.withSpan(of: moved.removeValue(forKey: $0.time)) }
    let added = moved.map { Conditions(time: $0).withSpan(of: $1) }.filter { row in
      row.time >= ordered[0].time || moved[row.time].map { $0.time > present } == true
    }
    return added.isEmpty ? rows : (rows + added).sorted { $0.time < $1.time }
  }
}

extension [Date] {
  /// The seconds that each of these hours, in order of time, represents: until the next one, but no longer than the steps
  /// beside it, so that a missing hour remains a gap. At most six hours, and an hour if there is no other.
  public var spanLengths: [Double] {
    func step(_ index: Int) -> Double? {
      guard index >= 0, index < count - 1 else { return nil }
      let length = abs(self[index + 1].timeIntervalSince(self[index]))
      return (1...21_600).contains(length) ? length : nil
    }
    return indices.map { index in
      let before = step(index - 1)
      guard let next = step(index) else { return before ?? 3600 }
      let beside = Swift.max(before ?? 0, step(index + 1) ?? 0)
      return beside > 0 ? Swift.min(next, beside) : next
    }
  }
}

extension Conditions {
  fileprivate var hasSpan: Bool { self != withSpan(of: nil) }

  fileprivate func withSpan(of other: Conditions?) -> Conditions {
    var conditions = self
    conditions.precipitation = other?.precipitation
    conditions.precipitationProbability = other?.precipitationProbability
    conditions.snowfall = other?.snowfall
    conditions.windGust = other?.windGust
    conditions.weatherCode = other?.weatherCode
    return conditions
  }
}

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
    return zip(order, order.map { times[$0] }.spanLengths).compactMap { index, length in
      let (start, stop) = (times[index], times[index].addingTimeInterval(length))
      return stop > now && start < end
        ? HourSlot(start: start, end: stop, conditions: hours[index]) : nil
    }
  }
}
