import CommandKit
import Foundation
import Phrases
import Reports

/// Finds all that the words of a line may mean; the cover decides between them.
@MainActor struct Spotter {
  let tokens: [Token]
  let lexicon = Lexicon.shared
  let context: ReadingContext
  let names: NameLookup
  /// By the word at which they begin.
  var spans: [[Span]]

  init(_ tokens: [Token], _ context: ReadingContext, _ names: NameLookup) {
    self.tokens = tokens.withWholeLengths
    (self.context, self.names) = (context, names)
    spans = Array(repeating: [], count: tokens.count)
    for start in tokens.indices {
      if tokens[start] == .comma {
        add(start, start + 1, .word(.joint, ","), Price.comma)
        continue
      }
      addWords(from: start)
      addTimes(from: start)
      addLengths(from: start)
      addFigures(from: start)
      addBand(from: start)
      raiseParts(from: start)
      addPlaces(from: start)
      addUnknown(from: start)
    }
    for start in tokens.indices { addSlips(at: start) }
    raiseWordsWithin()
  }

  mutating func add(
    _ start: Int, _ end: Int, _ meaning: Meaning, _ price: Double, text: String? = nil,
    _ language: Language? = nil, slips: Int = 0
  ) {
    spans[start].append(
      Span(
        range: start..<end, meaning: meaning, price: price, text: text ?? self.text(start, end),
        language: language, slips: slips))
  }

  /// Whether the line begins with a command behind which words are read.
  var isOfReadCommand: Bool { CommandName(rawValue: tokens[0].folded)?.isRead == true }

  func text(_ start: Int, _ end: Int) -> String { tokens[start..<end].text }

  /// A span as it was typed.
  func text(of span: Span) -> String { text(span.range.lowerBound, span.range.upperBound) }

  func words(_ start: Int, _ end: Int) -> [String] { tokens[start..<end].map(\.text) }

  /// The ends of windows of at most so many words, up to the next comma.
  func ends(from start: Int, most: Int) -> Range<Int> {
    let end = tokens[start...].firstIndex(of: .comma) ?? tokens.count
    return start + 1..<min(end, start + most) + 1
  }
}

extension Spotter {
  func phrases(from start: Int, most: Int? = nil) -> [(end: Int, row: Lexicon.Row)] {
    var found: [(end: Int, row: Lexicon.Row)] = []
    var phrase = ""
    for end in ends(from: start, most: most ?? lexicon.longest) {
      phrase += (phrase.isEmpty ? "" : " ") + tokens[end - 1].folded
      found += lexicon.rows(of: phrase).map { (end, $0) }
    }
    return found
  }

  mutating func addWords(from start: Int) {
    if tokens[start].text.hasPrefix("--"), tokens[start].text.count > 2 {
      add(start, start + 1, .option, Price.option + 0.3)
      if start + 1 < tokens.count { add(start, start + 2, .option, Price.option) }
      return
    }
    if lexicon.isForeign(tokens[start]) { return }
    for (end, row) in phrases(from: start) {
      var price = Price.of(row.kind) + row.price
      if isWordAsCode(tokens[start]) { price += Price.code }
      // `more` is the sea in Slovak.
      let saysNothing = [.soft, .filler].contains(row.kind)
      if saysNothing, row.language != context.language,
        lexicon.saysSomething(words(start, end).map(\.folded), in: context.language)
      {
        continue
      }
      switch row.kind {
      case .span, .airport, .past, .other: continue
      case .home, .here:
        let word = row.kind == .home ? CommandName.home.rawValue : "here"
        // `hours Home` is one in Washington.
        let isName = row.kind == .home && start > 0 && tokens[start].isCapital
        add(
          start, end, .place(word), price + (isName ? Price.left : 0.3), text: word,
          row.language)
        continue
      case .command:
        price += CommandName(rawValue: row.value).flatMap { Price.rare[$0] } ?? 0
        // In the middle of names, a word in capitals is hardly a command.
        if tokens[start].isCapital, tokens.count > 1 { price += 0.5 }
        // `2 hours`
        if start > 0, tokens[start - 1].isNumber, TimeWords.isOne(tokens[start]) { price += 2 }
      // `from favorites` is said of a place that is removed.
      case .filler where !row.value.isEmpty: price += Price.partOfPhrase
      // `Hvar, Vis`
      case .quantity
      where start > 0 && tokens[start].isCapital && tokens[start - 1] == .comma:
        price += Price.left * 0.5
      case .soft where start > 0 && tokens[start].isCapital:
        // `in Nice`
        price += 1
      // The unit of `5-10 knots` is no setting, and that of `5 mm` says something.
      case .setting where start > 0 && tokens[start - 1].hasDigit: continue
      case .soft
      where start > 0 && tokens[start - 1].isNumber && FigureText.isUnit(tokens[start].text):
        continue
      case .layer:
        guard mentions(.map) else { continue }
      case .list:
        // `all` is of several places only where they are compared.
        let isOfSeveral = tokens.contains {
          lexicon.has($0.folded, .superlative) || TimeWords.has($0.folded)
        }
        guard mentions(.compare) || isOfSeveral && row.value != "all" else { continue }
        add(start, end, .place("list \(row.value)"), price, text: row.value, row.language)
        continue
      case .synonym:
        // Those about texts and rows are whole lines.
        guard row.isSpoken else { continue }
      default: break
      }
      add(start, end, .word(row.kind, row.value), price, row.language)
    }
  }

  /// Whether it is a word that says nothing, but is written like the code of a country or region: `Columbus IN`.
  func isWordAsCode(_ token: Token) -> Bool {
    let rows = lexicon.rows(of: token.folded)
    return token.text.count == 2 && !rows.isEmpty && token.text == token.text.uppercased()
      && rows.allSatisfy { [.ask, .joint, .filler, .soft].contains($0.kind) }
      && tokens.contains { $0.text != $0.text.uppercased() }
  }

  mutating func addFigures(from start: Int) {
    let end = min(tokens.count, start + 6)
    guard tokens[start..<end].contains(where: { FigureText.mayBe($0.text) }) else { return }
    let rest = words(start, end)
    let side = FigureText.side(firstOf: rest)
    if let number = Arguments.number(tokens[start].text) {
      // A long one is a postal code, and so is one that begins with 0.
      let isCode = tokens[start].text.hasPrefix("0") && number > 0
      let price = Price.number + (tokens[start].text.count > 3 ? 1 : 0) + (isCode ? 3 : 0)
      if tokens[start].text.count != 5 || context.isRow(number) {
        add(start, start + 1, .number(number), price)
      }
    }
    let first = side?.count ?? 0
    for count in (first..<min(rest.count, first + 5)).map({ $0 + 1 }) {
      let part = Array(rest.prefix(count))
      guard let text = FigureText.strict(part) else { continue }
      let hasUnit =
        part.count > first + 1 || part[first].contains { $0.isLetter || "%°".contains($0) }
      // `is it raining in 2` is about a row, `in 30 m` and `max 5 pm` about a time, `next 3` and `at least 3 hours` are
      // lengths and `5 to 10 m/s` no limit.
      let before = start > 0 ? tokens[start - 1].folded : ""
      let isFromNow = Language.allCases.contains { $0.phrases.fromNowWords.contains(before) }
      let isStretch = Language.typed.beforeStretches.contains(before)
      let isLength = !hasUnit && TimeSpan.first(of: Array(rest.dropFirst(first))) != nil
      let isOther =
        isLength || first == 0 && (hasUnit ? isFromNow : lexicon.has(before, .joint) || isStretch)
      if isOther { continue }
      add(
        start, start + count, .limit(hasSide: text.first?.isLetter == true, hasUnit: hasUnit),
        Price.limit, text: text)
    }
  }

  /// Figures without a unit may be hours, but for those behind a quantity.
  private mutating func addBand(from start: Int) {
    guard let band = FigureText.band(firstOf: words(start, tokens.count)) else { return }
    let isOfQuantity =
      start > 0
      && lexicon.rows(of: tokens[start - 1].folded).contains {
        $0.kind == .quantity && !Filling.falls.contains($0.value)
      }
    guard band.hasUnit || HourText.isBetween(tokens[start].folded) && isOfQuantity else { return }
    add(start, start + band.count, .band, Price.band)
  }

  /// Words in the middle of names.
  static let inNames: Set = ["of", "de", "upon", "nad", "pod", "pri", "am"]

  mutating func addUnknown(from start: Int) {
    let token = tokens[start]
    // A town that everybody knows is none.
    let isKnown = spans[start].contains {
      $0.isPlace && $0.range.count == 1 && $0.price < Price.mostOfNeighbor
    }
    let isName = token.isCapital && !TimeWords.has(token.folded) && !isKnown
    add(start, start + 1, .unknown, Price.unknown + (isName ? Price.unknownName : 0))
    guard token.isCapital else { return }
    // A name in capitals that isn't known
    var words = lexicon.has(token.folded) ? 1 : 0
    var isWhole = false
    for end in ends(from: start, most: 4).dropFirst() {
      let last = tokens[end - 1]
      if Self.inNames.contains(last.folded) {
        isWhole = true
        continue
      }
      guard last.isCapital else { return }
      words += lexicon.has(last.folded) ? 1 : 0
      if lexicon.has(token.folded, .missing) { return }
      // `Map Ta Phut` and `Rain am Lech`, but not `Oslo Wind`
      guard words == 0 || isWhole || start == 0 && end == tokens.count else { continue }
      add(
        start, end, .unknown,
        Price.unknown + Price.unknownName + Price.unknownNameWord * Double(end - start - 1 + words))
    }
  }
}
