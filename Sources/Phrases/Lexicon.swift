import Quantities

/// The kinds of words, as the tables of the languages name them.
public enum WordKind: String, Sendable {
  /// The name of a command, a word that is one, and another program's word for one.
  case command, page, synonym
  case quantity
  /// Weather that is waited for; by its form it may ask already.
  case sky, weather
  /// A word for the weather that names no figure, and the limit that may be meant.
  case feeling, guess
  case negation, ending
  case ask
  /// Between parts: `in`, `to`.
  case joint
  /// Nothing is said by the first, nor by the second in a question.
  case filler, soft
  case missing, large, setting, means, superlative, mapType
  /// Before a length: `next`.
  case span
  /// A time without a forecast of its own: `last month`.
  case period
  case home, here, airport
}

/// The words of all languages, each phrase with what it may mean.
public struct Lexicon: Sendable {
  public struct Row: Hashable, Sendable {
    public let kind: WordKind
    public let value: String
    /// `nil` where the word is of every language.
    public let language: Language?
    /// Added to that of the kind.
    public let price: Double
  }

  public static let shared = Lexicon()

  /// By folded phrases.
  public private(set) var rows: [String: [Row]] = [:]
  public private(set) var longest = 1
  /// Single words by their first letter.
  public private(set) var words: [Character: [String]] = [:]

  private init() {
    for language in Language.allCases {
      for line in language.phrases.lexicon.split(separator: "\n") { add(line, language) }
    }
    for name in CommandName.asked {
      add(name.rawValue, Row(kind: .command, value: name.rawValue, language: nil, price: 0))
    }
    for (word, quantity) in Language.typed.quantityWords {
      let row = Row(kind: .quantity, value: quantity.name, language: nil, price: 0)
      add(word, row)
      if word.contains("-") { add(word.replacing("-", with: " "), row) }
    }
    for phrase in rows.keys.sorted() where !phrase.contains(" ") {
      guard let first = phrase.first else { continue }
      words[first, default: []].append(phrase)
    }
  }

  /// `KIND MEANING@PRICE: PHRASE, PHRASE`
  private mutating func add(_ line: Substring, _ language: Language) {
    guard let colon = line.firstRange(of: ": ") else { return }
    let head = line[..<colon.lowerBound].split(separator: "@", maxSplits: 1)
    let meaning = head[0].split(separator: " ", maxSplits: 1)
    guard let kind = WordKind(rawValue: String(meaning[0])) else { return }
    let row = Row(
      kind: kind, value: meaning.count > 1 ? String(meaning[1]) : "", language: language,
      price: head.count > 1 ? Double(head[1]) ?? 0 : 0)
    for phrase in line[colon.upperBound...].split(separator: ", ") { add(String(phrase), row) }
  }

  private mutating func add(_ phrase: String, _ row: Row) {
    let key = phrase.folded
    let isKnown = rows[key]?.contains { $0.kind == row.kind && $0.value == row.value } == true
    if !isKnown { rows[key, default: []].append(row) }
    longest = max(longest, key.split(separator: " ").count)
  }

  public func has(_ phrase: String) -> Bool { rows[phrase] != nil }

  public func has(_ phrase: String, _ kinds: WordKind...) -> Bool {
    rows[phrase]?.contains { kinds.contains($0.kind) } == true
  }
}
