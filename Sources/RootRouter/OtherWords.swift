import CommandKit
import Foundation
import Phrases

/// Words that people type for commands without being names of them.
nonisolated struct OtherWords: Sendable {
  /// Each with the line that it means.
  private let weather: [String: String]
  /// What other programs call a command: offered, not done.
  private let synonyms: [String: CommandSignature]

  init(_ commands: [CommandSignature]) {
    var weather: [String: String] = [:]
    var synonyms: [String: CommandSignature] = [:]
    for command in commands {
      for (word, line) in command.weather { weather[Self.folded(word)] = line }
      for synonym in command.synonyms { synonyms[Self.folded(synonym)] = command }
    }
    self.weather = weather
    self.synonyms = synonyms
  }

  /// The line that begins with a word of weather: `wind Oslo` is `chart wind Oslo`, `weather in Paris` is `detail Paris`.
  func line(ofWeather words: [String]) -> [String]? {
    guard let first = words.first, let line = weather[Self.folded(first)] else { return nil }
    let rest = words.dropFirst()
    let place = rest.first?.lowercased() == "in" ? rest.dropFirst() : rest
    return line.split(separator: " ").map(String.init) + place
  }

  /// The failure of a word of weather that stands for a place; `nil` where the text is none.
  func failure(of text: String) -> Failure? {
    let typed = Self.folded(text)
    if let line = weather[typed] { return .unknownPlace(text, meant: line) }
    return Self.missing.contains(typed) ? .noSuchWeather(text) : nil
  }

  /// The word of weather that is one slip from a text.
  func word(near text: String) -> String? {
    let typed = Self.folded(text)
    guard typed.count >= 4 else { return nil }
    return (Array(weather.keys) + Self.missing).sorted().first { word in
      word.count >= 4 && word.first == typed.first && typed.editDistance(to: word) == 1
    }
  }

  /// The line for which another was probably typed, `rm 3` for `delete 3`; `nil` where its first word is none of the
  /// synonyms. Options of other programs are left out.
  func line(for words: [String]) -> String? {
    if let whole = synonyms[Self.folded(words.joined(separator: " "))] {
      return whole.name.rawValue
    }
    guard let first = words.first, let command = synonyms[Self.folded(first)] else { return nil }
    let takesNothing = command.usage.arguments.isEmpty
    let rest = takesNothing ? [] : words.dropFirst().filter { !$0.hasPrefix("-") }
    return ([command.name.rawValue] + rest).joined(separator: " ")
  }

  /// Whoever types in a hurry leaves accents out.
  private static func folded(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }

  /// Weather that Vane shows nowhere.
  private static let missing: Set = [
    "radar", "surf", "fog", "storm", "storms", "thunder",
    "lightning", "hail", "taf", "garden", "drought", "hmla", "burka", "burky", "blesk", "blesky",
    "zahrada",
  ]
}
