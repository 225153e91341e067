import Clients
import CommandKit
import Phrases
import Reports

// The words that a mistyped one is a slip or two of the fingers away from.
extension Spotter {
  /// Those of the word at an index, alone, or of it with the one beside it as a time.
  mutating func addSlips(at start: Int) {
    let typed = tokens[start].folded
    // Marks are typed with care, and words of three letters have many neighbors.
    guard typed.count >= (tokens[start].hasMarks ? 6 : 3), typed.allSatisfy(\.isLetter),
      !lexicon.has(typed), !TimeWords.has(typed), CommandName(rawValue: typed) == nil,
      let first = typed.first
    else { return }
    var more = 0.0
    if let match = names.exact(tokens[start].text), match.isCalled(tokens[start].text) {
      more += 0.6
    }
    let known = lexicon.words(with: first) + TimeWords.long(first)
    let near = known.compactMap { word -> (word: String, slips: Int)? in
      guard word.count >= 4, abs(word.count - typed.count) < 3,
        typed.count > 3 || word.count > typed.count
      else { return nil }
      let slips = typed.editDistance(to: word)
      return slips <= (min(word.count, typed.count) >= 7 ? 2 : 1) ? (word, slips) : nil
    }
    guard let least = near.map(\.slips).min() else { return }
    let price = Price.slip + Price.nextSlip * Double(least - 1) + more
    for word in Set(near.filter { $0.slips == least }.map(\.word)).sorted() {
      addDays(of: word, at: start, price, slips: least)
      addMeanings(of: word, at: start, price, slips: least)
    }
  }

  /// The days of a word, and of it with those before or behind it: `next wekk`, `nxet week`, `day after tomorow`.
  private mutating func addDays(of word: String, at start: Int, _ price: Double, slips: Int) {
    for (first, end) in [(1, 1), (0, 2), (0, 1), (2, 1)].map({ (start - $0, start + $1) })
    where first >= 0 && end <= tokens.count {
      let meant = (first..<end).map { $0 == start ? word : tokens[$0].text }
      guard let day = context.day(of: meant) else { continue }
      add(first, end, .time(day), 1 + price, text: meant.joined(separator: " "), slips: slips)
    }
  }

  private mutating func addMeanings(of word: String, at start: Int, _ price: Double, slips: Int) {
    // `Kevin` of `Kevin wind` is a name, and so may be `Slnečná` of `Slnečná dolina`.
    let isName = tokens[start].isCapital && tokens.count > 1
    let isBesideName =
      isName && (start > 0 || !lexicon.has(tokens[1].folded) && !TimeWords.isOne(tokens[1]))
    for row in lexicon.rows(of: word)
    where isCorrected(row) && !(isName && row.kind == .setting) {
      add(
        start, start + 1, .word(row.kind, row.value), max(1, Price.of(row.kind)) + price,
        text: word, row.language, slips: slips + (isBesideName ? 1 : 0))
    }
  }

  /// Words for the commands about texts and rows are looked for at the beginning of a line alone.
  private func isCorrected(_ row: Lexicon.Row) -> Bool {
    Self.corrected.contains(row.kind)
      || row.kind == .synonym && CommandName(rawValue: row.value)?.isAsked == true
  }

  private static let corrected: [WordKind] = [
    .command, .page, .quantity, .sky, .weather, .ask, .setting,
  ]
}
