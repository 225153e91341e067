import Foundation
import Phrases
import Reports

/// Reads hours of a day as they are typed: `15:00`, `at 3 pm`, `8-12`, `from 8 to 12`, `in the morning`, `9 večer`.
///
/// Hours are counted from midnight; those from 24 on are of the next day.
package enum HourText {
  package typealias Found = (hours: Range<Int>, count: Int)

  /// The hours that the first words name, and the number of these words; `nil` for none.
  package static func first(of words: [String]) -> Found? {
    let part = part(words)
    // `noon to 5`
    if let part, let found = range(words, isBesidePart: false), found.count > part.count {
      return (found.hours, found.count)
    }
    if let found = part {
      let rest = Array(words.dropFirst(found.count))
      guard let clock = clock(rest, isBesidePart: true), let hours = placed(clock, in: found.hours)
      else { return found }
      return (hours, found.count + clock.count)
    }
    // `3 in the afternoon`, `until 6 in the evening`
    if let clock = clock(words, isBesidePart: true),
      let found = Self.part(Array(words.dropFirst(clock.count))),
      let hours = placed(clock, in: found.hours)
    {
      let first = clock.open == .first ? 0 : hours.lowerBound
      return (first..<hours.upperBound, found.count + clock.count)
    }
    return clock(words, isBesidePart: false).map { ($0.hours, $0.count) }
  }

  /// Hours by the clock, whatever part of a day they are in.
  struct Clock {
    enum End { case first, last }

    var hours: Range<Int>
    /// The number of their words.
    var count: Int
    /// The end that isn't named: the last of `after 8`, the first of `until 10`.
    var open: End?
    /// Whether the half of the day is known: 20:00, 8 pm.
    var isFixed: Bool
  }

  /// Hours by the clock, which may be bare beside a part of a day: `8` of `8 in the evening`.
  static func clock(_ words: [String], isBesidePart: Bool) -> Clock? {
    range(words, isBesidePart: isBesidePart) ?? limit(words, isBesidePart)
      ?? time(words, isBesidePart)
  }

  /// Hours within a part of a day, by either half of a clock: 20 is 8 in the evening. `until 10` begins with the part,
  /// and `after 8` ends with the day. `nil` if neither half is.
  static func placed(_ clock: Clock, in part: Range<Int>) -> Range<Int>? {
    let (first, end) = (clock.hours.lowerBound, clock.hours.upperBound)
    switch clock.open {
    case nil:
      return shift(of: first, in: part, isFixed: clock.isFixed).map { first + $0..<end + $0 }
    case .last:
      let start = shift(of: first, in: part, isFixed: clock.isFixed).map { first + $0 }
      return start.map { $0..<openEnd(behind: $0) }
    case .first:
      // `until 6 tonight` may be when the night begins, or when it ends.
      let isOpen = !clock.isFixed && part.upperBound > 24 && end + 12 == part.lowerBound
      let shift = isOpen ? nil : shift(of: end - 1, in: part, isFixed: clock.isFixed)
      return shift.map { shift in
        (end + shift > part.lowerBound ? part.lowerBound : 0)..<end + shift
      }
    }
  }

  /// The end of hours without one: that of the day, or the morning after midnight.
  private static func openEnd(behind hour: Int) -> Int { hour < 24 ? 24 : max(30, hour + 1) }

  /// The hours to add so that an hour is in a part of a day. `3 in the morning`, `5 in the evening` and `5 pm tonight`
  /// are before these parts. `nil` if it is in none.
  private static func shift(of hour: Int, in part: Range<Int>, isFixed: Bool) -> Int? {
    if let shift = (isFixed ? [0, 24] : [0, 12, 24]).first(where: { part.contains(hour + $0) }) {
      return shift
    }
    if isFixed { return hour >= 12 && part.lowerBound >= 12 && hour < part.upperBound ? 0 : nil }
    let half = part.lowerBound / 12 * 12
    let gap = part.lowerBound - half - hour
    let isEarly = (1..<12).contains(hour) && part.count > 2 && gap > 0 && (half == 0 || gap < 4)
    return isEarly ? half : nil
  }

  /// The minutes of `in 2 hours` and `2 hours from now`; `nil` if the words are something else.
  package static func minutesFromNow(_ words: [String]) -> Int? {
    guard words.count > 1, let first = words.first?.folded, let last = words.last?.folded,
      let length = DayArgument.fromNow(words.joined(separator: " ").folded),
      // `o 20 h` is an hour, but `o 20 hodín` so many.
      !(Language.typed.hourPrepositions.contains(first)
        && isShortClockWord(last.drop(while: \.isNumber))),
      let span = TimeSpan(length), [.minutes, .hours].contains(span.unit)
    else { return nil }
    return span.minutes
  }

  /// Whether it is the short form of a word behind an hour: `h`, but not `hodín`.
  private static func isShortClockWord(_ word: some StringProtocol) -> Bool {
    word.count < 4 && Language.typed.clockWords.contains(String(word))
  }

  /// Whether some of the words may be hours, at little cost.
  static func mayBe(among words: [String]) -> Bool {
    words.contains { word in
      word.contains(where: \.isNumber) || partWords.contains(word.folded) || number(word) != nil
        || TimeSpan.beginnings.contains(word.folded)
    }
  }

  package static func isTime(_ word: String) -> Bool { first(of: [word]) != nil }

  /// The minutes behind the hour of a time that words begin with: 30 of `half past seven`; `nil` for none.
  package static func minuteOfHour(_ words: some Sequence<String>) -> Int? {
    let words = Array(words)
    return part(words) == nil ? clockTime(words, mayBeBare: true).map { $0.minutes % 60 } : nil
  }

  /// `8`, `8:30`, `8:30 pm`, `15h`, `half past seven`: minutes since midnight, up to 24:00; `nil` for any other text.
  package static func minute(_ text: String) -> Int? {
    if let time = minutes(text.filter { !$0.isWhitespace }, mayBeBare: true) { return time.minutes }
    let words = text.spacedWords
    return besideHour(words).flatMap { $0.count == words.count ? $0.minutes : nil }
  }

  private static let parts = Dictionary(
    Language.allCases.flatMap { language in
      [language.phrases.partsOfDay, language.phrases.spokenPartsOfDay].joined()
        .map { ($0.key.folded, $0.value) }
    }
  ) { first, _ in first }

  static let partWords = Set(
    parts.keys.flatMap { $0.spacedWords })

  /// `morning`, `in the evening`, `v noci`, `po obede`
  static func part(_ words: [String]) -> Found? {
    let said = words.prefix { beforeParts.contains($0.folded) }.count
    for start in Set([0, said]).sorted() where said < 3 {
      for count in [2, 1] where start + count <= words.count {
        let text = words[start..<start + count].joined(separator: " ").folded
        if let hours = parts[text] { return (hours, start + count) }
      }
    }
    return nil
  }

  private static let beforeParts = Language.typed.beforeTimes
    .subtracting(Language.typed.afterHours).subtracting(Language.typed.beforeHours)

  /// `8-12`, `from 8 to 12`, `between 8 and 12`, `5 to 8 pm`, `9 to 5`.
  private static func range(_ words: [String], isBesidePart: Bool) -> Clock? {
    guard let first = words.first?.folded else { return nil }
    let isFrom = Language.typed.fromWords.contains(first)
    let said = isFrom || Language.typed.beforeTimes.contains(first) ? 1 : 0
    var rest = Array(words.dropFirst(said))
    var count = said
    // `8-12`, unless they are rows: `1-3`
    if let word = rest.first,
      case let ends = word.split(omittingEmptySubsequences: false, whereSeparator: isDash),
      ends.count == 2, word.first?.isNumber == true
    {
      let numbers = ends.compactMap { Arguments.number(String($0)) }
      let isRows =
        numbers.count == 2 && numbers[0] > 0 && numbers[0] < numbers[1] && numbers[1] < 10
      guard said > 0 || isBesidePart || !isRows else { return nil }
      rest.replaceSubrange(0..<1, with: [String(ends[0]), "-", String(ends[1])])
      count -= 2
    }
    func parts(_ words: some Collection<String>) -> Bool {
      words.first.map { isDash($0) || Language.typed.untilWords.contains($0.folded) } == true
    }
    // `7 ráno do 8`
    let part = part(Array(rest.dropFirst()))
    let isRange = rest.count > 2 && parts(rest.dropFirst(1 + (part?.count ?? 0)))
    guard
      let bare = clockTime(
        rest, mayBeBare: said > 0 || isRange || parts(rest.dropFirst()) || isBesidePart)
    else { return nil }
    let start = inPart(bare, of: rest)
    let behind = Array(rest.dropFirst(start.count))
    guard let next = behind.first,
      parts(behind) || isBetween(first) && Language.typed.comparing.contains(next.folded),
      var end = clockTime(Array(behind.dropFirst()), mayBeBare: true)
    else { return nil }
    // In `8-10 in the evening` both ends are in the part, in `8 in the morning to 5 in the afternoon` each has its own.
    if start.count > bare.count { end = inPart(end, of: Array(behind.dropFirst())) }
    return hours(from: start, to: end).map {
      Clock(
        hours: $0, count: count + start.count + 1 + end.count,
        isFixed: start.isFixed || end.hasHalf)
    }
  }

  /// The time with the part of the day behind it: `8 in the morning`, but not `8 do obeda`.
  private static func inPart(_ time: Time, of words: [String]) -> Time {
    let behind = Array(words.dropFirst(time.count))
    let hour = time.minutes / 60
    guard !time.hasHalf, let next = behind.first,
      !Language.typed.untilWords.contains(next.folded), let part = part(behind),
      let shift = shift(of: hour, in: part.hours, isFixed: time.isFixed)
    else { return time }
    return Time(
      minutes: time.minutes + shift * 60, hasHalf: true, count: time.count + part.count)
  }

  /// Whether a word stands before the first of two: `between`
  package static func isBetween(_ word: String) -> Bool {
    Lexicon.shared.rows(of: word).contains { $0.kind == .joint && $0.value == "between" }
  }

  private static func isDash(_ text: String) -> Bool { ["-", "–"].contains(text) }
  private static func isDash(_ character: Character) -> Bool { "-–".contains(character) }

  /// `after 15:00`, `before noon`, `until 6 pm`, `from 8`
  private static func limit(_ words: [String], _ isBesidePart: Bool) -> Clock? {
    guard let first = words.first?.folded else { return nil }
    let typed = Language.typed
    let isAfter = typed.afterHours.contains(first) || typed.fromWords.contains(first)
    let isUntil = typed.untilWords.contains(first)
    guard isAfter || isUntil || typed.beforeHours.contains(first) else { return nil }
    let rest = Array(words.dropFirst())
    // `po ráno` is the morning of Monday, whose short name is the word for after.
    let isDay = Language.allCases.contains { language in
      language.phrases.shortDayWords.contains { $0.text == first }
    }
    if isDay, part(rest)?.count == rest.count { return nil }
    // `to 5`, `až 5` are rows, too, but `until 5`, `do piatej`, `do 18` and `do 18h` are times.
    let isClear =
      first.count > 2
      || rest.first.map { word in
        typed.hours[word.folded] != nil || (13...24).contains(Arguments.number(word) ?? 0)
          || isShortClockWord(word.folded.drop(while: \.isNumber))
      } == true
    guard let limit = clockTime(rest, mayBeBare: !isUntil || isClear || isBesidePart),
      limit.minutes > 0 || isAfter
    else { return nil }
    let hour = limit.minutes / 60
    let hours = isAfter ? hour..<openEnd(behind: hour) : 0..<(limit.minutes + 59) / 60
    return Clock(
      hours: hours, count: limit.count + 1, open: isAfter ? .last : .first, isFixed: limit.isFixed)
  }

  /// `15:00`, `at 15`, `3 pm`: the hour that contains it.
  private static func time(_ words: [String], _ isBesidePart: Bool) -> Clock? {
    let isSaid = words.first.map { Language.typed.hourPrepositions.contains($0.folded) } == true
    let rest = Array(words.dropFirst(isSaid ? 1 : 0))
    guard let time = clockTime(rest, mayBeBare: isSaid || isBesidePart) else { return nil }
    let hour = time.minutes / 60
    return Clock(
      hours: hour..<hour + 1, count: time.count + (isSaid ? 1 : 0), isFixed: time.isFixed)
  }

  /// The hours from one time until another, of which a part counts. A half that only the end has is that of the start,
  /// too, where that comes before; an end before its start is in the afternoon, or else of the next day.
  private static func hours(from start: Time, to end: Time) -> Range<Int>? {
    var (first, last) = (start.minutes, end.minutes)
    if end.hasHalf, !start.hasHalf, first <= 12 * 60 {
      let afternoon = first % (12 * 60) + 12 * 60
      if last > 12 * 60, afternoon < last { first = afternoon }
      // `10-12 am`
      if last == 0 { (first, last) = (afternoon, 24 * 60) }
    }
    guard first != last else { return nil }
    // `večer do desiatej`
    if last < first, start.hasHalf, !end.hasHalf, last <= 12 * 60, last + 12 * 60 > first {
      last += 12 * 60
    }
    if last < first { last += first < 13 * 60 && !end.hasHalf && last > 0 ? 12 * 60 : 24 * 60 }
    if last < first { last += 12 * 60 }
    return first / 60..<max(first / 60 + 1, (last + 59) / 60)
  }
}

// Times of a clock as they are typed.
extension HourText {
  struct Time {
    /// After midnight, up to 24:00.
    var minutes: Int
    /// Whether `am`, `pm`, a part of the day or a zero before it says which half of the day it is in.
    var hasHalf = false
    /// Whether that is a zero alone: `08:00`.
    var isPadded = false
    /// The number of its words.
    var count = 1

    var isFixed: Bool { minutes >= 13 * 60 || hasHalf && !isPadded }
  }

  /// A time of a clock that words begin with; `nil` for none.
  static func clockTime(_ words: [String], mayBeBare: Bool) -> Time? {
    guard let first = words.first else { return nil }
    if let time = besideHour(words) { return time }
    // `8 to noon`, `from morning to evening`
    if let part = part(words) {
      // A night has hours of both halves.
      return Time(
        minutes: part.hours.lowerBound * 60, hasHalf: part.hours.count < 12, count: part.count)
    }
    if words.count > 1 {
      let next = words[1].folded
      // `3 pm`, `5 p.m.`
      var found = half(next).flatMap { minutes(first + $0, mayBeBare: false) }
      // `o 15. hodine`, but not `2 hours`
      if Language.typed.clockWords.contains(next), mayBeBare || TimeSpan("2 \(next)") == nil {
        found = found ?? minutes(first, mayBeBare: true)
      }
      // `o dvadsiatej druhej`
      if mayBeBare {
        found = found ?? number("\(first) \(words[1])").map { Time(minutes: $0 * 60) }
      }
      found?.count = 2
      if let found { return found }
      if TimeSpan("\(first) \(words[1])") != nil { return nil }
    }
    return minutes(first, mayBeBare: mayBeBare)
  }

  /// `half past 3`, `quarter to 5 pm`, `pol ôsmej`, `štvrť na osem`
  private static func besideHour(_ words: [String]) -> Time? {
    for count in [3, 2, 1] where count < words.count {
      guard
        let minutes = Language.typed.besideHours[words.prefix(count).joined(separator: " ").folded],
        var time = clockTime(Array(words.dropFirst(count)), mayBeBare: true)
      else { continue }
      time.minutes += minutes
      // Half an hour to one is behind noon.
      if time.minutes < 60, !time.hasHalf { time.minutes += 12 * 60 }
      time.minutes = (time.minutes + 24 * 60) % (24 * 60)
      time.count += count
      return time
    }
    return nil
  }

  /// Whether words say which half of the day a time is in: `pm`, `morning`, `08:00`.
  package static func hasHalf(_ words: [String]) -> Bool {
    words.indices.contains { index in
      half(words[index].lowercased().filter(\.isLetter)) != nil || words[index].hasPrefix("0")
        || part(Array(words[index...])) != nil
    }
  }

  /// Whether a word says which half of the day a time is in: `pm`, `a.m.`
  package static func isHalf(_ word: String) -> Bool { half(word) != nil }

  private static func half(_ word: String) -> String? {
    let letters = word.filter { $0 != "." }
    return ["am", "pm"].contains(letters) ? letters : nil
  }

  /// `8` of `at eight` and `o ôsmej`
  static func number(_ word: String) -> Int? {
    let typed = word.folded
    guard typed.count > 2 else { return nil }
    let number = Language.typed.hours[typed] ?? Language.typed.numbers[typed]
    return number.flatMap { $0 < 25 ? $0 : nil }
  }

  /// `15:00`, `3pm`, `3:30pm`, and `15`, `15.`, `15h`, `20.30` or `eight` where it may be bare.
  static func minutes(_ word: String, mayBeBare: Bool) -> Time? {
    if mayBeBare, let hour = number(word) { return Time(minutes: hour * 60) }
    guard word.first?.isNumber == true, word.utf8.count <= 9 else { return nil }
    // `0600`
    if mayBeBare, word.utf8.count == 4, word.allSatisfy(\.isNumber),
      word.hasPrefix("0") || word.hasSuffix("00")
    {
      return minutes("\(word.prefix(2)):\(word.suffix(2))", mayBeBare: false)
    }
    var digits = word.lowercased()[...]
    let letters = digits.drop { $0.isNumber || ":.".contains($0) }
    let half = half(String(letters))
    let isClock =
      mayBeBare && !letters.isEmpty && Language.typed.clockWords.contains(letters.folded)
    if half != nil || isClock { digits.removeLast(letters.count) }
    if half == nil, mayBeBare, digits.last == "." { digits.removeLast() }
    let isSpaced = half != nil || mayBeBare
    let parts = digits.split(omittingEmptySubsequences: false) {
      $0 == ":" || isSpaced && $0 == "."
    }
    guard parts.count < 4, half != nil || mayBeBare || parts.count > 1,
      let hour = Arguments.number(String(parts[0])),
      parts.dropFirst().allSatisfy({ $0.utf8.count == 2 })
    else { return nil }
    let minute = parts.count == 1 ? 0 : Arguments.number(String(parts[1])) ?? 60
    guard minute < 60, half == nil ? hour * 60 + minute <= 24 * 60 : (1...12).contains(hour) else {
      return nil
    }
    guard let half else {
      let isPadded = parts[0].utf8.count == 2 && (1..<10).contains(hour)
      return Time(minutes: hour * 60 + minute, hasHalf: isPadded, isPadded: isPadded)
    }
    return Time(minutes: hour % 12 * 60 + minute + (half == "pm" ? 720 : 0), hasHalf: true)
  }
}
