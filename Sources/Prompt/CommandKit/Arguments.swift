/// The words after a command's name.
public struct Arguments: Hashable, Sendable {
  public let words: [String]

  public init(_ words: [String]) {
    self.words = words
  }

  /// The words as one text, as they were typed but for repeated spaces and quotes.
  public var text: String { words.joined(separator: " ") }

  /// The words as one text that `split` makes the same words of; a single word is such a text already.
  public var line: String {
    guard words.count > 1 else { return text }
    return words.map { $0.contains(where: \.isWhitespace) ? "\"\($0)\"" : $0 }
      .joined(separator: " ")
  }

  /// The words as one text of which `shellWords` makes the same; a single word as it is.
  public var shellLine: String {
    guard words.count > 1 else { return text }
    return words.map { word in
      let isPlain = !word.contains { $0.isWhitespace || "'\"\\".contains($0) }
      return isPlain && !word.isEmpty ? word : "'" + word.replacing("'", with: #"'\''"#) + "'"
    }.joined(separator: " ")
  }

  public var row: Int? { words.count == 1 ? Self.number(words[0]) : nil }

  /// A whole number of at most nine digits, without a sign.
  public static func number(_ word: String) -> Int? {
    guard (1...9).contains(word.utf8.count), word.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    return Int(word)
  }

  /// A word as it was meant where a word processor or a telephone has put a long dash for two: `—json`.
  public static func withPlainDashes(_ word: String) -> String {
    guard let first = word.first, "—–".contains(first), word.dropFirst().first?.isLetter == true
    else { return word }
    return "--" + word.dropFirst()
  }

  /// The words that a shell would read in a line, with both kinds of quotes and with backslashes, except that it expands
  /// nothing.
  public static func shellWords(_ line: String) -> [String] {
    words(of: line, quotes: "'\"", escape: "\\")
  }

  /// Words of a typed line: split at spaces, except between double quotes.
  public static func split(_ line: String) -> [String] {
    words(of: line, quotes: "\"", escape: nil).map(withPlainDashes)
  }

  private static func words(of line: String, quotes: String, escape: Character?) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var rest = line[...]
    while let character = rest.popFirst() {
      if character == quote {
        quote = nil
      } else if character == escape, quote != "'", let next = rest.first,
        quote == nil || "\"\\$`".contains(next)
      {
        rest.removeFirst()
        word = (word ?? "") + String(next)
      } else if quote == nil, quotes.contains(character) {
        (quote, word) = (character, word ?? "")
      } else if quote == nil, character.isWhitespace {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + [word].compactMap(\.self)
  }
}
