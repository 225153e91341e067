public import Outlook

/// Facts as sentences for screen readers, in place of a table's columns.
public protocol ReaderPhrases: Sendable {
  /// `3 to 7 °C`
  func range(from low: String, to high: String) -> String
  /// The words before the temperatures and the precipitation of so many hours.
  func within(hours: Int) -> String
  /// An amount that has the signs of the language already: `snow 0.3 mm`.
  func amount(of kind: PrecipitationKind, _ amount: String) -> String
  /// All precipitation, melted, and the depth of the new snow in it: `16.6 mm, snow 2.1 cm`.
  func precipitation(_ amount: String, withSnow depth: String) -> String
  /// A unit of precipitation, or a figure in it, of snow whose depth isn't known: `mm water`.
  func water(_ unit: String) -> String
  /// All precipitation, for screen readers.
  func wholePrecipitation(_ amount: String) -> String
  func chance(of kind: PrecipitationKind, _ share: String) -> String
  /// `count` is written out, `number` decides the grammar.
  func inhabitants(_ count: String, number: Int) -> String
}
