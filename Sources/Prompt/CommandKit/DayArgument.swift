import Foundation
public import Phrases
public import Reports

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

  /// More words do not make one day: `from Nov 24 to Nov 26`, `24. 11. - 26. 11.`; with hours, `on sat
  /// from 8 in the morning to 5 in the afternoon`.
  package static let mostWords = (days: 6, hours: 13)

  /// Finds a day, also hours of it where it `mayHaveHours`, as the first or the last of the words; `nil` if there is none.
  ///
  /// Whole words of every language are understood, the shortest only in that of `phrases`. A text that looks like a
  /// date but isn't one is an error. The day is looked for in at most `most` words.
  public init?(
    _ words: [String], _ phrases: any Phrases, mayBeFirst: Bool = true, mayHaveHours: Bool = false,
    most: Int = .max
  ) throws(Failure) {
    let most = min(most, mayHaveHours ? Self.mostWords.hours : Self.mostWords.days)
    for isFirst in mayBeFirst ? [true, false] : [false] {
      // Beyond these, no word is one of a time.
      let near =
        isFirst
        ? words.prefix(while: TimeWords.mayBe).count
        : words.reversed().prefix(while: TimeWords.mayBe).count
      for count in stride(from: min(most, near), to: 0, by: -1) {
        let part = Array(isFirst ? words.prefix(count) : words.suffix(count))
        guard let day = try Self.whole(part, phrases, mayHaveHours: mayHaveHours) else { continue }
        self.day = day
        rest = Array(isFirst ? words.dropFirst(count) : words.dropLast(count))
        self.isFirst = isFirst
        return
      }
    }
    return nil
  }

  /// The day that all of the words mean, also hours of it where it `mayHaveHours`.
  package static func whole(
    _ words: [String], _ phrases: any Phrases, mayHaveHours: Bool = true
  ) throws(Failure) -> DayReference? {
    let isShort = words.count <= mostWords.days
    if isShort, let day = try day(words.joined(separator: " "), phrases) { return day }
    return mayHaveHours && words.count <= mostWords.hours ? try hours(words, phrases) : nil
  }

  /// The hours alone, with the words of their day among the others; `nil` without hours, or without a day.
  func withoutDay(from words: [String]) -> DayArgument? {
    guard case .hours(let hours, of: .some) = day else { return nil }
    let count = words.count - rest.count
    let first = HourText.first(of: words)?.count ?? count
    let last = words.indices.suffix(count).dropFirst().first { index in
      HourText.first(of: Array(words[index...]))?.count == words.count - index
    }
    // `this morning` is of today without another word.
    let others = isFirst ? (first < count ? words[first...] : nil) : last.map { words[..<$0] }
    return others.map {
      DayArgument(day: .hours(hours, of: nil), rest: Array($0), isFirst: isFirst)
    }
  }

  /// The day that a text means; `nil` if it means none.
  public static func day(
    _ text: String, _ phrases: any Phrases
  ) throws(Failure) -> DayReference? {
    guard text.utf8.count <= 40 else { return nil }
    if let day = try single(text, phrases) { return day }
    return try range(text, phrases)
  }

  /// The day that a text means, unless it names the first and the last of several.
  package static func single(
    _ text: String, _ phrases: any Phrases
  ) throws(Failure) -> DayReference? {
    let folded = text.folded
    if let known = word(text, phrases) ?? ofNextWeek(text, phrases) ?? ofYear(text, phrases) {
      return known
    }
    if text.hasPrefix("+"), let count = Arguments.number(String(text.dropFirst())), count <= 9999 {
      return .after(count)
    }
    if let day = daysFromNow(folded) ?? ago(folded) { return day }
    if let day = try DateText.day(text, hasMonthFirst: phrases.hasMonthFirst) { return day }
    if let day = try behindWeekday(text, phrases) { return day }
    if let days = partOfMonth(folded) { return days }
    return try behindPreposition(text, phrases)
  }

  /// `early december`, `first week of december`, `koncom decembra`; of February, up to the 28th.
  private static func partOfMonth(_ text: String) -> DayReference? {
    let text = text.replacing("-", with: " ")
    guard let space = text.lastIndex(of: " "), let days = partsOfMonth[String(text[..<space])],
      let month = DateText.month(text[text.index(after: space)...]),
      let last = days.last(where: { CalendarDay(year: 2026, month: month, day: $0) != nil })
    else { return nil }
    return .days(
      .anniversary(month: month, day: days.lowerBound), to: .anniversary(month: month, day: last))
  }

  private static let partsOfMonth = Dictionary(
    Language.allCases.flatMap { Array($0.phrases.partsOfMonth) }
  ) { first, _ in first }

  static func word(_ text: String, _ phrases: any Phrases) -> DayReference? {
    let (typed, folded) = (text.lowercased(), text.folded)
    // Without its accent Thursday would be Wednesday in Slovak.
    return words[typed] ?? phrases.shortDayWords.first { $0.text == typed }?.day
      ?? foldedWords[folded] ?? phrases.shortDayWords.first { $0.text.folded == folded }?.day
  }

  /// The day of each word of every language, and of each without accents.
  private static let words = byText { $0.text }
  private static let foldedWords = byText { $0.text.folded }

  private static func byText(_ text: (DayWord) -> String) -> [String: DayReference] {
    let known = Language.allCases.map(\.phrases).flatMap { $0.dayWords + $0.holidays }
    return Dictionary(known.map { (text($0), $0.day) }) { first, _ in first }
  }

  /// `christmas 2020`
  private static func ofYear(_ text: String, _ phrases: any Phrases) -> DayReference? {
    let words = text.split(separator: " ")
    guard let last = words.last, last.utf8.count == 4, let year = Arguments.number(String(last)),
      case .anniversary(let month, let day, _)? = word(
        words.dropLast().joined(separator: " "), phrases)
    else { return nil }
    return CalendarDay(year: year, month: month, day: day).map { .date($0) }
  }

  /// Hours with the day before or after them, or alone: `tomorrow morning`, `8-12 sat`, `at 15:00`.
  static func hours(_ words: [String], _ phrases: any Phrases) throws(Failure) -> DayReference? {
    guard HourText.mayBe(among: words) else { return nil }
    if let minutes = HourText.minutesFromNow(words) { return .hour(afterMinutes: minutes) }
    for count in (1...words.count).reversed() {
      for isFirst in count < words.count ? [true, false] : [true] {
        let time = Array(isFirst ? words.prefix(count) : words.suffix(count))
        let day = isFirst ? words.dropFirst(count) : words.dropLast(count)
        if let found = try hours(time, of: day, phrases) { return found }
      }
    }
    // `early tomorrow morning`
    guard words.count > 2, HourText.part([words[0], words[words.count - 1]])?.count == 2 else {
      return nil
    }
    let time = [words[0], words[words.count - 1]]
    return try hours(time, of: words.dropFirst().dropLast(), phrases)
  }

  private static func hours(
    _ time: [String], of words: ArraySlice<String>, _ phrases: any Phrases
  ) throws(Failure) -> DayReference? {
    guard HourText.mayBe(among: time) else { return nil }
    let found = HourText.first(of: time).flatMap { $0.count == time.count ? $0.hours : nil }
    guard !words.isEmpty else {
      // `this morning` and `at 8 this morning` may be over.
      let isOfToday = time.contains { Language.typed.present.contains($0.folded) }
      return found.flatMap {
        hours($0, of: isOfToday ? .after(0) : nil, mayBeLater: mayBeLater(time, phrases))
      }
    }
    // `by sunday evening` isn't each evening until then.
    let typed = Language.typed
    if let first = words.first, words.count > 1, typed.isLimit(first),
      !words.dropFirst().contains(where: { typed.untilWords.contains($0.folded) })
    {
      return nil
    }
    // `tonight and tomorrow` isn't tomorrow's night.
    if [words.first, words.last].contains(where: { $0.map { joins($0, phrases) } == true }) {
      return nil
    }
    let clock = HourText.clock(time, isBesidePart: true)
    guard found != nil || clock?.count == time.count, words.count <= mostWords.days,
      let day = try day(words.joined(separator: " "), phrases)
    else { return nil }
    switch day {
    case .hours(let part, let day):
      // `tonight at 8`
      guard let clock, clock.count == time.count else { return nil }
      return HourText.placed(clock, in: part).map { .hours($0, of: day) }
    case .hour, .nextHours: return nil
    default:
      let isBefore =
        found == 18..<30
        && words.first.map { Language.typed.nightBefore.contains($0.folded) } == true
      // Beside a day, `1-3` are no rows, and `0700` is no number.
      let isClear =
        time.count == 1
        && (time[0].hasPrefix("0") && time[0].utf8.count == 4
          || time[0].contains { "-–".contains($0) })
      let hours = found ?? (isClear ? clock?.hours : nil)
      return hours.flatMap {
        Self.hours(
          $0, of: isBefore ? day.dayBefore : day, mayBeLater: mayBeLater(time, phrases))
      }
    }
  }

  /// All hours of a day are the day. The next hours are only of no day and of today.
  private static func hours(
    _ hours: Range<Int>, of day: DayReference?, mayBeLater: Bool
  ) -> DayReference {
    // `at 0` is midnight alone, but `before 5` may be in the afternoon.
    let isEarly = hours != 0..<1 && hours.upperBound <= 12
    if mayBeLater, isEarly, day ?? .after(0) == .after(0) {
      return .nextHours(hours, isToday: day != nil)
    }
    return hours == 0..<24 ? day ?? .after(0) : .hours(hours, of: day)
  }

  /// Whether a time leaves open which half of the day it is in.
  private static func mayBeLater(_ time: [String], _ phrases: any Phrases) -> Bool {
    phrases.hasTwelveHours && !HourText.hasHalf(time)
  }

  /// `in 3 days`, `3 days from now`, `o týždeň`
  private static func daysFromNow(_ text: String) -> DayReference? {
    guard let length = fromNow(text) else { return nil }
    let one = length.count > 2 ? TimeSpan("1 \(length)") : nil
    guard let span = TimeSpan(length) ?? one, [.days, .weeks].contains(span.unit) else {
      return nil
    }
    return .after(span.days)
  }

  /// The length of `in 3 days`, `3 days from now`; `nil` where nothing says that it is from now on.
  static func fromNow(_ text: String) -> String? {
    for word in Language.allCases.flatMap(\.phrases.fromNowWords) {
      if word.contains(" "), text.hasSuffix(" " + word) {
        return String(text.dropLast(word.count + 1))
      }
      if text.hasPrefix(word + " ") { return String(text.dropFirst(word.count + 1)) }
    }
    return nil
  }

  /// `3 days ago`, `pred týždňom`
  private static func ago(_ text: String) -> DayReference? {
    let words = text.spacedWords
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
    guard let span = TimeSpan(length) ?? one, ![.minutes, .hours].contains(span.unit),
      // Without the present day, no more of them are certain.
      span.unit != .years || span.count == 1
    else { return nil }
    return .after(-span.days)
  }

  /// The date of `Wednesday 2 December`, `v stredu 2. 12.`; of one with its year, `nil` where that is another weekday.
  private static func behindWeekday(
    _ text: String, _ phrases: any Phrases
  ) throws(Failure) -> DayReference? {
    let words = text.spacedWords
    for count in 1..<3 where count < words.count {
      guard case .weekday(let day)? = word(words.prefix(count).joined(separator: " "), phrases)
      else { continue }
      let date = words.dropFirst(count).joined(separator: " ")
      let found = try DateText.day(date, hasMonthFirst: phrases.hasMonthFirst)
      switch found {
      case .date(let date): return date.weekday == day ? found : nil
      case .anniversary(let month, let number, _):
        return .anniversary(month: month, day: number, weekday: day)
      default: return nil
      }
    }
    return nil
  }

  /// `on 25 November`, `for the weekend`, `the weekend`
  private static func behindPreposition(
    _ text: String, _ phrases: any Phrases
  ) throws(Failure) -> DayReference? {
    let parts = text.split(separator: " ", maxSplits: 1)
    // `Nashville, IN tomorrow`
    guard parts.count == 2, parts[0] != parts[0].uppercased() || text == text.uppercased(),
      Language.typed.isArticle(String(parts[0]))
        || Language.allCases.contains(where: {
          $0.phrases.dayPrepositions.contains { $0.folded == parts[0].folded }
        })
    else { return nil }
    let words = parts[1].spacedWords
    // `the sun` is no Sunday.
    guard parts[1].count > 3 || !Language.typed.isArticle(String(parts[0])) else { return nil }
    return try day(words.drop(while: Language.typed.isArticle).joined(separator: " "), phrases)
  }

}

extension CommandContext {
  public var vocabulary: Vocabulary {
    Vocabulary(
      phrases: phrases, isRow: places.isRow,
      isPlace: { [places] in places.isName($0) },
      bare: { [places] words throws(Failure) in try places.withoutPreposition(words) })
  }
}

// Several days by the first and the last of them.
extension DayArgument {
  /// The last day of a forecast, from today.
  private static let lastOfForecast = 15

  /// `friday next week`, `next week Friday`, `v piatok budúci týždeň`, `friday week`
  static func ofNextWeek(_ text: String, _ phrases: any Phrases) -> DayReference? {
    let words = text.split(separator: " ")
    if let day = weekFrom(words, phrases) { return day }
    guard words.count > 2 else { return nil }
    for index in words.indices.dropFirst() {
      let ends = [words[..<index], words[index...]].map {
        word($0.joined(separator: " "), phrases)
      }
      switch (ends[0], ends[1]) {
      // Dolná Streda is a town.
      case (.weekday(let day), .nextWeek) where !isName(words[..<index]),
        (.nextWeek, .weekday(let day)):
        return .nextWeekday(day)
      default: continue
      }
    }
    return nil
  }

  /// `friday week`, `a week tomorrow`, `week on friday`, `a week from friday`, `friday in a week`
  private static func weekFrom(_ words: [Substring], _ phrases: any Phrases) -> DayReference? {
    var words = Array(words.drop { $0 == "a" })
    // Behind the week, or behind the day
    let joint = words.indices.dropFirst().dropLast().first { isBesideWeek(words[$0]) }
    if let joint {
      words.remove(at: joint)
      if words[joint] == "a" { words.remove(at: joint) }
    }
    for (week, rest) in [(words.first, words.dropFirst()), (words.last, words.dropLast())] {
      guard let week, TimeSpan.units[week.folded] == .weeks,
        let day = word(rest.joined(separator: " "), phrases)
      else { continue }
      switch day {
      case .weekday: return .beside(day, by: 7)
      case .after(let count) where count >= 0: return .after(count + 7)
      default: break
      }
    }
    return nil
  }

  private static func isBesideWeek(_ word: Substring) -> Bool {
    let typed = Language.typed
    return [typed.fromWords, typed.afterHours].contains { $0.contains(word.folded) }
      || Language.allCases.contains { $0.phrases.fromNowWords.contains(word.folded) }
  }

  /// Whether words for a weekday are rather those of a name: weekdays have capitals in English alone.
  public static func isName(_ weekday: some Collection<some StringProtocol>) -> Bool {
    let words = Array(weekday)
    return words.last?.first?.isUppercase == true
      && !Language.english.phrases.dayWords.contains {
        $0.text == words.joined(separator: " ").lowercased()
      }
  }

  /// `fri-sun`, `from Monday to Wednesday`, `between Monday and Wednesday`, `from Friday`, `until Friday`, `24-26 Dec`,
  /// `sat sun`; `nil` for any other text.
  static func range(_ text: String, _ phrases: any Phrases) throws(Failure) -> DayReference? {
    var words = text.split(separator: " ").flatMap(ends)
    guard words.count > 1 else { return nil }
    let isBetween = Language.typed.beforeTimes.contains(words[0].folded)
    func isUntil(_ word: String) -> Bool {
      ["-", "–"].contains(word) || Language.typed.untilWords.contains(word.folded)
        || isBetween && Language.typed.comparing.contains(word.folded)
    }
    let isFrom = isBetween || Language.typed.fromWords.contains(words[0].folded)
    if isFrom { words.removeFirst() }
    guard let index = words.firstIndex(where: isUntil) else {
      let isLimit = isFrom || Language.typed.isLimit(words[0])
      return try isLimit ? limit(text, phrases) : neighbors(words, phrases)
    }
    let start = words[..<index].drop(while: Language.typed.isArticle).joined(separator: " ")
    let end = words[(index + 1)...].drop(while: Language.typed.isArticle).joined(separator: " ")
    guard !end.isEmpty, !start.isEmpty || !isFrom else { return nil }
    var first = start.isEmpty ? .after(0) : try single(start, phrases)
    var last = try single(end, phrases)
    // `1.-3.12`, `1.12-3.12`
    if first == nil { first = dotless(start, before: end) }
    if last == nil { last = dotless(end, before: start) }
    // `24-26 Dec`, `Dec 24-26`
    if first == nil { first = last.flatMap { day(start, inMonthOf: $0) } }
    if last == nil { last = first.flatMap { day(end, inMonthOf: $0) } }
    // `3 dec to 5 dec 2025`
    if case .anniversary(let month, let day, _)? = first, case .date(let end)? = last {
      guard month != end.month || day < end.day else { return nil }
      let isBefore = month > end.month
      first = CalendarDay(year: end.year - (isBefore ? 1 : 0), month: month, day: day)
        .map { .date($0) }
    }
    guard let first, let last else { return nil }
    return days(first, to: last)
  }

  /// The date of `3.12` in a range, unless it may be an hour: `8.30-10.15`.
  private static func dotless(_ text: String, before other: String) -> DayReference? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[1].isEmpty else { return nil }
    let mayBeHours =
      parts[1].count == 2 && Arguments.number(String(parts[1])).map { $0 % 5 == 0 } == true
    guard !mayBeHours || other.last == "." else { return nil }
    return try? DateText.day(text + ".", hasMonthFirst: false)
  }

  /// `from friday`, `after friday`, `before friday`, `by friday`: the days from now on up to it, or from it on.
  private static func limit(_ text: String, _ phrases: any Phrases) throws(Failure) -> DayReference?
  {
    let typed = Language.typed
    let words = text.spacedWords
    let behind = words.dropFirst().drop(while: typed.isArticle).joined(separator: " ")
    guard words.count > 1, let day = try single(behind, phrases), !day.isHours else { return nil }
    let first = words[0].folded
    let last = DayReference.after(lastOfForecast)
    if typed.fromWords.contains(first) { return .days(day, to: last) }
    if typed.afterHours.contains(first) { return .days(.beside(day, by: 1), to: last) }
    if typed.byWords.contains(first) { return days(.after(0), to: day) }
    guard typed.beforeHours.contains(first) else { return nil }
    return .days(.after(0), to: .beside(day, by: -1))
  }

  /// `sat sun`, `today and tomorrow`, `fri, sat and sun`: days of which each follows the one before.
  private static func neighbors(
    _ words: [String], _ phrases: any Phrases
  ) throws(Failure) -> DayReference? {
    var days: [DayReference] = []
    let parts = words.split(omittingEmptySubsequences: false) { joins($0, phrases) }
    for part in parts {
      let whole = part.joined(separator: " ")
      guard !whole.isEmpty else { return nil }
      let names = try single(whole, phrases) == nil ? Array(part) : [whole]
      for name in names {
        guard let day = try single(name, phrases), days.last.map({ day.follows($0) }) != false
        else { return nil }
        days.append(day)
      }
    }
    return Self.days(days[0], to: days[days.count - 1])
  }

  /// Whether a word joins two days. Sobota is also `so`.
  private static func joins(_ word: String, _ phrases: any Phrases) -> Bool {
    Language.typed.comparing.contains(word.folded) && (try? single(word, phrases)) == nil
  }

  /// `nil` if the last comes before the first, or if either is only hours.
  private static func days(_ first: DayReference, to last: DayReference) -> DayReference? {
    switch (first, last) {
    case _ where first.isHours || last.isHours: nil
    case (.after(let start), .after(let end)): start < end ? .days(first, to: last) : nil
    case (_, .after): nil
    case (.date(let start), .date(let end)): start < end ? .days(first, to: last) : nil
    case (.anniversary(let month, let start, _), .anniversary(let other, let end, _))
    where month == other && start > end:
      nil
    default: .days(first, to: last)
    }
  }

  /// The words of `fri-sun`, `24.–26.`; `2026-11-24` is one.
  private static func ends(_ word: Substring) -> [String] {
    for dash in ["–", "-"] as [Character] {
      let ends = word.split(separator: dash)
      if ends.count == 2 { return [String(ends[0]), String(dash), String(ends[1])] }
    }
    return [String(word)]
  }

  /// `24` or `24.` beside another date.
  private static func day(_ text: String, inMonthOf other: DayReference) -> DayReference? {
    let digits = text.hasSuffix(".") ? String(text.dropLast()) : text
    guard digits.utf8.count <= 4, let day = DateText.ordinal(digits) ?? Arguments.number(digits)
    else { return nil }
    switch other {
    case .anniversary(let month, _, _):
      return CalendarDay(year: 2028, month: month, day: day)
        .map { _ in .anniversary(month: month, day: day) }
    case .date(let date):
      return CalendarDay(year: date.year, month: date.month, day: day).map { .date($0) }
    default: return nil
    }
  }
}
