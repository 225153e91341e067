public import WeatherModels

/// Words for current values in columns.
public protocol FactPhrases: Sendable {
  /// The names of facts that are no quantities, in small letters.
  var sunFact: String { get }
  var observedFact: String { get }
  var airFact: String { get }
  func tendency(_ tendency: PressureTendency) -> String
  /// The share of an ensemble's runs that a band holds: `80 % of 51 runs`.
  func share(_ share: String, members: Int) -> String
  /// In the legend of a fan that most of the forecast is outside of.
  var outsideRuns: String { get }
}
