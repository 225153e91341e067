package import CommandKit
import Foundation
import Phrases

/// Words that people type for commands without being names of them.
package struct OtherWords: Sendable {
  /// Weather words, each with the line that it means.
  private let weather: [String: String]
  /// Words of other programs for a command, which is offered and not done.
  private let synonyms: [String: CommandSignature]
  private let commands: [CommandSignature]

  package init(_ commands: [CommandSignature]) {
    self.commands = commands
    var weather = Language.typed.lines
    var synonyms: [String: CommandSignature] = [:]
    for command in commands {
      for (word, line) in command.weather { weather[word.folded] = line }
      let others = Language.typed.synonyms[command.name] ?? []
      for synonym in command.synonyms.map(\.folded) + others { synonyms[synonym] = command }
    }
    self.weather = weather
    self.synonyms = synonyms
  }

  /// The line that begins with a word of weather: `wind Oslo` is `chart wind Oslo`, `weather in Paris` is `detail in
  /// Paris`, `snow depth Oslo` is `hours snow-depth Oslo`.
  func line(ofWeather words: [String]) -> [String]? {
    guard let (line, count) = weather(firstOf: words) else { return nil }
    return line + words.dropFirst(count)
  }

  /// The line of the weather that words begin with, and how many of them name it.
  func weather(firstOf words: [String]) -> (line: [String], count: Int)? {
    guard let first = words.first else { return nil }
    // `next few days`
    for count in [4, 3, 2] where count <= words.count {
      guard let line = weather[words.prefix(count).joined(separator: " ").folded] else { continue }
      return (line.split(separator: " ").map(String.init), count)
    }
    let quantity = Language.typed.quantity(firstOf: words)
    var line = weather[first.folded]
    // A quantity of one word may begin the name of a place: Cape Cod.
    let isLong = quantity.map { $0.count > 1 || first.contains("-") } == true
    if let quantity, isLong || line == nil && words.count == 1 {
      line = TypedWords.line(of: quantity.quantity)
    }
    guard let line else { return nil }
    return (line.split(separator: " ").map(String.init), isLong ? quantity?.count ?? 1 : 1)
  }

  /// Every word of weather.
  var spoken: Set<String> { Set(weather.keys.filter { !$0.contains(" ") }) }

  /// The line of a command of weather: `hours`.
  func command(firstOf words: [String]) -> (line: [String], count: Int)? {
    let first = words.first?.lowercased()
    let command = commands.first { $0.name.rawValue == first && $0.group == .weather }
    return command.map { ([$0.name.rawValue], 1) }
  }

  /// The failure for a word of weather typed as a place; `nil` if the text isn't one.
  func failure(of text: String) -> Failure? {
    let typed = text.folded
    if let line = weather[typed] { return .offer(Offer(text, line)) }
    return Language.typed.missingWeather.contains(typed) ? .noSuchWeather(text, name: text) : nil
  }

  /// The word of weather that is one slip from a text, or the line of the quantity that it names.
  func word(near text: String) -> String? {
    if let quantity = Language.typed.quantity(text) { return TypedWords.line(of: quantity) }
    let typed = text.folded
    guard typed.count >= 4, !Language.typed.missingWeather.contains(typed) else { return nil }
    return (Array(weather.keys) + Language.typed.missingWeather).sorted().first { word in
      word.count >= 4 && word.first == typed.first && typed.editDistance(to: word) == 1
    }
  }

  /// The line for which another was probably typed, `rm 3` for `delete 3`; `nil` if its first word is none of the
  /// synonyms. Options of other programs are left out.
  func line(for words: [String]) -> String? {
    if let whole = synonyms[words.joined(separator: " ").folded] {
      return whole.name.rawValue
    }
    guard let first = words.first, let command = synonyms[first.folded] else { return nil }
    let rest = words.dropFirst().filter { !$0.hasPrefix("-") }
    guard rest.isEmpty || !command.usage.arguments.isEmpty else { return nil }
    return ([command.name.rawValue] + rest).joined(separator: " ")
  }

  /// Whether a command is about the weather of places, or of one.
  func isAboutPlaces(_ name: CommandName) -> Bool {
    [.tell, .detail, .past, .normal].contains(name)
      || commands.contains { $0.name == name && $0.group == .weather && name != .along }
  }

  /// Whether a command takes one of these.
  func takes(_ wanted: Set<ArgumentShape>, _ name: CommandName) -> Bool {
    func isWanted(_ shape: ArgumentShape) -> Bool {
      switch shape {
      case .optional(let inner), .behind(_, let inner): isWanted(inner)
      case .either(let several): several.contains(where: isWanted)
      default: wanted.contains(shape)
      }
    }
    return commands.first { $0.name == name }?.usage.arguments.contains(where: isWanted) == true
  }

  /// Whether the command that words begin with takes the others. A screen takes a line, or a place if they are one.
  func takes(_ words: [String], in vocabulary: Vocabulary, isPlace: () -> Bool) -> Bool {
    let arguments = Array(words.dropFirst())
    return commands.contains { command in
      guard command.name.rawValue == words.first?.lowercased() else { return false }
      return command.usage.arguments == [.optional(.command)]
        ? isPlace() : command.takes(arguments, in: vocabulary)
    }
  }
}
