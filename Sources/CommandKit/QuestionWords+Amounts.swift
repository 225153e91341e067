import Phrases

// Figures in questions.
extension QuestionWords {
  /// `20 degrees`
  static func withoutDegrees(_ words: [String]) -> [String] {
    words.indices.filter { index in
      index == 0 || !Language.typed.degrees.contains(words[index].folded)
        || !isAmount(words[index - 1])
    }.map { words[$0] }
  }

  static func isTemperature(_ word: String) -> Bool {
    ["temperature", "temp"].contains(Language.typed.english(for: word))
  }

  /// `50`, `50km/h`, `-5c`
  static func isAmount(_ word: String) -> Bool { amount(word) != nil }

  static func amount(_ word: String) -> Double? {
    let word = word.replacing("−", with: "-")
    let digits = word.prefix { $0.isASCII && $0.isNumber || "+-.,".contains($0) }
    guard !word.contains(":") else { return nil }
    return Double(digits.replacing(",", with: "."))
  }
}
