public import Foundation

/// A service's report about the air at one place. Missing values are `nil`, never a zero.
public struct AirQuality: Hashable, Sendable {
  public var service: Service
  public var fetched: Date
  /// An IANA name; the hours are meant in it.
  public var timeZone: String?
  public var current: AirConditions?
  /// In order of time, the first not necessarily the present one.
  public var hours: [AirConditions]

  public init(
    service: Service, fetched: Date, timeZone: String?, current: AirConditions?,
    hours: [AirConditions]
  ) {
    self.service = service
    self.fetched = fetched
    self.timeZone = timeZone
    self.current = current
    self.hours = hours
  }
}

/// The contents of the air in one hour.
public struct AirConditions: Hashable, Sendable {
  public var time: Date
  public var europeanIndex: EuropeanAirIndex?
  public var usIndex: USAirIndex?
  /// Particles of at most 2.5 μm.
  public var fineParticles: Concentration?
  /// Particles of at most 10 μm.
  public var particles: Concentration?
  public var ozone: Concentration?
  public var nitrogenDioxide: Concentration?
  public var sulphurDioxide: Concentration?
  public var carbonMonoxide: Concentration?
  /// Known in Europe only, and in its season only.
  public var pollen: [PollenKind: PollenCount] = [:]

  public init(time: Date) {
    self.time = time
  }
}

/// The plants whose pollen is forecast. The raw value is the name in JSON.
public enum PollenKind: String, Hashable, Sendable, CaseIterable {
  case alder, birch, grass, mugwort, olive, ragweed
}
