/// What is said of units beside their symbols, which are the same everywhere.
public protocol UnitPhrases: Sendable {
  /// By a clock of 12 hours: `2:05 pm`, `2 pm`.
  func time(_ figure: String, isAfternoon: Bool) -> String
}
