import Clients
import CommandKit
import Phrases
import Reports

// Words that are one slip of the fingers away from others.
extension Spotter {
  mutating func addSlips(at start: Int) {
    let typed = tokens[start].folded
    // Marks are typed with care, and words of three letters have many neighbors.
    guard typed.count >= (tokens[start].hasMarks ? 6 : 3), typed.allSatisfy(\.isLetter),
      !lexicon.has(typed),
      !TimeWords.has(typed), CommandName(rawValue: typed) == nil, let first = typed.first
    else { return }
    var more = 0.0
    if let match = names.exact(tokens[start].text), match.isCalled(tokens[start].text) {
      // A town is meant by its name.
      if match.place.population ?? 0 >= 10_000, !match.isNameRare { return }
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
      // `next wekk`, `nxet week`
      for first in [start - 1, start] where first >= 0 && first + 1 < tokens.count {
        let pair = (first...first + 1).map { $0 == start ? word : tokens[$0].text }
        guard let day = context.day(of: pair) else { continue }
        add(
          first, first + 2, .time(day), 1 + price, text: pair.joined(separator: " "), slips: least)
      }
      if let day = context.day(of: [word]) {
        add(start, start + 1, .time(day), 1 + price, text: word, slips: least)
      }
      for row in lexicon.rows(of: word) where Self.corrected.contains(row.kind) {
        // `Kevin wind`
        if row.kind == .setting, tokens[start].isCapital, tokens.count > 1 { continue }
        add(
          start, start + 1, .word(row.kind, row.value), max(1, Price.of(row.kind)) + price,
          text: word, row.language, slips: least)
      }
    }
  }

  private static let corrected: [WordKind] = [
    .command, .page, .quantity, .sky, .weather, .ask, .setting,
  ]
}
