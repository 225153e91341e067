import Quantities

/// The shape of a command: what usages, help and documents print of it.
///
/// It follows from the arguments that the command declares.
public struct CommandUsage: Hashable, Sendable {
  public let name: CommandName
  /// In their order.
  public let arguments: [ArgumentShape]
  /// The words that may follow it with a dash, such as `-o`.
  public let options: [CommandOption]

  public init(
    _ name: CommandName, arguments: [ArgumentShape] = [], options: [CommandOption] = []
  ) {
    self.name = name
    self.arguments = arguments
    self.options = options
  }

  /// The failure of a command that takes none of these words: it names what is possible.
  public func failure(for words: [String]) -> Failure {
    // An optional choice doesn't say what else is allowed in its place.
    if case .optional(.choice) = arguments.first, arguments.count > 1 { return .usage(self) }
    if let word = words.first, let argument = arguments.first?.required, !argument.allows(word) {
      return .usage(self, not: word)
    }
    return .usage(self)
  }
}

/// One or more words after a command, as usages name them.
public indirect enum ArgumentShape: Hashable, Sendable {
  /// The name of a place or a row of the list last shown, to the end of the line.
  case place
  /// The name of a place alone, to the end of the line.
  case placeName
  /// The name of a favorite, to the end of the line.
  case favorite
  /// Places, a word each or with commas between.
  case places
  /// An argument after a word that announces it: `in PLACE`, `zoom N`.
  case behind(String, ArgumentShape)
  case position
  case row
  /// Rows, to the end of the line.
  case rows
  /// A whole number, from 1 up if no range is given.
  case count(CountNoun = .number, in: ClosedRange<Int>? = nil)
  /// A day or several, by a word or a date: `tomorrow`, `weekend`, `thu`, `+3`, `24.11.`, `2026-11-24`.
  case day
  /// A day, or hours of it: `tomorrow morning`, `sat 8-12`, `15:00`.
  case hoursOfDay
  /// A number with a unit of time, such as these.
  case duration([String])
  case choice([String])
  case country
  /// The name of a quantity: `snow-depth`.
  case quantity
  case command
  /// The name of a setting, and its value.
  case setting
  case path
  /// Files, a word each, to the end of the line.
  case paths
  case text
  case either([ArgumentShape])
  case optional(ArgumentShape)

  /// The unit of a count.
  public enum CountNoun: Hashable, Sendable {
    case number, hours, days, minutes
  }
}

extension ArgumentShape {
  /// The shape of an argument that must not be left out.
  var required: ArgumentShape {
    if case .optional(let argument) = self { argument } else { self }
  }

  /// Whether the argument may be this word.
  fileprivate func allows(_ word: String) -> Bool {
    switch self {
    case .choice(let values): values.contains { $0.hasPrefix(word.lowercased()) }
    case .count(_, let range?): Int(word).map(range.contains) ?? false
    default: true
    }
  }
}

/// A word with a dash that may follow a command, and its value.
public struct CommandOption: Hashable, Sendable, ExpressibleByStringLiteral {
  public let name: String
  /// `nil` if nothing does.
  public let value: ArgumentShape?

  public init(_ name: String, _ value: ArgumentShape? = nil) {
    self.name = name
    self.value = value
  }

  public init(stringLiteral name: String) { self.init(name) }
}

extension Phrases {
  /// The usage without the name of the command: `[PLACE | N]`; empty where it takes nothing.
  public func usage(_ usage: CommandUsage) -> String {
    let options = usage.options.map { option in
      "[" + [option.name, option.value.map(words)].compactMap(\.self).joined(separator: " ") + "]"
    }
    let flags = usage.options.indices.filter { usage.options[$0].value == nil }
    let others = usage.options.indices.filter { usage.options[$0].value != nil }
    let parts = flags.map { options[$0] } + usage.arguments.map(words) + others.map { options[$0] }
    // A row, and the row where it goes.
    return parts.joined(separator: " ").replacing("[N] [N]", with: "[N M]")
  }

  /// Everything that the argument can be, for the sentence about an invalid word.
  func allowed(_ argument: ArgumentShape) -> String {
    switch argument {
    case .choice(let values): values.joined(separator: ", ")
    case .count(_, let range?): bounds(range.lowerBound, range.upperBound)
    case .quantity: WeatherQuantity.all.map(\.name).joined(separator: ", ")
    default: words(argument)
    }
  }

  private func words(_ argument: ArgumentShape) -> String {
    switch argument {
    case .choice(let values): values.joined(separator: "|")
    case .duration(let examples): examples.first ?? ""
    case .either(let arguments): arguments.map(words).joined(separator: " | ")
    case .optional(let argument): "[\(words(argument))]"
    case .behind(let word, let argument): "\(word) \(words(argument))"
    default: placeholder(argument)
    }
  }
}
