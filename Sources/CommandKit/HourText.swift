import Foundation
import Phrases

/// Reads hours of a day as they are typed: `15:00`, `at 3 pm`, `8-12`, `from 8 to 12`, `in the morning`.
package enum HourText {
  /// The hours that the first words name, counted from midnight, and the number of these words; `nil` for none.
  package static func first(of words: [String]) -> (hours: Range<Int>, count: Int)? {
    part(words) ?? range(words) ?? clock(words)
  }

  /// 2 of `in 2 hours`; `nil` if the words are something else.
  package static func hoursFromNow(_ words: [String]) -> Int? {
    let isSaid = Language.allCases.contains { $0.phrases.fromNowWord == words.first?.lowercased() }
    guard isSaid, let last = words.last, !Language.typed.clockWords.contains(last.folded),
      let span = TimeSpan(words.dropFirst().joined(separator: " ")),
      [.minutes, .hours].contains(span.unit)
    else { return nil }
    return span.hours
  }

  /// Whether words begin with hours of a day, or with a time from now.
  package static func begin(_ words: [String]) -> Bool {
    first(of: words) != nil || hoursFromNow(Array(words.prefix(3))) != nil
      || hoursFromNow(Array(words.prefix(2))) != nil
  }

  /// Whether a word alone is a time.
  package static func isTime(_ word: String) -> Bool { first(of: [word]) != nil }

  /// `morning`, `in the evening`, `v noci`
  private static func part(_ words: [String]) -> (hours: Range<Int>, count: Int)? {
    let said = words.prefix { Language.typed.beforeTimes.contains($0.folded) }.count
    guard said < words.count, said < 3 else { return nil }
    let typed = words[said].folded
    let hours = Language.allCases.lazy.compactMap { language in
      language.phrases.partsOfDay.first { $0.key.folded == typed }?.value
    }.first
    return hours.map { ($0, said + 1) }
  }

  /// `8-12`, `from 8 to 12`, `between 8 and 12`, `from 15:00`; those that end before they begin go on to the next day.
  private static func range(_ words: [String]) -> (hours: Range<Int>, count: Int)? {
    guard let first = words.first?.folded else { return nil }
    let isFrom = Language.typed.fromWords.contains(first)
    let said = isFrom || Language.typed.beforeTimes.contains(first) ? 1 : 0
    let rest = Array(words.dropFirst(said))
    guard let word = rest.first else { return nil }
    let ends = word.split(omittingEmptySubsequences: false) { "-–".contains($0) }.map(String.init)
    if ends.count == 2 {
      // `1-3` are rows.
      let isTime = said > 0 || ends.contains { $0.count > 1 }
      guard isTime, let start = minutes(ends[0], mayBeBare: true),
        let end = minutes(ends[1], mayBeBare: true), start != end
      else { return nil }
      return (hours(start, end), said + 1)
    }
    let isRange = rest.count > 2 && Language.typed.untilWords.contains(rest[1].folded)
    guard let (start, count) = time(rest, mayBeBare: said > 0 || isRange) else { return nil }
    let behind = Array(rest.dropFirst(count))
    if let next = behind.first?.folded,
      Language.typed.untilWords.contains(next)
        || Language.typed.comparing.contains(next),
      let (end, length) = time(Array(behind.dropFirst()), mayBeBare: true), start != end
    {
      return (hours(start, end), said + count + 1 + length)
    }
    return isFrom ? (hours(start, 24 * 60), said + count) : nil
  }

  /// `15:00`, `at 15`, `3 pm`: the hour that contains it.
  private static func clock(_ words: [String]) -> (hours: Range<Int>, count: Int)? {
    let isSaid = words.first.map { Language.typed.hourPrepositions.contains($0.folded) } == true
    let said = isSaid ? 1 : 0
    guard let (start, count) = time(Array(words.dropFirst(said)), mayBeBare: isSaid) else {
      return nil
    }
    return (start / 60..<start / 60 + 1, said + count)
  }

  /// The hours from one minute until another, of which a part counts.
  private static func hours(_ start: Int, _ end: Int) -> Range<Int> {
    let last = (end + 59) / 60
    return start / 60..<(last > start / 60 ? last : last + 24)
  }

  /// A time in the first words, in minutes, and their number.
  private static func time(
    _ words: [String], mayBeBare: Bool
  ) -> (minutes: Int, count: Int)? {
    guard let first = words.first else { return nil }
    if words.count > 1 {
      // `3 pm`, `o 15. hodine`, but not `2 hours`
      if let minutes = minutes(first + words[1], mayBeBare: false) { return (minutes, 2) }
      if Language.typed.clockWords.contains(words[1].folded),
        let minutes = minutes(first, mayBeBare: true)
      {
        return (minutes, 2)
      }
      if TimeSpan("\(first) \(words[1])") != nil { return nil }
    }
    return minutes(first, mayBeBare: mayBeBare).map { ($0, 1) }
  }

  /// `15:00`, `3pm`, `3:30pm`, and `15`, `15.` or `15h` where it may be bare; minutes after midnight, up to 24:00.
  private static func minutes(_ word: String, mayBeBare: Bool) -> Int? {
    guard word.first?.isNumber == true, word.utf8.count <= 8 else { return nil }
    var digits = word.lowercased()[...]
    let half = ["am", "pm"].first { digits.hasSuffix($0) }
    if half != nil {
      digits.removeLast(2)
    } else if mayBeBare, let last = digits.last, ".h".contains(last) {
      digits.removeLast()
    }
    let parts = digits.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count < 4, half != nil || mayBeBare || parts.count > 1,
      let hour = Arguments.number(String(parts[0])),
      parts.dropFirst().allSatisfy({ $0.utf8.count == 2 })
    else { return nil }
    let minute = parts.count == 1 ? 0 : Arguments.number(String(parts[1])) ?? 60
    guard minute < 60, half == nil ? hour * 60 + minute <= 24 * 60 : (1...12).contains(hour) else {
      return nil
    }
    return half.map { hour % 12 * 60 + minute + ($0 == "pm" ? 720 : 0) } ?? hour * 60 + minute
  }
}
