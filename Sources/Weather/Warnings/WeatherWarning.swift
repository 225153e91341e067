public import Foundation
public import Reports

/// An official warning, in the terms of the Common Alerting Protocol (OASIS, CAP 1.2).
public struct WeatherWarning: Hashable, Sendable, Codable {
  public var severity: Severity?
  /// The color on the map, where the service has colors.
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
  /// The sender's own word for the level, where it is neither the color nor the severity.
  public var level: String?
  /// The evidence that it is for the place.
  public var placed: Placement?

  public init(event: String) {
    self.event = event
  }

  /// The danger of it. The raw value is the name in JSON.
  public enum Severity: String, Hashable, Sendable, Codable, CaseIterable {
    case minor, moderate, severe, extreme

    /// From 1 to 4.
    public var rank: Int { (Self.allCases.firstIndex(of: self) ?? 0) + 1 }
  }

  /// The evidence that a warning is for a place. The raw value is the name in JSON.
  public enum Placement: String, Hashable, Sendable, Codable, CaseIterable {
    /// The ground that the warning itself draws.
    case polygon
    /// The region that it names by a code, or for which its service was asked.
    case region
    /// Unknown: the warning is for somewhere in the country.
    case country
  }

  /// MeteoAlarm's level. The raw value is the name in JSON.
  public enum Color: String, Hashable, Sendable, Codable, CaseIterable {
    case yellow, orange, red

    /// The severity that it stands for.
    public var severity: Severity {
      switch self {
      case .yellow: .moderate
      case .orange: .severe
      case .red: .extreme
      }
    }
  }

  /// MeteoAlarm's awareness type. The raw value is the name in JSON.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    case wind, snowOrIce, thunderstorm, fog, heat, cold, coast, forestFire, avalanche, rain, flood
    case rainFlood
  }

  /// From 0, unknown, to 4.
  public var rank: Int {
    (color?.severity ?? severity)?.rank ?? 0
  }
}

/// The warnings that concern a place.
public struct PlaceWarnings: Hashable, Sendable, Codable {
  public var service: WarningService
  public var fetched: Date
  public var reach: Reach
  /// The country's own service, which was asked first and could not be read.
  public var fallbackFor: WarningService?
  /// Warnings that surely cover the place first, then the most severe, then the earliest.
  public var warnings: [WeatherWarning]
  /// The number of warnings that are left out.
  public var omitted = 0
  /// The number of messages that could not be read and may be for the place, and of all in force in the answer.
  public var unread = 0
  public var listed = 0
  /// The number of warnings of which only the title in the service's index is known.
  public var abridged = 0

  public init(
    service: WarningService, fetched: Date, reach: Reach, warnings: [WeatherWarning]
  ) {
    self.service = service
    self.fetched = fetched
    self.reach = reach
    self.warnings = warnings
  }

  /// The criterion by which the warnings were chosen.
  public enum Reach: String, Hashable, Sendable, Codable {
    /// Warnings for the area of the place.
    case place
    /// Some or all are for somewhere in the place's country, and may not cover the place.
    case country
  }

  /// Earlier versions of Vane saved no counts.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    service = try values.decode(WarningService.self, forKey: .service)
    fetched = try values.decode(Date.self, forKey: .fetched)
    reach = try values.decode(Reach.self, forKey: .reach)
    fallbackFor = try values.decodeIfPresent(WarningService.self, forKey: .fallbackFor)
    warnings = try values.decode([WeatherWarning].self, forKey: .warnings)
    omitted = try values.decodeIfPresent(Int.self, forKey: .omitted) ?? 0
    unread = try values.decodeIfPresent(Int.self, forKey: .unread) ?? 0
    listed = try values.decodeIfPresent(Int.self, forKey: .listed) ?? 0
    abridged = try values.decodeIfPresent(Int.self, forKey: .abridged) ?? 0
  }

  /// Whether nothing is or may be in force.
  public var isEmpty: Bool { warnings.isEmpty && unread == 0 }

  /// Warnings that surely cover the place.
  public var own: [WeatherWarning] { warnings.filter(isOwn) }

  /// Warnings for somewhere in the country, perhaps not for the place.
  public var unclear: [WeatherWarning] { warnings.filter { !isOwn($0) } }

  private func isOwn(_ warning: WeatherWarning) -> Bool {
    switch warning.placed {
    case .polygon, .region: true
    case .country: false
    case nil: reach == .place
    }
  }

  /// Warnings are issued for hours, and taken back at any time: the services ask not to be asked more often than this.
  public static let freshness = 900.0

  public func isRecent(at now: Date) -> Bool { fetched.isRecent(at: now, for: Self.freshness) }

  /// These without the warnings that are in force at no time of the span.
  public func during(_ span: DaySpan) -> PlaceWarnings {
    var found = self
    found.warnings.removeAll { !$0.isInForce(during: span) }
    return found
  }
}

extension WeatherWarning {
  /// A warning without a start is in force already, one without an end until it is lifted.
  fileprivate func isInForce(during span: DaySpan) -> Bool {
    let first = Double(span.days.lowerBound.daysSince1970) * 86_400
    let last = Double(span.days.upperBound.daysSince1970) * 86_400
    // The day of a place is at most fourteen hours away from that of UTC.
    let start = max(from?.timeIntervalSince1970 ?? -.infinity, first - 50_400)
    let next = last + 86_400 + 50_400
    // Some messages are to be replaced before their hazard begins.
    let until = until.flatMap { $0 > from ?? .distantPast ? $0 : nil }
    let end = min(until?.timeIntervalSince1970 ?? .infinity, next)
    guard start < end else { return false }
    // Every hour of the clock between has one of these times.
    let times = Array(stride(from: start, to: end, by: 3600)) + [end - 1]
    return times.contains { span.contains(Date(timeIntervalSince1970: $0)) }
  }
}
