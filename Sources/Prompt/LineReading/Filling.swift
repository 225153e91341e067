import Analysis
import Clients
import CommandKit
import Phrases
import Presentation
import Quantities
import Reports

/// Fills a command with the spans of a cover. Each is taken once, is a filler, or is named.
@MainActor struct Filling {
  let spotter: Spotter
  var ask: Ask
  /// The spans that a slot has taken, by their places in the cover.
  var taken: Set<Int> = []
  /// The ways of asking: `when`, `tell`, `where`, `much`, `yes`.
  var ways: Set<String> = []
  var command = ""
  var places: [PlacePart] = []
  var quantity: WeatherQuantity?
  var time: DayWord?
  var length: (length: Length, index: Int)?
  /// A bare number for a length.
  var count: String?

  struct PlacePart {
    var text: String
    var identity: String
    var index: Int
    /// The words that join it to the one before.
    var joints: [String]

    init(_ text: String, _ index: Int, joints: [String] = [], identity: String? = nil) {
      (self.text, self.index, self.joints) = (text, index, joints)
      self.identity = identity ?? text
    }

    var isCapital: Bool { text.first?.isUppercase == true }
    /// Whether it stands for several.
    var isList: Bool { identity.hasPrefix("list ") }
  }

  var context: ReadingContext { spotter.context }
  var spans: [Span] { ask.spans }

  func values(_ kinds: WordKind...) -> [String] { spans.compactMap { $0.value(kinds) } }
  func has(_ kinds: WordKind...) -> Bool { spans.contains { $0.value(kinds) != nil } }

  mutating func take(_ kinds: WordKind..., where isWanted: (String) -> Bool = { _ in true }) {
    taken.formUnion(spans.indices.filter { spans[$0].value(kinds).map(isWanted) == true })
  }

  /// Names words that have no room.
  mutating func leave(_ text: String, _ price: Double = Price.left) {
    ask.left.append(text)
    ask.price += price
  }

  var options: [String] { spans.filter { $0.meaning == .option }.map(\.text) }
  var isAlert: Bool { ways.contains("tell") }
  var isTimed: Bool { isAlert || ways.contains("when") }
  var isAmount: Bool { !isTimed && ways.contains("much") }
  var isYesNo: Bool { !isTimed && !isAmount && ways.contains("yes") }
  /// Whether a question about the time of weather may be meant.
  var waits: Bool { isTimed || isYesNo || has(.negation, .ending) }
  /// Whether the last place is where a way ends.
  var isWay: Bool {
    command != "compare"
      && (places.count > 1 && has(.means)
        || places.dropFirst().contains { $0.joints.contains("to") && !$0.joints.contains("or") })
  }
  var saysPast: Bool { spotter.tokens.contains { spotter.lexicon.has($0.folded, .past) } }
  /// Times without a forecast that the chart of a year has.
  static let seasons: Set = ["year", "last year", "other year", "next month"]
  /// Whether a time is over, or has no forecast.
  var isPast: Bool {
    time.map { context.isOver($0.day, mayBeLast: saysPast) } == true
      || length?.length.way == .last || !Self.seasons.isSuperset(of: values(.period))
      || saysPast && values(.period).contains("year")
  }
}

extension Filling {
  static func ask(_ cover: Cover, _ spotter: Spotter) -> Ask {
    var filling = Filling(spotter: spotter, ask: Ask(price: cover.price, spans: cover.spans))
    filling.ask.answer = filling.answer()
    if filling.ask.identity.isEmpty { filling.ask.identity = filling.ask.answer.text }
    filling.ask.isPlain = filling.isPlain
    filling.ask.isBarePlace =
      filling.command == CommandName.detail.rawValue
      && cover.spans.allSatisfy { $0.isPlace || $0.isUnknown || $0.is(.joint, .filler) }
    filling.ask.places = filling.places.map(\.text)
    return filling.ask
  }

  /// Whether the line begins with what it asks for.
  private var isPlain: Bool {
    guard ask.slips == 0, !has(.synonym), !ask.isRedirected else { return false }
    if command == CommandName.detail.rawValue { return true }
    let first = spans.first { !$0.is(.filler, .soft, .joint) }
    guard case .word(let kind, let value)? = first?.meaning else { return false }
    let isTimedLine = ["when", "tell when", "past"].contains(command)
    switch kind {
    case .command: return command.hasPrefix(value) && saysAll
    case .page: return command.hasPrefix(value)
    case .quantity: return value == quantity?.name && places.count < 2 && !isTimedLine
    case .ask where CommandName(rawValue: value) != nil && !command.hasPrefix(value): return false
    case .ask, .sky, .weather, .negation, .ending: return places.count < 2 && command != "past"
    default: return false
    }
  }

  /// Whether the line has all words that were typed, in whatever order, but for those between them.
  private var saysAll: Bool {
    guard case .line(let line) = ask.answer else { return false }
    let said = Set(Token.all(of: Arguments.split(line)).map(\.folded))
    return spotter.tokens.flatMap(\.folded.spacedWords).allSatisfy {
      said.contains($0) || $0 == "," || spotter.lexicon.has($0, .joint)
    }
  }

  private mutating func answer() -> Ask.Answer {
    if let span = spans.first(where: { $0.meaning == .badPosition }) {
      return .refused(.badCoordinate(span.text))
    }
    ways = Set(values(.ask).flatMap { $0.spacedWords })
    priceLanguages()
    if ways.isEmpty { ask.price += Price.softAlone * Double(values(.soft).count) }
    takeCommand()
    takeTimes()
    takePlaces()
    priceCities()
    // Of today, only the hours ahead are known.
    if saysPast, !isPast, command != "past" { ask.doubt = .guess }
    let placed = places.map(\.index)
    if let index = spans.indices.first(where: { spans[$0].is(.large) && !placed.contains($0) }) {
      return .refused(.tooLarge(spans[index].text))
    }
    if let span = spans.first(where: { $0.is(.missing) }) {
      let isName = spotter.tokens.allSatisfy(\.isCapital)
      let name = isName ? spotter.text(0, spotter.tokens.count) : span.text
      return .refused(.noSuchWeather(span.text, name: name))
    }
    let settings = values(.setting).uniqued
    if settings.count > 1 { return .unread(spans.filter { $0.is(.setting) }.map(\.text)) }
    if let setting = settings.first { return set(setting) }
    if let failed = unknown() { return failed }
    takeQuantity()
    priceJoints()
    // Of one place it would be no answer.
    let isOfWeather =
      has(.sky, .weather, .guess, .feeling, .quantity, .superlative) || hasLimit
    // `Oslo strong`
    if ways.isEmpty, !isOfWeather, ["", "detail"].contains(command), !has(.page, .means) {
      spans.filter { $0.value(.soft) == "" }.forEach { leave($0.text, 0) }
    }
    if ways.contains("where"), isOfWeather {
      if places.isEmpty { return .usage(.compare) }
      let asked = spans.filter { $0.value(.ask) == "where" }.map(\.text)
      if places.count == 1, !places[0].isList { asked.forEach { leave($0, Price.left * 0.3) } }
    }
    priceDirections()
    if let question = question() { return question }
    priceMany()
    settleCommand()
    if ways.contains("best"), command != "along" {
      // `best time to walk in Oslo`
      guard places.count == 1 else { return usage("along") }
      spans.filter(\.asksBest).forEach { leave($0.text) }
    }
    if !command.isEmpty { return line() }
    ask.price += Price.usage
    return .unread([spotter.text(0, spotter.tokens.count)])
  }

  /// A direction says something of the wind alone, and beside a name it is part of that: `North Leeds`.
  private mutating func priceDirections() {
    for (index, span) in spans.enumerated() where span.value(.soft) == "direction" {
      let beside = spans[max(0, index - 1)..<min(spans.count, index + 2)]
      let isOfName =
        spotter.tokens[span.range.lowerBound].isCapital && beside.contains(where: \.isPlace)
      // `west wind above 10 kn`
      if quantity != .wind || hasLimit || isOfName { leave(span.text, Price.left * 0.5) }
    }
  }

  /// Two languages in one line are unlikely, and so are joints and fillers of another one, or one word of it.
  private mutating func priceLanguages() {
    let spoken = spans.filter { $0.language != nil && !$0.isPlace }
    let foreign = spoken.filter { $0.language != context.language }
    guard !foreign.isEmpty else { return }
    let isMixed = foreign.count < spoken.count
    if isMixed { ask.price += Price.twoLanguages }
    if !isMixed, foreign.allSatisfy({ !$0.isContent }) {
      let isJoint = foreign.contains { $0.value(.joint).map(Self.beforeNames.contains) == true }
      ask.price += isJoint ? 0 : Price.foreignFiller
    } else if foreign.count == 1, context.language == .english {
      ask.price += Price.foreignWord
    }
  }

  /// A capitalized word that is a city, too, where no other place is named: `Nice when rain`, `compare Nice and Genoa`.
  private mutating func priceCities() {
    let isAlone = places.count < (command == CommandName.compare.rawValue ? 2 : 1)
    for span in spans where isAlone && span.is(.soft, .filler) && span.range.count == 1 {
      let token = spotter.tokens[span.range.lowerBound]
      guard token.isCapital, let city = spotter.names.exact(token.text), !city.isNameRare,
        city.place.population ?? 0 >= PlaceResolver.city
      else { continue }
      ask.price += Price.cityAsWord
    }
  }

  private static let beforeNames = ["in", "to", "from", "of", "and", "than"]

  /// A setting is offered, and the line without it.
  private mutating func set(_ value: String) -> Ask.Answer {
    let others = spans.filter { !$0.is(.setting, .filler, .joint, .ask) }
    if others.contains(where: { $0.isContent && !$0.isUnknown }) {
      ask.rest = others.map(\.text).joined(separator: " ")
    }
    let name = value.prefix { $0 != " " }
    ask.doubt = UnitChoice.settings.contains { $0.name == name } ? .setting : .guess
    return .line("set \(value)")
  }

  /// Words that mean nothing, or a name that isn't known.
  private mutating func unknown() -> Ask.Answer? {
    let groups = spans.indices.filter { spans[$0].isUnknown }.divided { $1 != $0 + 1 }
    let names = groups.map { $0.map { spans[$0].text }.joined(separator: " ") }
    for (group, name) in zip(groups, names) {
      let before = group[0] > 0 ? spans[group[0] - 1].value(.joint) : nil
      // `rain and intensity` joins no places.
      let isOfWeather =
        before == "and" && group[0] > 1 && !spans[group[0] - 2].isNamed
      let isSaid = !isOfWeather && before.map(Self.beforeNames.contains) == true
      // A sentence begins with a capital: `Dear Vane, how is it in Oslo`.
      let isOfSentence =
        group[0] == 0 && !places.isEmpty && spotter.tokens.count > 4
      let hasCapital =
        !isOfSentence && group.contains { spotter.tokens[spans[$0].range.lowerBound].isCapital }
      let isName = before != "by" && (isSaid || hasCapital || places.isEmpty)
      let isOneSlip =
        group.allSatisfy { !spotter.isCorrected(spans[$0].range) } && spotter.isOneSlip(name)
      // `Oslo v Minnesote` is one place.
      let isOther = isSaid && before != "in" || command == "compare" || isOneSlip
      guard isName, places.isEmpty || isOther, has(.command) || CommandName(rawValue: name) == nil
      else { return .unread(names) }
      // The service may know it.
      if isOneSlip { ask.price -= 2 }
      places.append(PlacePart(name, group[0], joints: [before].compactMap(\.self)))
      taken.formUnion(group)
    }
    places.sort { $0.index < $1.index }
    return nil
  }
}

extension Spotter {
  /// Whether a word is nearly another than a name, or words are the case of one.
  func isCorrected(_ range: Range<Int>) -> Bool {
    spans[range.lowerBound].contains {
      $0.slips > 0 && range.count == 1 || $0.isPlace && $0.range == range
    }
  }

  /// Whether a name of some size is one slip away. Words that mean something else are none.
  func isOneSlip(_ name: String) -> Bool {
    let words = name.split(separator: " ").map { Token(String($0)) }
    let isWord = words.contains { lexicon.has($0.folded) || TimeWords.isOne($0) }
    return name.count > 4 && !isWord && names.isOneSlip(name)
  }
}
