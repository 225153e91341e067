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

  public init(model: WeatherModel, times: [Date], members: [Member]) {
    self.model = model
    self.times = times
    self.members = members
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

/// An ensemble that can be requested.
public struct EnsembleSource: Hashable, Sendable {
  public let model: WeatherModel
  /// The members, with the control run.
  public let members: Int
  /// The hours ahead of now that its runs always reach: an old run is in use until the next one has come.
  public let hours: Int
  /// `nil` for the whole world.
  let area: ModelFamily.Area?

  private init(_ model: String, members: Int, hours: Int, _ area: ModelFamily.Area? = nil) {
    self.model = WeatherModel(rawValue: model)
    self.members = members
    self.hours = hours
    self.area = area
  }

  /// The European one, which covers the world and has the most members.
  public static let global = EnsembleSource("ecmwf_ifs025", members: 51, hours: 336)

  /// By https://open-meteo.com/en/docs/ensemble-api, the finer first. The fine European one keeps only its newest run,
  /// which reaches six days and may be more than a day old.
  public static let all = [
    EnsembleSource("icon_d2", members: 20, hours: 42, ModelFamily.iconD2),
    EnsembleSource(
      "ecmwf_ifs_europe_ensemble", members: 51, hours: 114, ModelFamily.Area(33, -11, 71, 37)),
    global,
    EnsembleSource("ecmwf_aifs025_ensemble", members: 51, hours: 336),
    EnsembleSource("ncep_gefs025", members: 31, hours: 234),
  ]

  /// Those that cover a place and reach so many hours ahead, the finest first.
  public static func sources(at point: Coordinate, reaching hours: Double) -> [EnsembleSource] {
    all.filter { ($0.area?.covers(point) ?? true) && Double($0.hours) >= hours }
  }
}
