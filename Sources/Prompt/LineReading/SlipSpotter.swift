import Clients
import CommandKit
import Phrases
import Reports

/// Finds the words that a mistyped one is a slip or two of the fingers away from.
@MainActor struct SlipSpotter {
  let tokens: [Token]
  let lexicon: Lexicon
  let context: ReadingContext
  let names: NameLookup

  /// The meanings of the word at an index, alone, or of it with the one beside it as a time.
  func spans(at start: Int) -> [Span] {
    let typed = tokens[start].folded
    // Marks are typed with care, and words of three letters have many neighbors.
    guard typed.count >= (tokens[start].hasMarks ? 6 : 3), typed.allSatisfy(\.isLetter),
      !lexicon.has(typed),
      !TimeWords.has(typed), CommandName(rawValue: typed) == nil, let first = typed.first
    else { return [] }
    var more = 0.0
    if let match = names.exact(tokens[start].text), match.isCalled(tokens[start].text) {
      // A town is meant by its name.
      if match.place.population ?? 0 >= 10_000, !match.isNameRare { return [] }
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
    guard let least = near.map(\.slips).min() else { return [] }
    let price = Price.slip + Price.nextSlip * Double(least - 1) + more
    return Set(near.filter { $0.slips == least }.map(\.word)).sorted().flatMap { word in
      days(of: word, at: start, price, slips: least)
        + words(word, at: start, price, slips: least)
    }
  }

  /// The days of a word, and of it with the one before or behind it: `next wekk`, `nxet week`.
  private func days(of word: String, at start: Int, _ price: Double, slips: Int) -> [Span] {
    [start - 1..<start + 1, start..<start + 2, start..<start + 1].compactMap { range in
      guard tokens.indices.contains(range.lowerBound), range.upperBound <= tokens.count else {
        return nil
      }
      let meant = range.map { $0 == start ? word : tokens[$0].text }
      return context.day(of: meant).map {
        Span(
          range: range, meaning: .time($0), price: 1 + price, text: meant.joined(separator: " "),
          slips: slips)
      }
    }
  }

  private func words(_ word: String, at start: Int, _ price: Double, slips: Int) -> [Span] {
    // `Kevin` of `Kevin wind` is a name.
    let isName = tokens[start].isCapital && tokens.count > 1
    return lexicon.rows(of: word).filter { row in
      Self.corrected.contains(row.kind) && !(isName && row.kind == .setting)
    }.map { row in
      Span(
        range: start..<start + 1, meaning: .word(row.kind, row.value),
        price: max(1, Price.of(row.kind)) + price, text: word, language: row.language, slips: slips)
    }
  }

  private static let corrected: [WordKind] = [
    .command, .page, .quantity, .sky, .weather, .ask, .setting,
  ]
}
