import Phrases
import WeatherModels

// Several days by the first and the last of them.
extension DayArgument {
  /// The last day of a forecast, from today.
  private static let lastOfForecast = 15

  /// `friday next week`, `next week Friday`, `v piatok budúci týždeň`
  static func ofNextWeek(_ text: String, _ phrases: any Phrases) -> DayReference? {
    let words = text.split(separator: " ")
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

  /// Weekdays have capitals in English alone.
  private static func isName(_ weekday: ArraySlice<Substring>) -> Bool {
    weekday.last?.first?.isUppercase == true
      && !Language.english.phrases.dayWords.contains {
        $0.text == weekday.joined(separator: " ").lowercased()
      }
  }

  /// `fri-sun`, `from Monday to Wednesday`, `from Friday`, `until Friday`, `24-26 Dec`, `sat sun`; `nil` for any other
  /// text.
  static func range(_ text: String, _ phrases: any Phrases) throws(Failure) -> DayReference? {
    var words = text.split(separator: " ").flatMap(ends)
    guard words.count > 1 else { return nil }
    func isUntil(_ word: String) -> Bool {
      ["-", "–"].contains(word) || Language.typed.untilWords.contains(word.folded)
    }
    let isFrom = Language.typed.fromWords.contains(words[0].folded)
    if isFrom { words.removeFirst() }
    guard let index = words.firstIndex(where: isUntil) else {
      guard isFrom else { return try neighbors(words, phrases) }
      let first = try single(words.joined(separator: " "), phrases)
      return first.flatMap { $0.isHours ? nil : .days($0, to: .after(lastOfForecast)) }
    }
    let start = words[..<index].joined(separator: " ")
    let end = words[(index + 1)...].joined(separator: " ")
    guard !end.isEmpty, !start.isEmpty || !isFrom else { return nil }
    var first = start.isEmpty ? .after(0) : try single(start, phrases)
    var last = try single(end, phrases)
    // `24-26 Dec`, `Dec 24-26`
    if first == nil { first = last.flatMap { day(start, inMonthOf: $0) } }
    if last == nil { last = first.flatMap { day(end, inMonthOf: $0) } }
    guard let first, let last else { return nil }
    return days(first, to: last)
  }

  /// `sat sun`, `today and tomorrow`: days of which each follows the one before.
  private static func neighbors(
    _ words: [String], _ phrases: any Phrases
  ) throws(Failure) -> DayReference? {
    func isBetween(_ word: String) -> Bool {
      // Sobota is also `so`.
      Language.typed.comparing.contains(word.folded)
        && ((try? single(word, phrases)) ?? nil) == nil
    }
    var parts = words.split(omittingEmptySubsequences: false, whereSeparator: isBetween)
    if parts.count == 1 { parts = words.map { [$0] } }
    var days: [DayReference] = []
    for part in parts {
      guard let day = try single(part.joined(separator: " "), phrases),
        days.last.map({ day.follows($0) }) != false
      else { return nil }
      days.append(day)
    }
    return Self.days(days[0], to: days[days.count - 1])
  }

  /// `nil` if the last comes before the first, or if either is only hours.
  private static func days(_ first: DayReference, to last: DayReference) -> DayReference? {
    switch (first, last) {
    case _ where first.isHours || last.isHours: nil
    case (.weekday(5), .weekday(6)): .weekend
    case (.after(let start), .after(let end)): start < end ? .days(first, to: last) : nil
    case (_, .after): nil
    case (.date(let start), .date(let end)): start < end ? .days(first, to: last) : nil
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
    guard digits.utf8.count <= 2, let day = Arguments.number(digits) else { return nil }
    switch other {
    case .anniversary(let month, _):
      return CalendarDay(year: 2028, month: month, day: day)
        .map { _ in .anniversary(month: month, day: day) }
    case .date(let date):
      return CalendarDay(year: date.year, month: date.month, day: day).map { .date($0) }
    default: return nil
    }
  }
}
