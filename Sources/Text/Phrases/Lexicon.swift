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

  private var rows: [Row] = []
  /// The first entry of each folded phrase.
  private var phrases: [String: Int] = [:]
  /// Rows of phrases, each with the next entry of the same phrase; -1 for none.
  private var entries: [(row: Int, next: Int)] = []
  public private(set) var longest = 1

  private init() {
    // A spoken line waits for this, so that it goes through bytes and makes no array for each phrase.
    phrases.reserveCapacity(2000)
    entries.reserveCapacity(2500)
    for language in Language.allCases {
      for line in language.phrases.lexicon.utf8.split(separator: UInt8(ascii: "\n")) {
        add(line, language)
      }
    }
    for language in Language.allCases {
      for (quantity, name) in language.phrases.quantityNames {
        rows.append(Row(kind: .quantity, value: quantity, language: language, price: 0))
        add(name)
      }
    }
    for name in CommandName.asked {
      rows.append(Row(kind: .command, value: name.rawValue, language: nil, price: 0))
      add(name.rawValue)
    }
    for (word, quantity) in Language.typed.quantityWords {
      rows.append(Row(kind: .quantity, value: quantity.name, language: nil, price: 0))
      add(word)
      if word.contains("-") { add(word.replacing("-", with: " ")) }
    }
  }

  /// `KIND MEANING@PRICE: PHRASE, PHRASE`
  private mutating func add(_ line: Substring.UTF8View, _ language: Language) {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")),
      let space = line[colon...].firstIndex(of: UInt8(ascii: " "))
    else { return }
    let head = Substring(line[..<colon]).split(separator: "@", maxSplits: 1)
    let meaning = head[0].split(separator: " ", maxSplits: 1)
    guard let kind = WordKind(rawValue: String(meaning[0])) else { return }
    rows.append(
      Row(
        kind: kind, value: meaning.count > 1 ? String(meaning[1]) : "", language: language,
        price: head.count > 1 ? Double(head[1]) ?? 0 : 0))
    for phrase in line[space...].split(separator: UInt8(ascii: ",")) {
      add(String(Substring(phrase.drop { $0 == UInt8(ascii: " ") })))
    }
  }

  /// Adds a phrase of the last row.
  private mutating func add(_ phrase: String) {
    let key = phrase.folded
    let first = phrases[key]
    entries.append((rows.count - 1, first ?? -1))
    phrases[key] = entries.count - 1
    if first == nil { longest = max(longest, key.utf8.count { $0 == UInt8(ascii: " ") } + 1) }
  }

  /// The meanings of a folded phrase, each once.
  public func rows(of phrase: String) -> [Row] {
    var found: [Row] = []
    var index = phrases[phrase] ?? -1
    while index >= 0 {
      let row = rows[entries[index].row]
      if !found.contains(where: { $0.kind == row.kind && $0.value == row.value }) {
        found.append(row)
      }
      index = entries[index].next
    }
    return found
  }

  public func has(_ phrase: String) -> Bool { phrases[phrase] != nil }

  public func has(_ phrase: String, _ kinds: WordKind...) -> Bool {
    rows(of: phrase).contains { kinds.contains($0.kind) }
  }

  /// All folded phrases of one word.
  public var words: [String] { phrases.keys.filter { !$0.contains(" ") }.sorted() }

  /// All folded phrases.
  public var all: [String] { phrases.keys.sorted() }
}
