public import Phrases

/// Parses a typed line, by the commands that exist here.
public enum Reading: Hashable, Sendable {
  case nothing
  case command(CommandName, Arguments)
  case row(Int)
  /// No command and no number: a place to look for.
  case text(String)
}

/// Reads typed lines. The only place that knows short names, abbreviations and near misses.
public struct Grammar: Sendable {
  private let commands: [CommandSignature]
  private let allowsAbbreviations: Bool

  /// Abbreviations are for the user at the prompt; scripts must use full names.
  public init(commands: [CommandSignature], allowsAbbreviations: Bool) {
    self.commands = commands
    self.allowsAbbreviations = allowsAbbreviations
  }

  package func read(words: [String]) throws(Failure) -> Reading {
    guard let first = words.first else { return .nothing }
    if words.count == 1, let row = Arguments.number(first) { return .row(row) }
    let rest = Arguments(Array(words.dropFirst()))
    if let name = try command(named: first.lowercased()) { return .command(name, rest) }
    if first.hasPrefix("/"), first.count > 1 {
      return .command(.search, Arguments([String(first.dropFirst())] + rest.words))
    }
    // `Statue of Liberty`
    if let near = nearest(to: first.lowercased()), rest.words.isEmpty || takesWords(near.name) {
      let line = ([near.name.rawValue] + words.dropFirst()).joined(separator: " ")
      throw .offer(Offer(Arguments(words).text, line, slips: near.distance))
    }
    return .text(Arguments(words).text)
  }

  package func hasCommand(called word: String) -> Bool {
    commands.contains { $0.name.rawValue == word || $0.shorts.contains(word) }
  }

  /// The command of exactly this name or short name, or the only one with this beginning.
  public func command(named word: String) throws(Failure) -> CommandName? {
    if let exact = commands.first(where: { $0.name.rawValue == word || $0.shorts.contains(word) }) {
      return exact.name
    }
    guard allowsAbbreviations, word.count >= 2 else { return nil }
    // Several screens may have a command of one name.
    let matches = CommandName.allCases.filter { name in
      name.rawValue.hasPrefix(word) && commands.contains { $0.name == name }
    }
    guard matches.count <= 1 else { throw .ambiguous(word, matches) }
    return matches.first
  }

  /// Whether anything may follow the command's name.
  private func takesWords(_ name: CommandName) -> Bool {
    commands.contains {
      $0.name == name && !($0.usage.arguments.isEmpty && $0.usage.options.isEmpty)
    }
  }

  /// A command that differs by one slip of the fingers, or two in a name of six letters and more.
  private func nearest(to word: String) -> (name: CommandName, distance: Int)? {
    // The name of another screen's command isn't a typo.
    guard CommandName(rawValue: word) == nil else { return nil }
    let near = commands.map { (name: $0.name, distance: word.editDistance(to: $0.name.rawValue)) }
      .filter { $0.distance <= (min(word.count, $0.name.rawValue.count) >= 6 ? 2 : 1) }
      .filter { $0.name.rawValue.count >= 4 && word.first == $0.name.rawValue.first }
    return near.min { $0.distance < $1.distance }
  }
}

extension String {
  /// The slips between two words: letters left out, added, replaced or swapped with a neighbor (optimal string
  /// alignment distance).
  package func editDistance(to other: String) -> Int {
    let a = Array(prefix(64))
    let b = Array(other.prefix(64))
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var cost = Swift.min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = Swift.min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
