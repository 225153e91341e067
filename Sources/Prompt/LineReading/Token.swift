import CommandKit
import Foundation
import Phrases
import Reports

/// A word of a line, or a sign that parts words.
struct Token: Hashable {
  var text: String
  let folded: String
  /// `today` of `today's`
  let stem: String?

  init(_ text: String) {
    self.text = text
    folded = text.folded
    let isOwner = text.count > 3 && (text.hasSuffix("'s") || text.hasSuffix("’s"))
    stem = isOwner ? String(text.dropLast(2)) : nil
  }

  var isCapital: Bool { text.first?.isUppercase == true }
  /// Whether letters have marks, as no English word has.
  var hasMarks: Bool { text.lowercased() != folded }
  var isNumber: Bool { Arguments.number(text) != nil }
  var hasDigit: Bool { text.contains(where: \.isNumber) }
  var isSign: Bool { text.first.map("<>≥≤=".contains) == true }
  var isDash: Bool { ["-", "–", "—"].contains(text) }
  static let comma = Token(",")
}

extension Token {
  /// The words of a line: commas stand alone, marks of a question fall away, and what a slash or a sign joins is parted.
  static func all(of words: [String]) -> [Token] {
    var line = words
    // A quoted line is no other line.
    if line.count == 1, line[0].contains(" ") { line = Arguments.split(line[0]) }
    line = withoutMarks(line)
    var tokens = line.flatMap(parted)
    // A dash between times is one, and parts other words.
    for index in tokens.indices where tokens[index].isDash {
      let isBetween =
        index > 0 && index + 1 < tokens.count
        && [tokens[index - 1], tokens[index + 1]].allSatisfy { $0.hasDigit || TimeWords.isOne($0) }
      tokens[index] = isBetween ? Token("-") : .comma
    }
    while tokens.last == .comma { tokens.removeLast() }
    for index in tokens.indices where isInches(index, tokens) { tokens[index] = Token("inch") }
    return tokens
  }

  /// Whether `in` is a unit: `2 in of snow`, `1 in in Mobile`, but not `at 5 in snow hill`.
  private static func isInches(_ index: Int, _ tokens: [Token]) -> Bool {
    guard tokens[index].text == "in", index > 0, tokens[index - 1].hasDigit,
      index + 1 < tokens.count,
      !(index > 1 && Language.typed.hourPrepositions.contains(tokens[index - 2].folded))
    else { return false }
    let next = tokens[index + 1]
    return next.text == "in" || Language.typed.genitives.contains(next.folded)
      || Filling.falls.contains(next.text)
  }

  /// `where am I` of `where am I?`
  static func withoutMarks(_ words: [String]) -> [String] {
    var line = words
    while let last = line.last, let mark = last.last, "?!".contains(mark) || endsSentence(last) {
      line.removeLast()
      let rest = String(last.dropLast())
      if !rest.isEmpty { line.append(rest) }
    }
    return line
  }

  /// Whether a full stop ends the line rather than a short form: `tomorrow.` and `5 mm.`, but not `24.11.`, `a.m.`,
  /// `hrs.` or `St.`
  private static func endsSentence(_ word: String) -> Bool {
    let rest = String(word.dropLast())
    guard word.last == ".", !FigureText.isUnit(rest) else { return word.last == "." }
    return (rest.count > 3 || rest.count == 3 && !Lexicon.shared.has(word.folded))
      && rest.allSatisfy(\.isLetter) && TimeSpan("1 \(rest)") == nil
  }

  private static func parted(_ word: String) -> [Token] {
    if [";", "/"].contains(word) { return [.comma] }
    let arrows = ["->", "→"]
    if arrows.contains(word) { return [Token("to")] }
    var word = word
    var behind: [Token] = []
    while word.count > 1, let last = word.last, ",;:?!".contains(last) {
      word.removeLast()
      behind = [.comma]
    }
    // `2026-12-01T14:00`, `2026-12-01T14`
    if word.count > 12, CalendarDay(String(word.prefix(10))) != nil, word.dropFirst(10).first == "T"
    {
      let time = word.dropFirst(11)
      return [Token(String(word.prefix(10))), Token(time + (time.count == 2 ? ":00" : ""))] + behind
    }
    // `Faro->Lagos`, `5th-7th`
    for sign in arrows + ["..", "-"] {
      let ends = word.split(separator: sign).map(String.init)
      if ends.count == 2, sign != "-" || ends.allSatisfy({ DateText.ordinal($0) != nil }) {
        return [Token(ends[0]), Token("to"), Token(ends[1])] + behind
      }
    }
    // `sat+sun`
    let joined = word.split(separator: "+").map(String.init)
    if joined.count == 2, joined.allSatisfy({ $0.allSatisfy(\.isLetter) }) {
      return [Token(joined[0]), Token("and"), Token(joined[1])] + behind
    }
    // `20+`
    if word.last == "+", word.first?.isNumber == true {
      return [Token(">="), Token(String(word.dropLast()))] + behind
    }
    // `gusts>60km/h`
    let name = word.prefix { !"<>≥≤".contains($0) }
    if name.count > 1, name.count < word.count, name.first?.isLetter == true {
      return [Token(String(name))] + parted(String(word.dropFirst(name.count))) + behind
    }
    // `>20`
    if let sign = word.first, "<>≥≤".contains(sign) {
      let signs = word.prefix { "<>≥≤=".contains($0) }
      let figure = word.dropFirst(signs.count)
      return [Token(String(signs))] + (figure.isEmpty ? [] : [Token(String(figure))]) + behind
    }
    // `Oslo/Bergen`, `Oslo,Bergen`; `m/s` is a unit.
    let parts = word.split { $0 == "/" || $0 == "," }.map(String.init)
    if parts.count > 1, parts.allSatisfy({ $0.count > 2 && $0.allSatisfy(\.isLetter) }) {
      return Array(parts.map { [Token($0)] }.joined(separator: [.comma])) + behind
    }
    return [Token(word)] + behind
  }
}

extension TimeWords {
  /// Whether a word may be part of a time.
  static func isOne(_ token: Token) -> Bool {
    isOne(token.folded) || token.stem.map { isOne($0.folded) } == true
  }

  /// Whether words speak of a whole day or night: `which day`.
  static func sayDay(_ tokens: [Token]) -> Bool {
    let days = Language.allCases.flatMap { $0.phrases.words(for: .days).map(\.folded) }
    return tokens.contains { days.contains($0.folded) }
  }
}

extension Lexicon {
  /// Whether a language has the word, or all have it.
  func isWord(_ word: String, of language: Language) -> Bool {
    TimeWords.has(word, of: language)
      || rows(of: word).contains { $0.language.map { $0 == language } ?? true }
  }

  /// Whether words are a time or say something of the weather in a language.
  func saysSomething(_ words: [String], in language: Language) -> Bool {
    let phrase = words.joined(separator: " ")
    return TimeWords.has(phrase, of: language)
      || rows(of: phrase).contains {
        $0.language == language && ![.soft, .filler, .joint, .ask, .synonym].contains($0.kind)
      }
  }

  /// Whether it is a word in small letters that means something else than a name.
  func isOther(_ token: Token) -> Bool {
    // `bay` means nothing else, either.
    let hasMeaning = { rows(of: token.folded).contains { $0.kind != .other } }
    return !token.isCapital && (hasMeaning() || TimeWords.has(token.folded))
  }

  /// Whether a word is one of English but for its marks, which no English word has, or has marks that no language here
  /// has: `Åre`, `Å`.
  func isForeign(_ token: Token) -> Bool {
    let rows = rows(of: token.folded)
    return token.hasMarks
      && (!rows.isEmpty && rows.allSatisfy { $0.language == .english }
        || token.text.lowercased().contains {
          !$0.isASCII && !Language.typed.markedLetters.contains($0)
        })
  }

  /// Whether it is one word in small letters that only joins others, `it`, whatever village is called so, or ends with
  /// an `and`: Lima is `Rím a`, too.
  func isJoining(_ window: ArraySlice<Token>) -> Bool {
    guard let word = window.last, !word.isCapital else { return false }
    let rows = rows(of: word.folded)
    guard window.count == 1 else {
      return rows.contains { $0.kind == .joint && $0.value == "and" }
    }
    return rows.allSatisfy { [.filler, .joint, .ask, .soft].contains($0.kind) }
      && (rows.contains { $0.kind != .soft } || !rows.isEmpty && word.text.count < 3)
  }
}

extension Lexicon.Row {
  /// Whether another program's word for a command may stand anywhere in a line, rather than begin it.
  var isSpoken: Bool {
    let spoken = [CommandName.compare, .along, .chart, .accuracy, .soon, .normal, .records, .tell]
    return CommandName(rawValue: value).map(spoken.contains) == true
  }
}

extension Sequence<Token> {
  var text: String {
    reduce(into: "") { text, token in
      if !text.isEmpty, token != .comma { text += " " }
      text += token.text
    }
  }
}

extension [Token] {
  /// `3 hours dry` of `3 dry hours`
  var withWholeLengths: [Token] {
    var tokens = self
    for index in indices.dropLast(2)
    where tokens[index].isNumber || Language.typed.numbers[tokens[index].folded] != nil {
      let isParted =
        Lexicon.shared.has(tokens[index + 1].folded, .weather, .sky)
        && TimeSpan("\(tokens[index].text) \(tokens[index + 2].text)") != nil
      if isParted { tokens.swapAt(index + 1, index + 2) }
    }
    return tokens
  }
}
