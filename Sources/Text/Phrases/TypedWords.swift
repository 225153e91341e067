public import Quantities

/// Words that users type besides the names of commands, which are English, in one language.
///
/// A line is read with the words of every language, whichever is set (`Language.typed`). Case and diacritics don't
/// count.
public struct TypedWords: Sendable {
  /// Words before a limit, by the words that the commands have: `more than` for `above`.
  public var sides: [String: Set<String>] = [:]
  /// Words behind a limit: `or less`.
  public var sidesBehind: [String: Set<String>] = [:]
  /// Words that turn a side around: `not` of `not above`.
  public var contraries: Set<String> = []
  /// Words before a figure below zero: `minus`.
  public var minus: Set<String> = []
  /// Words for the figure 0.
  public var zeros: Set<String> = []
  /// Words before or after a time span in the past: `ago`.
  public var agoWords: Set<String> = []
  /// Words after the figure of a temperature: `degrees`.
  public var degrees: Set<String> = []
  /// Units in words behind a figure, by their symbols: `metres per second` of `m/s`.
  public var units: [String: Set<String>] = [:]
  /// Words between the weather and a place: `in`.
  public var placePrepositions: Set<String> = []
  /// Words before a place, and before weather: `of`.
  public var genitives: Set<String> = []
  /// Words before an hour: `at` of `at 15`.
  public var hourPrepositions: Set<String> = []
  /// Words before a time of day: `in the` of `in the morning`.
  public var beforeTimes: Set<String> = []
  /// Words before a part of today: `this` of `this morning`.
  public var present: Set<String> = []
  /// Words for the place at hand
  public var wordsAtHand: Set<String> = []
  /// Words behind those of a line that goes on: `tomorrow instead`.
  public var continuingBehind: Set<String> = []
  /// Words for a day beside the one that a line before is about, with the days from it: 1 for `the next day`.
  public var besideDays: [String: Int] = [:]
  /// Words before the area of another place of the last name: `the one in`.
  public var namesakes: Set<String> = []
  /// Countries by their adjectives: Australia for `the Australian one`.
  public var adjectives: [String: String] = [:]
  /// Weather that is there now: `raining`.
  public var goingOn: Set<String> = []
  /// Before what is meant instead: `no,`.
  public var corrections: Set<String> = []
  /// Words before the only place of a comparison that is still asked for: `just`.
  public var keptPlaces: Set<String> = []
  /// Words before a place that is added to a comparison, and before one that is taken away: `add`, `without`.
  public var addingPlaces: Set<String> = []
  public var droppingPlaces: Set<String> = []
  /// Words for the way back, behind a way.
  public var waysBack: Set<String> = []
  /// Words for the rows of a list, `first`, for the last one, and those beside them: `one` of `the first one`, `number`
  /// of `number 1`.
  public var rowWords: [String: Int] = [:]
  /// Words for the days of a month that are none for rows: `twentieth`.
  public var daysOfMonth: [String: Int] = [:]
  public var lastRow: Set<String> = []
  public var rowNouns: Set<String> = []
  public var rowArticles: Set<String> = []
  /// Words before the hour from which on, and before that until which: `after` and `before`.
  public var afterHours: Set<String> = []
  public var beforeHours: Set<String> = []
  /// Those of them until which a day counts, too: `by Friday`.
  public var byWords: Set<String> = []
  /// Hours of a clock by words that are no `numbers`: `ôsmej`.
  public var hours: [String: Int] = [:]
  /// Words before an hour of a clock, with the minutes from that hour: 30 of `half past`.
  public var besideHours: [String: Int] = [:]
  /// Words for the day before, between a night and the day that it leads to: `na` of `v noci na sobotu`.
  public var nightBefore: Set<String> = []
  /// Words after an hour of a clock: `o'clock`.
  public var clockWords: Set<String> = []
  /// Words before a time span: `next` of `next 3 days`.
  public var beforeStretches: Set<String> = []
  /// Words between two places to compare: `vs`.
  public var comparing: Set<String> = []
  /// Words before the first of two days or places, and before the last: `from Monday to Friday`.
  public var fromWords: Set<String> = []
  public var untilWords: Set<String> = []
  /// Words before a new name: `to`.
  public var beforeNames: Set<String> = []
  /// The letters with marks that its words have.
  public var markedLetters: Set<Character> = []
  /// Numbers before a length of time: `two` of `two days`.
  public var numbers: [String: Int] = [:]
  /// Time spans that are one word, by the usual form: `2 weeks` of `fortnight`.
  public var lengths: [String: String] = [:]
  /// Words after the number of a day: `th`.
  public var ordinals: Set<String> = []
  /// Words of programs, of flags and settings, which in small letters are no places, whatever villages are called so.
  public var programWords: Set<String> = []
  /// Lines of this program for words and flags that others have: `help version` for `version`.
  public var programLines: [String: String] = [:]
  /// Words to begin with, and answers to a question.
  public var greetings: Set<String> = []
  public var replies: Set<String> = []
  /// The English words of arguments by those of this language: `above` by `nad`.
  public var english: [String: String] = [:]
  /// The rows of the table of quantities by words of this language.
  public var quantities: [String: String] = [:]

  public init() {}
}

/// The words of a language by which lines are read. Days, times, months and lengths are in `DayPhrases`.
public protocol TypedPhrases: Sendable {
  /// Words with which a line goes on with the one before: `and`, `what about`.
  var continuing: [String] { get }
  func addTyped(to words: inout TypedWords)
  /// Rows of words by which lines are read, each `KIND MEANING: PHRASE, PHRASE`; a price behind `@` is added.
  var lexicon: String { get }
}

extension TypedPhrases {
  public var typedWords: TypedWords {
    var words = TypedWords()
    addTyped(to: &words)
    return words
  }
}

extension Language {
  /// The words of every language; where two have a word for different things, those of the first count.
  public static let typed = allCases.reduce(into: TypedWords()) { $1.phrases.addTyped(to: &$0) }
}

// Whatever is added is folded.
extension Set<String> {
  mutating func add(_ words: [String]) { formUnion(words.map { $0.folded }) }
}

extension [String: Set<String>] {
  mutating func addAll(_ words: [String: [String]]) {
    for (key, words) in words { self[key, default: []].add(words) }
  }
}

extension Dictionary where Key == String {
  mutating func add(_ words: [String: Value]) {
    merge(words.map { ($0.key.folded, $0.value) }) { first, _ in first }
  }
}

extension TypedWords {
  /// Whether a word may join the weather and a place.
  public func isPreposition(_ word: some StringProtocol) -> Bool {
    placePrepositions.contains(word.folded) || genitives.contains(word.folded)
  }

  /// Whether it stands between the names of a list: a comma, `and`.
  public func partsNames(_ word: some StringProtocol) -> Bool {
    word == "," || comparing.contains(word.folded)
  }

  /// The words without those that join them to what precedes: `weekend` of `on the weekend`.
  public func withoutPreposition(_ words: [String]) -> [String] {
    Array(words.drop { isPreposition($0) || isArticle($0) })
  }

  /// Whether it stands before the time from which on or until which something is meant.
  public func isLimit(_ word: some StringProtocol) -> Bool {
    [afterHours, beforeHours, fromWords, untilWords].contains { $0.contains(word.folded) }
  }

  /// `the`, which says nothing, also before a time of day.
  public func isArticle(_ word: some StringProtocol) -> Bool { word.folded == "the" }

  /// The English word of an argument, in small letters: `above` for `nad`.
  public func english(for word: String) -> String { english[word.folded] ?? word.lowercased() }

  /// The key of the words among which a word is.
  public func key(of word: String, in words: [String: Set<String>]) -> String? {
    let typed = word.folded
    return words.first { $0.value.contains(typed) }?.key
  }

  /// The quantity of this name or word; `nil` for none.
  public func quantity(_ text: String) -> WeatherQuantity? {
    WeatherQuantity.named(text) ?? quantities[text.folded].flatMap(WeatherQuantity.named)
  }

  /// The rows by each name and word, without diacritics.
  public var quantityWords: [String: WeatherQuantity] {
    WeatherQuantity.byWord.merging(quantities.compactMapValues(WeatherQuantity.named)) { $1 }
  }

  /// The quantity that the first words name, `snow depth` as well as `snow-depth`, and their number; `nil` for none.
  public func quantity(firstOf words: [String]) -> (quantity: WeatherQuantity, count: Int)? {
    for count in (1...3).reversed() where count <= words.count {
      if let row = quantity(words.prefix(count).joined(separator: "-")) { return (row, count) }
    }
    return nil
  }
}
