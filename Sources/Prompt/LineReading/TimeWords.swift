import Foundation
import Phrases
import WeatherModels

/// The single words that times are made of, of all languages.
enum TimeWords {
  static let all = Language.allCases.reduce(into: joints) { $0.formUnion(words(of: $1)) }

  /// Whether a word may be part of a time.
  static func isOne(_ token: Token) -> Bool {
    ([token.folded, token.stem?.folded].compactMap(\.self)
      + token.folded.split(separator: "-").map(String.init)).contains { word in
        all.contains(word) || word.last == "." && all.contains(String(word.dropLast()))
      }
  }

  static func words(of language: Language) -> Set<String> { byLanguage[language] ?? [] }

  private static let byLanguage = Dictionary(
    uniqueKeysWithValues: Language.allCases.map { ($0, made(of: $0.phrases)) })

  private static func made(of phrases: any Phrases) -> Set<String> {
    let said = phrases.typedWords
    var texts = (phrases.dayWords + phrases.shortDayWords + phrases.holidays).map(\.text)
    texts += phrases.dayPrepositions + phrases.fromNowWords + Array(phrases.partsOfDay.keys)
    texts += TimeSpanUnit.allCases.flatMap(phrases.words)
    texts += phrases.monthNames.flatMap { names in names + names.map { String($0.prefix(3)) } }
    texts += Array(said.numbers.keys) + Array(said.hours.keys) + Array(said.besideHours.keys)
    texts += Array(said.lengths.keys)
    for words in [
      said.agoWords, said.genitives, said.hourPrepositions, said.beforeTimes, said.present,
      said.clockWords, said.afterHours, said.beforeHours, said.nightBefore, said.fromWords,
      said.untilWords, said.placePrepositions, said.comparing, said.beforeStretches,
    ] {
      texts += words
    }
    return Set(texts.flatMap { $0.folded.split(separator: " ").map(String.init) })
  }

  /// The first words of lengths that begin with no figure.
  static let beginLength: Set<String> = {
    let typed = Language.typed
    let lengths = typed.lengths.keys.compactMap { $0.split(separator: " ").first.map(String.init) }
    return Set(typed.numbers.keys).union(lengths)
  }()

  /// Words of every language.
  private static let joints: Set<String> = ["sept", "am", "pm", "a.m.", "p.m.", "noon", "now"]
}
