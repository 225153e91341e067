/// What stands in sentences where a table has a place for it: for those who have the screen read out.
public protocol ReaderPhrases: Sendable {
  /// `3 to 7 °C`
  func range(from low: String, to high: String) -> String
  /// An amount that has the signs of the language already.
  func rainfall(_ amount: String) -> String
  func rainProbability(_ share: String) -> String
  /// `count` is written out, `number` decides the grammar.
  func inhabitants(_ count: String, number: Int) -> String
}
