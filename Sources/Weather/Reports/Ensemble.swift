public import Foundation

/// The runs of one model from slightly different beginnings, at one place.
public struct Ensemble: Hashable, Sendable {
  /// One run: a value, or none, for each of the ensemble's times.
  public struct Member: Hashable, Sendable {
    /// 0 for the control run.
    public var number: Int
    public var temperature: [Temperature?]
    /// The precipitation since the step before, by member.
    public var precipitation: [Precipitation?]
    public var windSpeed: [Speed?]

    public init(
      number: Int, temperature: [Temperature?] = [], precipitation: [Precipitation?] = [],
      windSpeed: [Speed?] = []
    ) {
      self.number = number
      self.temperature = temperature
      self.precipitation = precipitation
      self.windSpeed = windSpeed
    }

    public var hasData: Bool {
      temperature.contains { $0 != nil } || precipitation.contains { $0 != nil }
        || windSpeed.contains { $0 != nil }
    }
  }

  public var model: WeatherModel
  public var times: [Date]
  /// The members by number, without repetitions; only those with data.
  public var members: [Member]
  /// The time zone of the days, an IANA name.
  public var timeZone: String?

  public init(
    model: WeatherModel, times: [Date], members: [Member], timeZone: String? = nil
  ) {
    self.model = model
    self.times = times
    self.members = members
    self.timeZone = timeZone
  }

  /// The hours between the model's own steps; hours between are the service's interpolation. By
  /// https://open-meteo.com/en/docs/ensemble-api: ICON hourly, the others three hours.
  public var step: Int { model.rawValue.contains("icon") ? 1 : 3 }

  /// The step at one time. The European ensemble has steps of three hours until 144 hours ahead, then of six: ECMWF,
  /// Forecast User Guide, "Form of Output" (https://confluence.ecmwf.int/x/7Z_HEw).
  public func step(at time: Date) -> Int {
    guard model.rawValue.hasPrefix("ecmwf"), let first = times.first,
      time.timeIntervalSince(first) > 144 * 3600
    else { return step }
    return 6
  }
}
