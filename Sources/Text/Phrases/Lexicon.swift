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
  case missing, large, setting, means, superlative, layer
  /// Before a length: `next`.
  case span
  /// Asks for a time that is over, beside another meaning: `did`.
  case past
  /// A time without a forecast of its own: `last month`.
  case period
  case home, here, airport
  /// Several places: the favorites, or all of the list on the screen.
  case list
  /// Means nothing here, but is a word and no slip of one that does.
  case other
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

  private var phrases = TextTable(minimumCapacity: 5000)
  /// The first entry of each phrase.
  private var first: [Int] = []
  /// Rows of phrases, each with the next entry of the same phrase; -1 for none.
  private var entries: [(row: Int, next: Int)] = []
  private var rows: [Row] = []
  public private(set) var longest = 1

  private init() {
    // A spoken line waits for this, so that each language is folded at once and read as bytes.
    for language in Language.allCases {
      add(language.phrases.lexicon, language)
      // A table with a sign such as that of PM₂.₅ would be folded slowly.
      for (quantity, name) in language.phrases.quantityNames {
        add("quantity \(quantity): \(name)", language)
      }
    }
    let commands = CommandName.asked.map { "command \($0.rawValue): \($0.rawValue)" }
    // What people say to people says nothing of the weather.
    let greetings = "filler: " + Language.typed.greetings.joined(separator: ", ")
    let quantities = Language.typed.quantityWords.map { word, quantity in
      "quantity \(quantity.name): \(word)"
        + (word.contains("-") ? ", " + String(word.map { $0 == "-" ? " " : $0 }) : "")
    }
    add((commands + [greetings] + quantities).joined(separator: "\n"), nil)
  }

  /// Adds a table of lines, `KIND MEANING@PRICE: PHRASE, PHRASE`.
  private mutating func add(_ table: String, _ language: Language?) {
    var table = table.folded
    table.withUTF8 { bytes in
      for line in bytes.split(separator: UInt8(ascii: "\n")) {
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")),
          let row = Row(line[..<colon], language)
        else { continue }
        rows.append(row)
        for phrase in line[(colon + 1)...].split(separator: UInt8(ascii: ",")) {
          add(phrase.dropFirst())
        }
      }
    }
  }

  /// Adds a phrase of the last row.
  private mutating func add(_ phrase: Slice<UnsafeBufferPointer<UInt8>>) {
    let number = phrases.insert(phrase)
    if number == first.count {
      first.append(-1)
      longest = max(longest, phrase.count { $0 == UInt8(ascii: " ") } + 1)
    }
    entries.append((rows.count - 1, first[number]))
    first[number] = entries.count - 1
  }

  /// The meanings of a folded phrase, each once.
  public func rows(of phrase: String) -> [Row] {
    var found: [Row] = []
    var index = phrases.number(of: phrase).map { first[$0] } ?? -1
    while index >= 0 {
      let row = rows[entries[index].row]
      if !found.contains(where: { $0.kind == row.kind && $0.value == row.value }) {
        found.append(row)
      }
      index = entries[index].next
    }
    return found
  }

  /// The value of a setting that a phrase means: `sk` of `slovak`.
  public func value(of phrase: String, for setting: String) -> String? {
    let prefix = setting + " "
    let row = rows(of: phrase.folded).first { $0.kind == .setting && $0.value.hasPrefix(prefix) }
    return row.map { String($0.value.dropFirst(prefix.count)) }
  }

  public func has(_ phrase: String) -> Bool { phrases.number(of: phrase) != nil }

  public func has(_ phrase: String, _ kinds: WordKind...) -> Bool {
    rows(of: phrase).contains { kinds.contains($0.kind) }
  }

  /// All folded phrases of one word.
  public var words: [String] { phrases.texts { !$0.contains(UInt8(ascii: " ")) }.sorted() }

  /// Those of one word that begin with this letter, in any order.
  public func words(with first: Character) -> [String] {
    phrases.texts { $0.starts(with: first.utf8) && !$0.contains(UInt8(ascii: " ")) }
  }

  /// All folded phrases.
  public var all: [String] { phrases.texts { _ in true }.sorted() }
}

extension Lexicon.Row {
  /// Takes the beginning of a line, `KIND MEANING@PRICE`; `nil` for another kind.
  fileprivate init?(_ text: Slice<UnsafeBufferPointer<UInt8>>, _ language: Language?) {
    func string(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
      String(decoding: bytes, as: UTF8.self)
    }
    let end = text.firstIndex(of: UInt8(ascii: "@")) ?? text.endIndex
    let space = text[..<end].firstIndex(of: UInt8(ascii: " ")) ?? end
    guard let kind = WordKind(rawValue: string(text[..<space])) else { return nil }
    self.init(
      kind: kind, value: string(text[space..<end].dropFirst()), language: language,
      price: Double(string(text[end...].dropFirst())) ?? 0)
  }
}
