import Foundation
import WeatherModels

/// A piece of time for which the report says something.
struct HourSlot {
  var start: Date
  var end: Date
  var conditions: Conditions

  /// In hours.
  var length: Double { end.timeIntervalSince(start) / 3600 }
}

/// To which side of its time an hour of a report extends.
enum SlotSide {
  /// Precipitation and the strongest gust are those of the time before it.
  case before
  /// A measurement holds until the next.
  case after
}

extension Report {
  /// The hours as pieces of time that end after `now`, in order, without overlaps.
  ///
  /// A piece is as long as the shorter of the two distances to the neighbours, so that an hour that is missing stays a
  /// gap; six hours at most, an hour where there is no neighbour.
  func slots(_ side: SlotSide, from now: Date) -> [HourSlot] {
    let hours = hours.filter { abs($0.time.timeIntervalSince(now)) < 3e7 }
      .sorted { $0.time < $1.time }
    return hours.indices.compactMap { index in
      let time = hours[index].time
      let neighbours = [index - 1, index + 1].filter(hours.indices.contains)
      let distances = neighbours.map { abs(hours[$0].time.timeIntervalSince(time)) }
        .filter { (1...21_600).contains($0) }
      let length = distances.min() ?? 3600
      let slot =
        switch side {
        case .before:
          HourSlot(
            start: time.addingTimeInterval(-length), end: time, conditions: hours[index])
        case .after:
          HourSlot(start: time, end: time.addingTimeInterval(length), conditions: hours[index])
        }
      return slot.end > now ? slot : nil
    }
  }
}
