public import Analysis
public import Foundation
import Reports

/// The official warnings of an alert: all, those from a level on, those of an event, or both.
public struct WarningQuestion: Hashable, Sendable {
  /// The words for the least level: CAP's severities, and the colors that MeteoAlarm gives them.
  public static let levels =
    WeatherWarning.Severity.allCases.map(\.rawValue) + WeatherWarning.Color.allCases.map(\.rawValue)
  /// The words for the kinds of warnings. Any other word is looked for in a warning's own words.
  public static let events = kinds.keys.sorted()

  public var least: WeatherWarning.Severity?
  /// In lower case; empty for every event.
  public var event: String

  private static let word = "warnings"

  public init(least: WeatherWarning.Severity? = nil, event: String = "") {
    self.least = least
    self.event = event
  }

  /// `warnings severe for wind`; `nil` for a question about the weather.
  public init?(_ text: String) {
    var words = text.lowercased().spacedWords
    guard words.first == Self.word else { return nil }
    words.removeFirst()
    self.init()
    if let severity = words.first.flatMap(Self.severity) {
      least = severity
      words.removeFirst()
    }
    guard let first = words.first else { return }
    guard first == "for", words.count > 1 else { return nil }
    event = words.dropFirst().joined(separator: " ")
  }

  /// The severity of a level's word.
  public static func severity(_ word: String) -> WeatherWarning.Severity? {
    WeatherWarning.Severity(rawValue: word)
      ?? WeatherWarning.Color(rawValue: word)?.severity
  }

  /// The saved form.
  public var text: String {
    ([Self.word] + [least?.rawValue].compactMap(\.self) + (event.isEmpty ? [] : ["for", event]))
      .joined(separator: " ")
  }

  /// Whether the alert covers the warning. An unknown level matches, and so does an unknown kind if the warning is in
  /// another language than the alert.
  public func takes(_ warning: WeatherWarning) -> Bool {
    let isEnough = least.map { warning.rank == 0 || warning.rank >= $0.rank } ?? true
    return isEnough && isOfEvent(warning)
  }

  private func isOfEvent(_ warning: WeatherWarning) -> Bool {
    guard !event.isEmpty else { return true }
    if let kind = warning.kind, let wanted = Self.kinds[event] { return wanted.contains(kind) }
    let said = [warning.event, warning.headline].compactMap(\.self).joined(separator: " ")
    let found = said.range(of: event, options: [.caseInsensitive, .diacriticInsensitive])
    if found != nil { return true }
    let isForeign = !(warning.language?.lowercased().hasPrefix("en") ?? false)
    return warning.kind == nil && isForeign && Self.kinds[event] != nil
  }

  private static let kinds: [String: Set<WeatherWarning.Kind>] = [
    "wind": [.wind], "snow": [.snowOrIce], "ice": [.snowOrIce], "thunderstorm": [.thunderstorm],
    "lightning": [.thunderstorm], "fog": [.fog], "heat": [.heat], "cold": [.cold],
    "frost": [.cold], "coast": [.coast], "waves": [.coast], "fire": [.forestFire],
    "avalanche": [.avalanche], "rain": [.rain, .rainFlood], "flood": [.flood, .rainFlood],
  ]
}

extension WeatherEvent {
  /// A warning, which is the same under another id and in other words as long as its kind and its hours are.
  public init(_ warning: WeatherWarning, id: String, now: Date) {
    let from = warning.from ?? now
    self.init(
      question: id, name: warning.kind?.rawValue ?? warning.event.lowercased(), from: from,
      until: max(from, warning.until ?? .distantFuture), size: warning.rank)
  }
}
