public import WeatherModels

/// A current value that is shown after its name.
public enum PresentFact: Hashable, Sendable, CaseIterable {
  case wind, humidity, pressure, sun, observed, air, visibility, uvIndex
}

/// Words for current values in columns.
public protocol FactPhrases: Sendable {
  /// The name of a fact in small letters: `humidity`.
  func name(of fact: PresentFact) -> String
  func tendency(_ tendency: PressureTendency) -> String
  /// The share of an ensemble's runs that a band holds: `80 % of 51 runs`.
  func share(_ share: String, members: Int) -> String
  /// In the legend of a fan that most of the forecast is outside of.
  var outsideRuns: String { get }
}
