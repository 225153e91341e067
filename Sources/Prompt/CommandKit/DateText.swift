import Phrases
import Reports

/// Reads a date as it is typed: `2026-11-24`, `24.11.`, `24. 11. 2026`, `25/11`, `25 Nov`, `November 25, 2026`.
package enum DateText {
  /// `nil` if a text isn't a date. A date that doesn't exist is an error.
  static func day(_ text: String, hasMonthFirst: Bool) throws(Failure) -> DayReference? {
    if let day = try dashed(text) { return day }
    if let day = try dotted(text) { return day }
    if let day = try slashed(text, hasMonthFirst) { return day }
    return try named(text)
  }

  /// `2026-11-24`
  private static func dashed(_ text: String) throws(Failure) -> DayReference? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts.allSatisfy({ Arguments.number(String($0)) != nil }) else {
      return nil
    }
    guard text.utf8.count == 10, let date = CalendarDay(text) else { throw .badDate(text) }
    return .date(date)
  }

  /// `24.11.`, `24. 11. 2026`
  private static func dotted(_ text: String) throws(Failure) -> DayReference? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
      .map { $0.drop { $0 == " " } }
    guard parts.count == 3, let day = number(parts[0]), let month = number(parts[1]),
      parts[2].isEmpty || year(parts[2]) != nil
    else { return nil }
    return try date(text, day, month, year(parts[2]))
  }

  /// `2026/11/24`, `25/11`, `25/11/2026`. Without the year in front, the day is before the month or behind it, as the user
  /// writes dates; where only the other order makes a date, that one counts.
  private static func slashed(_ text: String, _ hasMonthFirst: Bool) throws(Failure)
    -> DayReference?
  {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count == 3, let year = year(parts[0]), let month = number(parts[1]),
      let day = number(parts[2])
    {
      return try date(text, day, month, year)
    }
    guard parts.count == 2 || parts.count == 3, let first = number(parts[0]),
      let second = number(parts[1]), parts.count == 2 || year(parts[2]) != nil
    else { return nil }
    let isSwapped = hasMonthFirst ? first <= 12 : second > 12 && first <= 12
    let (day, month) = isSwapped ? (second, first) : (first, second)
    return try date(text, day, month, parts.count == 3 ? year(parts[2]) : nil)
  }

  /// `25 Nov`, `25-Nov`, `nov25`, `25th of November`, `25. novembra 2026`. Months are also names of places, so the number
  /// of the day is required.
  private static func named(_ text: String) throws(Failure) -> DayReference? {
    var words = text.split { " .,-".contains($0) }
    if words.count == 1, let word = words.first {
      let first = word.prefix { $0.isNumber == word.first?.isNumber }
      words = [first, word.dropFirst(first.count)]
    }
    let known = Language.typed
    if words.count > 2 {
      words.removeAll { known.genitives.contains($0.folded) || known.isArticle(String($0)) }
    }
    if words.count > 1 { words = withDaysInWords(words) }
    guard words.count == 2 || words.count == 3, words.count == 2 || year(words[2]) != nil,
      let place = words.prefix(2).firstIndex(where: { $0.first?.isLetter == true }),
      let day = number(withoutOrdinal(words[1 - place])), (1...31).contains(day),
      let month = month(words[place])
    else { return nil }
    return try date(text, day, month, words.count == 3 ? year(words[2]) : nil)
  }

  /// `24` of `twenty fourth` and `dvadsiateho štvrtého`
  private static func withDaysInWords(_ words: [Substring]) -> [Substring] {
    let known = Language.typed
    return words.reduce(into: []) { days, word in
      guard let day = known.rowWords[word.folded] ?? known.daysOfMonth[word.folded] else {
        return days.append(word)
      }
      let tens = days.last.flatMap { number($0) ?? known.numbers[$0.folded] }
      if let tens, [20, 30].contains(tens), day < 10 {
        days[days.count - 1] = "\(tens + day)"
      } else {
        days.append("\(day)")
      }
    }
  }

  private static func date(
    _ text: String, _ day: Int, _ month: Int, _ year: Int?
  ) throws(Failure) -> DayReference {
    // Any leap year shows whether such a day exists.
    guard let date = CalendarDay(year: year ?? 2028, month: month, day: day) else {
      throw .badDate(text)
    }
    return year == nil ? .anniversary(month: month, day: day) : .date(date)
  }

  /// The month with this name in any language, or with these first three letters.
  package static func month(_ word: Substring) -> Int? { months[word.folded] }

  private static let months = Dictionary(
    Language.allCases.flatMap(\.phrases.monthNames).flatMap { names in
      zip(names.map(\.folded), 1...).flatMap { [($0, $1), (String($0.prefix(3)), $1)] }
    } + [("sept", 9)]
  ) { first, _ in first }

  /// The month and the year of `2013-06`.
  package static func monthOfYear(_ word: String) -> (month: Int, year: Int)? {
    let parts = word.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].utf8.count == 4, (1...2).contains(parts[1].utf8.count),
      let year = Arguments.number(String(parts[0])), let month = Arguments.number(String(parts[1])),
      (1...12).contains(month)
    else { return nil }
    return (month, year)
  }

  /// 27 of `27th`, the number of a day alone.
  package static func ordinal(_ word: String) -> Int? {
    let digits = withoutOrdinal(word[...])
    guard digits.count < word.count, let day = number(digits), (1...31).contains(day) else {
      return nil
    }
    return day
  }

  /// `25` of `25th`
  private static func withoutOrdinal(_ word: Substring) -> Substring {
    // A start with one word doesn't wait for the words of two languages.
    guard word.first?.isNumber == true else { return word }
    let ending = word.suffix(2).lowercased()
    return Language.typed.ordinals.contains(ending) ? word.dropLast(2) : word
  }

  private static func number(_ text: Substring) -> Int? {
    text.utf8.count <= 2 ? Arguments.number(String(text)) : nil
  }

  private static func year(_ text: Substring) -> Int? {
    text.utf8.count == 4 ? Arguments.number(String(text)) : nil
  }
}
