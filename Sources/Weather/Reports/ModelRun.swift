public import Foundation

/// The newest run of a model, as its service tells of it. It proves nothing of the values at one point, which may be
/// older.
public struct ModelRun: Hashable, Sendable {
  /// The time from which it computes.
  public var start: Date
  /// The time at which its values could be had.
  public var available: Date
  /// The seconds from one run to the next.
  public var interval: Double

  public init(start: Date, available: Date, interval: Double) {
    self.start = start
    self.available = available
    self.interval = interval
  }

  /// Its start in UTC: `18:00`, or with the date where that isn't today's.
  public func time(at now: Date) -> String {
    let (start, today) = (start.formatted(.iso8601), now.formatted(.iso8601))
    let time = String(start.dropFirst(11).prefix(5))
    return start.prefix(10) == today.prefix(10) ? time : start.prefix(10) + " " + time
  }

  /// Whether the next run is overdue, by the rule of https://open-meteo.com/en/docs/model-updates: twenty minutes after
  /// the interval.
  public func isLate(at now: Date) -> Bool {
    now.timeIntervalSince(available) > interval + 1200
  }
}

/// The hours of the past as one model forecast them this many days ahead.
public struct PreviousRun: Hashable, Sendable {
  public var model: WeatherModel
  /// 1 to 7.
  public var daysAhead: Int
  public var times: [Date]
  public var temperature: [Temperature?]
  /// The precipitation of the hour before each time.
  public var precipitation: [Precipitation?]

  public init(
    model: WeatherModel, daysAhead: Int, times: [Date], temperature: [Temperature?],
    precipitation: [Precipitation?]
  ) {
    self.model = model
    self.daysAhead = daysAhead
    self.times = times
    self.temperature = temperature
    self.precipitation = precipitation
  }
}
