import CommandKit
import Phrases
import Quantities
import Reports

/// Some words of a line with a meaning that they may have, and its price.
struct Span: Hashable {
  var range: Range<Int>
  let meaning: Meaning
  var price: Double
  /// As a strict line has it.
  var text: String
  var language: Language?
  /// Letters that were mistaken.
  var slips = 0

  /// The span so many words later.
  func moved(by count: Int) -> Span {
    var span = self
    span.range = range.lowerBound + count..<range.upperBound + count
    return span
  }

  func `is`(_ kinds: WordKind...) -> Bool {
    if case .word(let kind, _) = meaning { kinds.contains(kind) } else { false }
  }

  /// The value of a word of that kind, or of one of several.
  func value(_ kind: WordKind) -> String? { value([kind]) }
  func value(_ kinds: [WordKind]) -> String? {
    if case .word(let kind, let value) = meaning, kinds.contains(kind) { value } else { nil }
  }

  var isPlace: Bool { if case .place = meaning { true } else { false } }
  var isUnknown: Bool { meaning == .unknown }
  /// Whether a joint may stand before or behind it.
  var isNamed: Bool { isPlace || isUnknown || number != nil || self.is(.large) }
  /// Whether it may be the speed of a way.
  var isSpeed: Bool {
    guard case .limit(hasSide: false, hasUnit: true) = meaning else { return false }
    return FigureText.quantity(of: text.spacedWords) == .wind
  }
  var isTime: Bool { if case .time = meaning { true } else { false } }
  var number: Int? { if case .number(let number) = meaning { number } else { nil } }
  var length: Length? { if case .length(let length) = meaning { length } else { nil } }
  var limit: (hasSide: Bool, hasUnit: Bool)? {
    if case .limit(let hasSide, let hasUnit) = meaning { (hasSide, hasUnit) } else { nil }
  }

  /// Whether it is a figure that may ask for weather alone: `above 20`, `20 mph`.
  var isClearLimit: Bool {
    // With `map` in place of `guard`, Swift 6.3 crashes when it optimizes this.
    guard let limit else { return false }
    return limit.hasSide || limit.hasUnit
  }

  /// The unit of a limit, as it was typed.
  var unit: String? {
    guard limit?.hasUnit == true, let last = text.spacedWords.last else { return nil }
    let letters = last.drop { !$0.isLetter && !"%°".contains($0) }
    return letters.isEmpty ? nil : String(letters)
  }

  /// Whether it asks for the best start, and the means of travel that it names: `best time to walk`.
  var asksBest: Bool { value(.ask)?.hasPrefix("best") == true }
  var bestMeans: String? {
    asksBest ? value(.ask)?.split(separator: " ").dropFirst().first.map(String.init) : nil
  }

  /// Whether it says something about the weather, and so has to be taken or named.
  var isContent: Bool {
    switch meaning {
    case .word(let kind, _): ![.filler, .soft, .joint, .ask, .span].contains(kind)
    case .option: false
    default: true
    }
  }
}

enum Meaning: Hashable {
  case word(WordKind, String)
  case time(DayReference)
  case length(Length)
  /// A figure, with its side where one was typed.
  case limit(hasSide: Bool, hasUnit: Bool)
  case number(Int)
  /// Figures between or around which values lie, which no command asks for
  case band
  /// Places of one identity are one.
  case place(String)
  case badPosition
  case option
  case unknown
}

/// A length of time, and what is said of it.
struct Length: Hashable {
  enum Way: String { case bare, next, last, least, under }
  let span: TimeSpan
  let text: String
  let way: Way

  var isShort: Bool { [.minutes, .hours].contains(span.unit) }

  /// The weeks beyond the sixteen days of a forecast, or the months beyond the 46 days of these weeks.
  var ahead: CommandSlots.Part? {
    guard [.bare, .next].contains(way), span.days > 16 else { return nil }
    return span.days > 46 ? .months : .weeks
  }
}
