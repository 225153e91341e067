public import Foundation

/// An official warning, in the terms of the Common Alerting Protocol (OASIS, CAP 1.2).
public struct WeatherWarning: Hashable, Sendable {
  public var severity: Severity?
  /// The colour on the map, where the service has colours.
  public var color: Color?
  public var kind: Kind?
  /// The event that it warns of, in the sender's words.
  public var event: String
  public var from: Date?
  public var until: Date?
  public var headline: String?
  /// Paragraphs, with a line end between them; so is `instruction`.
  public var description: String?
  public var instruction: String?
  /// The areas it is for, with commas between them.
  public var area: String?
  /// A language tag such as `en-GB`.
  public var language: String?
  public var sender: String?

  public init(event: String) {
    self.event = event
  }

  /// How dangerous it is. The raw value is the name in JSON.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    case minor, moderate, severe, extreme
  }

  /// MeteoAlarm's level. The raw value is the name in JSON.
  public enum Color: String, Hashable, Sendable, CaseIterable {
    case yellow, orange, red
  }

  /// MeteoAlarm's awareness type. The raw value is the name in JSON.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case wind, snowOrIce, thunderstorm, fog, heat, cold, coast, forestFire, avalanche, rain, flood
    case rainFlood
  }
}

extension WeatherWarning {
  /// From 0, for what is not known, to 4.
  public var rank: Int {
    let byColor = color.flatMap { Color.allCases.firstIndex(of: $0) }.map { $0 + 2 }
    let bySeverity = severity.flatMap { Severity.allCases.firstIndex(of: $0) }.map { $0 + 1 }
    return byColor ?? bySeverity ?? 0
  }
}

/// The warnings that concern a place.
public struct PlaceWarnings: Hashable, Sendable {
  public var service: WarningService
  public var fetched: Date
  public var reach: Reach
  /// The most severe first, and among those the earliest.
  public var warnings: [WeatherWarning]

  public init(
    service: WarningService, fetched: Date, reach: Reach, warnings: [WeatherWarning]
  ) {
    self.service = service
    self.fetched = fetched
    self.reach = reach
    self.warnings = warnings
  }

  /// The criterion by which the warnings were chosen.
  public enum Reach: String, Hashable, Sendable {
    /// They are for where the place lies.
    case place
    /// The names of their areas do not tell whether they are for the place: these are all of its country.
    case country
  }
}

/// A service that passes official warnings on. The raw value is the name in JSON.
public enum WarningService: String, Hashable, Sendable, Codable, CaseIterable {
  case meteoAlarm = "meteoalarm"
  case nationalWeatherService = "nws"
  case sample
}
