/// How a language writes what is no sentence: numbers, positions, bounds.
public protocol LanguagePhrases: Sendable {
  var decimalSeparator: String { get }
  /// Between thousands.
  var groupingSeparator: String { get }
  func bounds(_ lowest: Int, _ highest: Int) -> String
  /// Both without a sign: `48.15`, `17.11`.
  func position(latitude: String, isNorth: Bool, longitude: String, isEast: Bool) -> String
}

extension LanguagePhrases {
  /// Figures as they are computed, `1,234.5 km`, as this language writes them.
  public func figure(_ text: String) -> String {
    String(
      text.flatMap { character -> String in
        switch character {
        case ".": decimalSeparator
        case ",": groupingSeparator
        default: String(character)
        }
      })
  }
}
