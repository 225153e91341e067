import CommandKit
import Outlook
import Phrases
import Quantities
import WeatherModels

/// Fills a command with the spans of a cover. Each is taken once, is a filler, or is named.
@MainActor struct Filling {
  let spotter: Spotter
  let cover: Cover
  /// The spans that a slot has taken, by their places in the cover.
  var taken: Set<Int> = []
  var cost = 0.0
  var left: [String] = []
  var doubt: Offer.Doubt?
  /// The line without what would change a setting.
  var rest: String?
  /// Whether another command is meant than the one that was named.
  var isRedirected = false

  // The parts
  var asks: [String] = []
  var command = ""
  var places: [PlacePart] = []
  var quantity: WeatherQuantity?
  var time: TimePart?
  var length: (length: Length, index: Int)?
  /// A bare number for a length.
  var count: String?

  struct PlacePart {
    var text: String
    var identity: String
    var index: Int?
    /// The words that join it to the one before.
    var joints: [String] = []
  }

  struct TimePart {
    var day: DayReference
    var text: String
  }

  var context: ReadingContext { spotter.context }
  var spans: [Span] { cover.spans }

  func indices(_ kinds: WordKind...) -> [Int] {
    spans.indices.filter { index in
      if case .word(let kind, _) = spans[index].meaning { kinds.contains(kind) } else { false }
    }
  }

  func values(_ kind: WordKind) -> [String] { spans.compactMap { $0.value(kind) } }
  func has(_ kind: WordKind) -> Bool { spans.contains { $0.is(kind) } }

  mutating func take(_ indices: some Sequence<Int>) { taken.formUnion(indices) }

  mutating func take(_ kind: WordKind, where isWanted: (String) -> Bool = { _ in true }) {
    take(spans.indices.filter { spans[$0].value(kind).map(isWanted) == true })
  }

  // The ways of asking
  var isAsked: Bool { !asks.isEmpty }
  var isAlert: Bool { command == "tell" || asks.contains("tell") }
  var isTimed: Bool { command == "when" || asks.contains("when") || isAlert }
  var isAmount: Bool { asks.contains("much") && !isTimed }
  var isYesNo: Bool { asks.contains("yes") && !isTimed && !isAmount }
  /// Whether a question about the time of weather may be meant.
  var waits: Bool { isTimed || isYesNo || has(.negation) || has(.ending) }
}

extension Filling {
  /// The reading of a cover.
  static func ask(_ cover: Cover, _ spotter: Spotter) -> Ask {
    var filling = Filling(spotter: spotter, cover: cover)
    let (answer, identity) = filling.answer()
    var ask = Ask(
      price: cover.price + filling.cost, answer: answer, identity: identity, left: filling.left,
      doubt: filling.doubt)
    ask.isPlain = filling.isPlain
    ask.isOfCommand = filling.has(.command)
    ask.isBarePlace =
      filling.command == CommandName.detail.rawValue
      && cover.spans.allSatisfy { $0.isPlace || $0.isUnknown || $0.is(.joint, .filler) }
    ask.isPeriod = cover.spans.allSatisfy { $0.is(.period) }
    ask.places = filling.places.map(\.text)
    ask.rest = filling.rest
    ask.hasUnknown = cover.spans.contains(where: \.isUnknown)
    ask.slips = cover.spans.reduce(0) { $0 + $1.slips }
    return ask
  }

  /// Whether the line begins with what it asks for.
  private var isPlain: Bool {
    guard spans.allSatisfy({ $0.slips == 0 }), !has(.synonym), !isRedirected else { return false }
    if command == CommandName.detail.rawValue { return true }
    guard let first = spans.first(where: { !$0.is(.filler, .soft, .joint) }) else { return false }
    switch first.meaning {
    case .word(.command, let name), .word(.page, let name): return command.hasPrefix(name)
    case .word(.quantity, let name):
      return name == quantity?.name && places.count < 2 && !isTimedLine
    case .word(.ask, _), .word(.sky, _), .word(.weather, _), .word(.negation, _), .word(.ending, _):
      return places.count < 2 && command != CommandName.past.rawValue
    default: return false
    }
  }

  /// Whether the line asks for the time of weather.
  private var isTimedLine: Bool { ["when", "tell when", "past"].contains(command) }

  private mutating func answer() -> (Ask.Answer, identity: String) {
    if let span = spans.first(where: { $0.meaning == .badPosition }) {
      return refused(.badCoordinate(span.text))
    }
    asks = values(.ask)
    priceLanguages()
    if !isAsked { cost += Price.softAlone * Double(indices(.soft).count) }
    takeCommand()
    takeTimes()
    takePlaces()
    if let span = spans.first(where: { $0.is(.large) }) { return refused(.tooLarge(span.text)) }
    if let span = spans.first(where: { $0.is(.missing) }) {
      let isName = spotter.tokens.allSatisfy(\.isCapital)
      let name = isName ? spotter.text(0, spotter.tokens.count) : span.text
      return refused(.noSuchWeather(span.text, name: name))
    }
    if let setting = values(.setting).first { return set(setting) }
    if let failed = unknown() { return (failed, "\(failed)") }
    return carriedOut()
  }

  func refused(_ failure: Failure) -> (Ask.Answer, identity: String) {
    (.refused(failure), "\(failure.code)")
  }

  /// Two languages in one line are unlikely, and so is one word of the other.
  private mutating func priceLanguages() {
    let spoken = spans.filter { $0.language != nil && !$0.isPlace }
    let languages = Set(spoken.compactMap(\.language))
    if languages.count > 1 { cost += Price.twoLanguages }
    let own = context.language
    let foreign = spoken.filter { $0.language != own }
    guard !foreign.isEmpty else { return }
    if languages.count == 1, foreign.allSatisfy({ !$0.isContent }) {
      let isJoint = foreign.contains { span in
        span.value(.joint).map { ["in", "from", "to", "and"].contains($0) } == true
      }
      cost += isJoint ? 0 : Price.foreignFiller
    } else if foreign.count == 1, own == .english,
      !spans.contains(where: { $0.isPlace && $0.language != nil })
    {
      cost += Price.foreignWord
    }
  }

  /// A setting is offered, and the line without it.
  private mutating func set(_ value: String) -> (Ask.Answer, identity: String) {
    let others = spans.filter { !$0.is(.setting, .filler, .joint) }
    let isAlone = others.allSatisfy {
      $0.isPlace || $0.isUnknown || $0.is(.command, .quantity, .page)
    }
    cost += isAlone ? 0 : Price.left
    if !others.isEmpty { rest = others.map(\.text).joined(separator: " ") }
    doubt = .setting
    let line = "set \(value)"
    return (.line(line), line)
  }

  /// Words that mean nothing, or a name that isn't known.
  private mutating func unknown() -> Ask.Answer? {
    let groups = spans.indices.filter { spans[$0].isUnknown }.divided { $1 != $0 + 1 }
    guard !groups.isEmpty else { return nil }
    let isCompared = command == "compare"
    for group in groups {
      let before = group[0] > 0 ? spans[group[0] - 1].value(.joint) : nil
      let isSaid = before.map { ["in", "to", "from", "of", "and"].contains($0) } == true
      let hasCapital = group.contains { spotter.tokens[spans[$0].range.lowerBound].isCapital }
      let isName = before != "by" && (isSaid || hasCapital || places.isEmpty)
      let name = group.map { spans[$0].text }.joined(separator: " ")
      let isOneSlip =
        group.allSatisfy { !spotter.isCorrected(spans[$0].range) } && spotter.isOneSlip(name)
      guard isName, places.isEmpty || isSaid || isCompared || isOneSlip else {
        return .unread(groups.map { $0.map { spans[$0].text }.joined(separator: " ") })
      }
      // The service may know it.
      if isOneSlip { cost -= 2 }
      places.append(PlacePart(text: name, identity: name, index: group[0]))
      take(group)
    }
    places.sort { ($0.index ?? 0) < ($1.index ?? 0) }
    return nil
  }
}

extension Spotter {
  /// Whether a word is nearly another than a name.
  func isCorrected(_ range: Range<Int>) -> Bool {
    range.count == 1 && spans[range.lowerBound].contains { $0.slips > 0 }
  }

  /// Whether a name of some size is one slip away. Words that mean something else are none.
  func isOneSlip(_ name: String) -> Bool {
    let words = name.split(separator: " ").map { Token(String($0)) }
    let isWord = words.contains { lexicon.has($0.folded) || TimeWords.isOne($0) }
    return name.count > 4 && !isWord && !name.contains(where: \.isNumber) && names.isOneSlip(name)
  }
}
