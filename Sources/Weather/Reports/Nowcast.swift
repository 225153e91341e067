public import Foundation

/// The rain or snow at one place in the next hours, in steps of minutes.
public struct Nowcast: Hashable, Sendable {
  /// The origin of the steps. The raw value is the name in JSON.
  public enum Kind: String, Hashable, Sendable {
    /// Measured by radar and moved on.
    case radar
    /// Computed by a weather model for every quarter of an hour.
    case model
  }

  /// Whether the radar sees the place. The raw value is MET Norway's name, and that in JSON.
  public enum Coverage: String, Hashable, Sendable, CaseIterable {
    case ok
    case unavailable = "temporarily unavailable"
    case none = "no coverage"
  }

  /// A span of time with one rate.
  public struct Step: Hashable, Sendable {
    public var start: Date
    public var end: Date
    /// The amount that would fall in an hour; `nil` if unknown.
    public var rate: Precipitation?

    public init(start: Date, end: Date, rate: Precipitation?) {
      self.start = start
      self.end = end
      self.rate = rate
    }
  }

  public var service: AskedService
  public var kind: Kind
  public var coverage: Coverage
  /// The time of the radar scan or the model run; `nil` if the service doesn't say.
  public var issuedAt: Date?
  public var fetched: Date
  /// Why no radar answered, if a model replaces it.
  public var failure: ServiceError?
  /// The temperature at the place, which decides between rain and snow.
  public var temperature: Temperature?
  /// In order of time, without overlaps; empty where the radar does not see the place.
  public var steps: [Step]

  public init(
    service: AskedService, kind: Kind, coverage: Coverage = .ok, issuedAt: Date? = nil,
    fetched: Date, temperature: Temperature? = nil, steps: [Step]
  ) {
    self.service = service
    self.kind = kind
    self.coverage = coverage
    self.issuedAt = issuedAt
    self.fetched = fetched
    self.temperature = temperature
    self.steps = steps
  }
}

extension Nowcast {
  /// Minutes that came with a report, of services that have them; `nil` if there are none.
  public init?(minutesOf report: Report) {
    guard !report.minutes.isEmpty else { return nil }
    self.init(
      service: .weather(report.service), kind: .radar, fetched: report.fetched,
      temperature: report.current?.temperature,
      steps: report.minutes.map {
        Step(start: $0.time, end: $0.time.addingTimeInterval(60), rate: $0.precipitation)
      })
  }

  /// Whether the minutes are recent: old ones are useless.
  public func isRecent(at now: Date) -> Bool { fetched.isRecent(at: now, for: 900) }
}
