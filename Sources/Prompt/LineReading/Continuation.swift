import CommandKit
import Foundation
import Phrases
import Reports

/// A line that says only what it changes in the one before, `and tomorrow`, or asks something else about the same place
/// and time, `and how windy is it`.
@MainActor struct Continuation {
  private let reader: LineReader
  /// The command of the line before, and the words behind it with their meanings.
  private let command: String
  private let before: (tokens: [Token], spans: [Span])
  private let new: (tokens: [Token], spans: [Span])
  private let hasMark: Bool

  /// `nil` for a line of its own. Behind a way, which is at hand, times and means need no mark such as `and`, and neither
  /// does a quantity behind a comparison.
  init?(_ typed: [String], behind line: String, isOfWay: Bool, _ reader: LineReader) {
    let words = typed.map { Token($0).folded }
    let marks = reader.context.phrases.typedWords.continuing.map { $0.split(separator: " ") }
    let mark = marks.filter { words.starts(with: $0.map(String.init)) }.map(\.count).max() ?? 0
    func read(_ words: [String]) -> (tokens: [Token], spans: [Span]) {
      (Token.all(of: words), reader.asks(words).first?.spans ?? [])
    }
    let old = Arguments.split(line)
    command = old.first.flatMap { CommandName(rawValue: $0) }?.rawValue ?? ""
    let isCompared = command == CommandName.compare.rawValue
    guard mark > 0 || isOfWay || isCompared else { return nil }
    self.reader = reader
    hasMark = mark > 0
    before = read(Array(old.dropFirst(command.isEmpty ? 0 : 1)))
    new = read(Array(typed.dropFirst(mark)))
    let parts = Set(new.spans.map { part(of: $0) }).subtracting([.none])
    // A bare number is a row.
    let isBare =
      isOfWay && parts.isDisjoint(with: [.place, .weather, .question])
      && !new.spans.contains { $0.number != nil }
      || isCompared && new.spans.first?.value(.joint) == "by"
    guard !parts.isEmpty, !parts.contains(.other), hasMark || isBare else { return nil }
  }

  /// The words of the whole line; `nil` where the new ones can't be part of the line before.
  var words: [String]? {
    let changed = Set(new.spans.map { part(of: $0) })
    let places = before.spans.indices.filter { part(of: before.spans[$0]) == .place }
    let asksAgain = changed.contains(.question)
    var dropped = Set(places)
    var addsPlace = false
    if places.count > 1, asksAgain || changed.contains(.place) {
      switch (command, new.spans.first?.value(.joint)) {
      case (CommandName.along.rawValue, "to"): dropped = [places[places.count - 1]]
      case (CommandName.along.rawValue, "from"): dropped = [places[0]]
      case (CommandName.compare.rawValue, _) where !asksAgain: addsPlace = true
      default: return nil
      }
    }
    var (kept, hours): ([String], [String]) = ([], [])
    for (index, span) in before.spans.enumerated() {
      let next = span.is(.joint) ? behind(index) : index
      let said = next.map { part(of: before.spans[$0]) } ?? .none
      let text = before.tokens[span.range].map(\.text)
      let isKept =
        asksAgain
        ? [.time, .place].contains(said) && !changed.contains(said)
        : !changed.contains(said) || said == .none
          || said == .place && (addsPlace || next.map(dropped.contains) == false)
      if isKept {
        kept += text
      } else if said == .time, isPartOfDay {
        kept += text.filter { isDay($0) }
      } else if case .time(let day) = span.meaning, day.isHours, isDayAlone {
        hours += text.filter { !isDay($0) && !Language.typed.isArticle($0) && $0 != "on" }
      }
    }
    let rest = (addsPlace ? ["and"] : []) + newWords + hours
    return asksAgain ? rest + kept : (command.isEmpty ? [] : [command]) + kept + rest
  }

  /// The next word that says something.
  private func behind(_ index: Int) -> Int? {
    before.spans.indices.dropFirst(index + 1).first { !before.spans[$0].is(.joint, .filler) }
  }

  private func isDay(_ word: String) -> Bool {
    reader.context.day(of: [word])?.isHours == false
  }

  /// Whether the time is a part of a day that it doesn't name.
  private var isPartOfDay: Bool {
    new.spans.contains { if case .time(.hours(_, of: nil)) = $0.meaning { true } else { false } }
  }

  /// Whether the time is a day without hours of it.
  private var isDayAlone: Bool {
    new.spans.contains {
      if case .time(let day) = $0.meaning { !day.isHours && !day.isSeveral } else { false }
    }
  }

  /// The words that were typed. Behind another day, `sunday` isn't today.
  private var newWords: [String] {
    let today = Int((reader.context.now().timeIntervalSince1970 / 86_400).rounded(.down))
    let hasDay = before.spans.contains { span in
      if case .time(let day) = span.meaning { day != .after(0) } else { false }
    }
    return new.spans.flatMap { span in
      if hasDay, case .time(.weekday(let weekday)) = span.meaning,
        weekday == CalendarDay(daysSince1970: today)?.weekday,
        let next = CalendarDay(daysSince1970: today + 7)
      {
        return [next.description]
      }
      return new.tokens[span.range].map(\.text)
    }
  }

  private enum Part {
    case time, place, weather, limit, means, question, other, none
  }

  /// The part of a question that a span says.
  private func part(of span: Span) -> Part {
    switch span.meaning {
    case .time, .length, .word(.period, _): .time
    case .place: .place
    case .number: CommandSlots.of(command).count == .none ? .place : .time
    case .limit: .limit
    case .word(.quantity, _), .word(.sky, _), .word(.weather, _), .word(.guess, _): .weather
    case .word(.means, _): .means
    case .word(.ask, _), .word(.page, _), .word(.feeling, _), .word(.superlative, _),
      .word(.negation, _), .word(.ending, _):
      .question
    case .word(.joint, _), .word(.filler, _), .word(.soft, _): .none
    default: .other
    }
  }
}
