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

  private var rows: [Row] = []
  /// The first entry of each folded phrase.
  private var phrases: [String: Int] = [:]
  /// Rows of phrases, each with the next entry of the same phrase; -1 for none.
  private var entries: [(row: Int, next: Int)] = []
  public private(set) var longest = 1

  private init() {
    // A spoken line waits for this, so that each language is folded at once and read as bytes.
    phrases.reserveCapacity(3000)
    entries.reserveCapacity(3000)
    for language in Language.allCases {
      var table = language.phrases.lexicon.folded
      table.withUTF8 { bytes in
        for line in Self.parts(of: bytes[...], at: "\n") { add(line, language) }
      }
      for (quantity, name) in language.phrases.quantityNames {
        rows.append(Row(kind: .quantity, value: quantity, language: language, price: 0))
        add(name.folded)
      }
    }
    for name in CommandName.asked {
      rows.append(Row(kind: .command, value: name.rawValue, language: nil, price: 0))
      add(name.rawValue)
    }
    // What people say to people says nothing of the weather.
    rows.append(Row(kind: .filler, value: "", language: nil, price: 0))
    for greeting in Language.typed.greetings { add(greeting) }
    for (word, quantity) in Language.typed.quantityWords {
      rows.append(Row(kind: .quantity, value: quantity.name, language: nil, price: 0))
      let folded = word.folded
      add(folded)
      if folded.contains("-") { add(String(folded.map { $0 == "-" ? " " : $0 })) }
    }
  }

  /// `KIND MEANING@PRICE: PHRASE, PHRASE`
  private mutating func add(_ line: Slice<UnsafeBufferPointer<UInt8>>, _ language: Language) {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return }
    let head = Self.parts(of: line[..<colon], at: "@")
    let meaning = Self.parts(of: head[0], at: " ")
    guard let kind = WordKind(rawValue: Self.text(meaning[0])) else { return }
    let value = meaning.count > 1 ? Self.text(head[0][meaning[1].startIndex...]) : ""
    let price = head.count > 1 ? Double(Self.text(head[1])) ?? 0 : 0
    rows.append(Row(kind: kind, value: value, language: language, price: price))
    for phrase in Self.parts(of: line[(colon + 1)...], at: ",") {
      add(Self.text(phrase.dropFirst()))
    }
  }

  /// Adds a folded phrase of the last row.
  private mutating func add(_ phrase: String) {
    let first = phrases.updateValue(entries.count, forKey: phrase)
    entries.append((rows.count - 1, first ?? -1))
    if first == nil { longest = max(longest, phrase.utf8.count { $0 == UInt8(ascii: " ") } + 1) }
  }

  private static func parts(
    of bytes: Slice<UnsafeBufferPointer<UInt8>>, at separator: Unicode.Scalar
  ) -> [Slice<UnsafeBufferPointer<UInt8>>] {
    var parts: [Slice<UnsafeBufferPointer<UInt8>>] = []
    var start = bytes.startIndex
    for index in start..<bytes.endIndex where bytes[index] == UInt8(ascii: separator) {
      parts.append(bytes[start..<index])
      start = index + 1
    }
    return parts + [bytes[start...]]
  }

  private static func text(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    String(decoding: bytes, as: UTF8.self)
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

  /// The value of a setting that a phrase means: `sk` of `slovak`.
  public func value(of phrase: String, for setting: String) -> String? {
    let prefix = setting + " "
    let row = rows(of: phrase.folded).first {
      $0.kind == .setting && $0.value.hasPrefix(prefix)
    }
    return row.map { String($0.value.dropFirst(prefix.count)) }
  }

  public func has(_ phrase: String) -> Bool { phrases[phrase] != nil }

  public func has(_ phrase: String, _ kinds: WordKind...) -> Bool {
    rows(of: phrase).contains { kinds.contains($0.kind) }
  }

  /// All folded phrases of one word.
  public var words: [String] { phrases.keys.filter { !$0.contains(" ") }.sorted() }

  /// Those of one word that begin with this letter, in any order.
  public func words(with first: Character) -> [String] {
    phrases.keys.filter { $0.first == first && !$0.utf8.contains(UInt8(ascii: " ")) }
  }

  /// All folded phrases.
  public var all: [String] { phrases.keys.sorted() }
}
