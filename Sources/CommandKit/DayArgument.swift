import Foundation
public import Phrases
public import WeatherModels

/// A day among the words after a command.
public struct DayArgument: Hashable, Sendable {
  public let day: DayReference
  /// The words without it.
  public let rest: [String]
  /// Whether it was typed before the other words.
  public let isFirst: Bool

  private init(day: DayReference, rest: [String], isFirst: Bool) {
    (self.day, self.rest, self.isFirst) = (day, rest, isFirst)
  }

  /// More words do not make one day: `on Nov 25, 2026`, `dňa 24. 11. 2026`.
  private static let mostWords = 4

  /// Finds a day as the first or the last of the words; `nil` if there is none.
  ///
  /// Whole words of every language are understood, the shortest only in that of `phrases`. A text that looks like a
  /// date but isn't one is an error.
  public init?(
    _ words: [String], _ phrases: any Phrases, mayBeFirst: Bool = true
  ) throws(Failure) {
    for isFirst in mayBeFirst ? [true, false] : [false] {
      for count in (1...Self.mostWords).reversed() where count <= words.count {
        let part = isFirst ? words.prefix(count) : words.suffix(count)
        guard let day = try Self.day(part.joined(separator: " "), phrases) else { continue }
        self.day = day
        rest = Array(isFirst ? words.dropFirst(count) : words.dropLast(count))
        self.isFirst = isFirst
        return
      }
    }
    return nil
  }

  /// Each single word between the first and the last that is a day.
  static func inside(_ words: [String], _ phrases: any Phrases) throws(Failure)
    -> [DayArgument]
  {
    var found: [DayArgument] = []
    for index in words.indices.dropFirst().dropLast() {
      guard let day = try day(words[index], phrases) else { continue }
      var rest = words
      rest.remove(at: index)
      found.append(DayArgument(day: day, rest: rest, isFirst: false))
    }
    return found
  }

  /// The day that a text means; `nil` if it means none.
  public static func day(
    _ text: String, _ phrases: any Phrases
  ) throws(Failure) -> DayReference? {
    guard text.utf8.count <= 32 else { return nil }
    let folded = text.folded
    let known =
      Language.allCases.map(\.phrases).flatMap { $0.dayWords + $0.holidays }
      + phrases.shortDayWords
    // Without its accent Thursday would be Wednesday in Slovak.
    let word =
      known.first { $0.text == text.lowercased() } ?? known.first { $0.text.folded == folded }
    if let word { return word.day }
    if text.hasPrefix("+"), let count = Arguments.number(String(text.dropFirst())), count <= 9999 {
      return .after(count)
    }
    if let day = fromNow(folded) ?? ago(folded) { return day }
    if let day = try DateText.day(text) { return day }
    return try behindPreposition(text, phrases)
  }

  /// `in 3 days`, `o týždeň`
  private static func fromNow(_ text: String) -> DayReference? {
    for language in Language.allCases where text.hasPrefix(language.phrases.fromNowWord + " ") {
      let length = text.dropFirst(language.phrases.fromNowWord.count + 1)
      // `o týždeň`
      let one = length.count > 2 ? TimeSpan("1 \(length)") : nil
      guard let span = TimeSpan(String(length)) ?? one, [.days, .weeks].contains(span.unit)
      else {
        continue
      }
      return .after(span.days)
    }
    return nil
  }

  /// `3 days ago`, `pred týždňom`
  private static func ago(_ text: String) -> DayReference? {
    let words = text.split(separator: " ").map(String.init)
    guard words.count > 1, let first = words.first, let last = words.last else { return nil }
    let rest: ArraySlice<String>
    if Language.typed.agoWords.contains(last) {
      rest = words.dropLast()
    } else if Language.typed.agoWords.contains(first) {
      rest = words.dropFirst()
    } else {
      return nil
    }
    let length = rest.joined(separator: " ")
    let one = rest.count == 1 && length.count > 2 ? TimeSpan("1 \(length)") : nil
    guard let span = TimeSpan(length) ?? one, [.days, .weeks].contains(span.unit) else {
      return nil
    }
    return .after(-span.days)
  }

  /// `on 25 November`, `for the weekend`
  private static func behindPreposition(
    _ text: String, _ phrases: any Phrases
  ) throws(Failure) -> DayReference? {
    let parts = text.split(separator: " ", maxSplits: 1)
    guard parts.count == 2,
      Language.allCases.contains(where: {
        $0.phrases.dayPrepositions.contains { $0.folded == parts[0].folded }
      })
    else { return nil }
    let words = parts[1].split(separator: " ").map(String.init)
    return try day(words.drop(while: Language.typed.isArticle).joined(separator: " "), phrases)
  }

}

extension DayReference {
  /// As many hours as there are in all of its days.
  package var hours: Int {
    switch self {
    case .tonight: 12
    case .weekend, .nextWeekend, .lastWeekend: 48
    case .week, .nextWeek: 7 * 24
    default: 24
    }
  }
}

extension CommandContext {
  public var vocabulary: Vocabulary {
    Vocabulary(
      phrases: phrases, isRow: { [places] in (try? places.place(.row($0))) != nil },
      isPlace: { [places] in places.isName($0) },
      bare: { [places] words throws(Failure) in try places.withoutPreposition(words) })
  }
}
