import Phrases
import Quantities
import WeatherModels

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

  /// A figure with its unit, and its side where one was typed, as commands have them: `above 20c` of `over 20 degrees
  /// celsius`; `nil` if the words are none.
  package static func figure(_ typed: [String]) -> String? {
    let words = withoutDegrees(withSides(withSigns(typed)))
    let first = words.first.map(sides.contains) == true ? 1 : 0
    guard words.count > first, words.count <= first + 2, isAmount(words[first]),
      words[first].prefix(while: \.isNumber).count < 5
    else { return nil }
    let letters = words[first].drop { !$0.isLetter && $0 != "%" && $0 != "°" }
    let unit = words.count > first + 1 ? words[first + 1] : String(letters)
    guard unit.isEmpty && typed.count > 0 || isUnit(unit) else { return nil }
    return words.joined(separator: " ")
  }

  private static func isUnit(_ text: String) -> Bool {
    text != "in" && text != "h"
      && (text == "°" || WindUnit.named(text) != nil || TemperatureUnit.named(text) != nil
        || WeatherQuantity.all.contains { $0.dimension.conversion(from: text) != nil })
  }
}
