public import Foundation

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
