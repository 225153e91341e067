import Foundation
package import Phrases

/// The single words that times are made of, of all languages.
package enum TimeWords {
  private static let known = Known()

  private struct Known {
    var words = TextTable(minimumCapacity: 1200)
    /// Of each word, as bits
    var languages: [Int] = []

    init() {
      add(ofEach, 0)
      for (index, language) in Language.allCases.enumerated() {
        add(texts(of: language.phrases), 1 << index)
      }
    }

    private mutating func add(_ texts: [String], _ bits: Int) {
      var text = texts.joined(separator: " ").folded
      text.withUTF8 { bytes in
        for word in bytes.split(separator: UInt8(ascii: " ")) {
          let number = words.insert(word)
          if number == languages.count { languages.append(0) }
          languages[number] |= bits
        }
      }
    }
  }

  package static func has(_ word: String) -> Bool { known.words.number(of: word) != nil }

  package static func has(_ word: String, of language: Language) -> Bool {
    let index = Language.allCases.firstIndex(of: language) ?? 0
    return known.words.number(of: word).map { known.languages[$0] & 1 << index != 0 } == true
  }

  /// Words of five letters and more with this first one.
  package static func long(_ first: Character) -> [String] {
    known.words.texts { $0.count > 4 && $0.starts(with: first.utf8) }
  }

  /// Whether a folded word may be part of a time.
  package static func isOne(_ word: String) -> Bool {
    has(word) || word.last == "." && has(String(word.dropLast()))
      || word.contains("-") && word.split(separator: "-").contains { has(String($0)) }
  }

  /// Whether a word as it was typed may be part of a time with figures: `tomorrow`, `8:00`, `24.`, `–`, `+2`, or a quoted
  /// `next week`.
  static func mayBe(_ word: String) -> Bool {
    word.contains { $0.isNumber || "–—-".contains($0) }
      || word.folded.split(separator: " ").contains { isOne(String($0)) }
  }

  private static func texts(of phrases: any Phrases) -> [String] {
    let said = phrases.typedWords
    var texts = (phrases.dayWords + phrases.shortDayWords + phrases.holidays).map(\.text)
    texts += phrases.dayPrepositions + phrases.fromNowWords
    texts += Array(phrases.partsOfDay.keys) + Array(phrases.spokenPartsOfDay.keys)
    texts += Array(phrases.partsOfMonth.keys)
    texts += TimeSpanUnit.allCases.flatMap(phrases.words)
    texts += phrases.monthNames.flatMap { names in names + names.map { String($0.prefix(3)) } }
    texts += Array(said.numbers.keys) + Array(said.hours.keys) + Array(said.besideHours.keys)
    texts += Array(said.rowWords.keys) + Array(said.daysOfMonth.keys)
    texts += Array(said.lengths.keys)
    return [
      said.agoWords, said.genitives, said.hourPrepositions, said.beforeTimes, said.present,
      said.clockWords, said.afterHours, said.beforeHours, said.nightBefore, said.fromWords,
      said.untilWords, said.placePrepositions, said.comparing, said.beforeStretches,
    ].reduce(into: texts) { $0 += $1 }
  }

  /// Words of every language.
  private static let ofEach = ["sept", "am", "pm", "a.m.", "p.m.", "noon", "now"]
}
