import CommandKit
import Phrases
public import Reports

/// The days of the past that are meant.
public nonisolated enum PastPeriod: Hashable, Sendable {
  /// The last days, this many before today.
  case last(Int)
  case date(CalendarDay)
  /// This many days before today.
  case ago(Int)
  /// The last one before today: 0 Monday … 6 Sunday.
  case weekday(Int)
  /// The last Saturday and Sunday before today.
  case weekend
  /// The last one before today, of that weekday where one was named: 0 Monday … 6 Sunday.
  case anniversary(month: Int, day: Int, weekday: Int? = nil)
  /// Without a year the last one before today.
  case month(Int, year: Int?)

  /// The archive of the service begins on 1 January 1940.
  static let firstYear = 1940

  /// Whether it lies before the archive begins.
  func isBeforeArchive(_ today: CalendarDay?) -> Bool {
    switch self {
    case .ago: today.flatMap(days).map { $0.lowerBound.year < Self.firstYear } ?? true
    case .last, .weekday, .weekend, .anniversary: false
    case .date(let date): date.year < Self.firstYear
    case .month(_, let year): year.map { $0 < Self.firstYear } == true
    }
  }

  /// The first and the last day, of a month that isn't over the last before today; `nil` if none of it is over.
  func days(before today: CalendarDay) -> ClosedRange<CalendarDay>? {
    guard let yesterday = CalendarDay(daysSince1970: today.daysSince1970 - 1) else { return nil }
    switch self {
    case .last(let count):
      return CalendarDay(daysSince1970: today.daysSince1970 - count).flatMap { first in
        first <= yesterday ? first...yesterday : nil
      }
    case .ago(let count):
      return CalendarDay(daysSince1970: today.daysSince1970 - count).map { $0...$0 }
    case .weekday(let weekday):
      let count = (yesterday.weekday - weekday + 7) % 7
      return CalendarDay(daysSince1970: yesterday.daysSince1970 - count).map { $0...$0 }
    case .weekend:
      let ends = [-2, -1].compactMap {
        CalendarDay(daysSince1970: today.daysSince1970 + $0 - today.weekday)
      }
      return ends.count == 2 ? ends[0]...ends[1] : nil
    case .date(let date):
      return date <= yesterday ? date...date : nil
    case .anniversary(let month, let day, let weekday):
      let date = CalendarDay.each(day, of: month, on: weekday, from: today.year, by: -1)
        .first { $0 <= yesterday }
      return date.map { $0...$0 }
    case .month(let month, let year):
      let isLater = month > yesterday.month
      let year = year ?? yesterday.year - (isLater ? 1 : 0)
      guard let first = CalendarDay(year: year, month: month, day: 1), first <= yesterday,
        let last = (28...31).compactMap({ CalendarDay(year: year, month: month, day: $0) }).last
      else { return nil }
      return first...min(last, yesterday)
    }
  }
}

extension Argument where Value == PastPeriod {
  /// `14`, `2013-06`, `23 Nov 1987`, `1987-11-23`: this many days, a month or a day.
  nonisolated static func past(_ counts: ClosedRange<Int>) -> Argument {
    Argument(.either([.count(.days, in: counts), .day])) { words throws(Failure) in
      func notDays(_ typed: String) -> Failure {
        .usage(CommandUsage(.past, arguments: [.count(.days, in: counts)]), not: typed)
      }
      let months = words.vocabulary.phrases.monthNames.first ?? []
      words.offer { $0.matches(months, $1) }
      if let (month, year) = words.first.flatMap(DateText.monthOfYear) {
        words.takeFirst()
        return .month(month, year: year)
      }
      if let month = Self.namedMonth(words.rest.prefix(2)) {
        words.takeFirst(2)
        return month
      }
      switch try Argument<DayReference>.day.walk(words) {
      case .date(let date): return .date(date)
      case .after(-1): return .last(1)
      case .after(let count) where count < 0: return .ago(-count)
      case .weekday(let day), .lastWeekday(let day): return .weekday(day)
      case .weekend, .lastWeekend: return .weekend
      case .anniversary(let month, let day, let weekday):
        return .anniversary(month: month, day: day, weekday: weekday)
      // Tomorrow isn't in the past.
      case .some: throw words.refused
      case nil: break
      }
      // `past may` is no village.
      if words.count == 1 || !words.vocabulary.isPlace(words.text), let word = words.first,
        let month = DateText.month(word[...])
      {
        words.takeFirst()
        return .month(month, year: nil)
      }
      if let (span, rest) = Self.span(words.rest) {
        guard counts.contains(span.days) else {
          let typed = words.rest.dropLast(rest.count).joined(separator: " ")
          throw notDays(typed)
        }
        words.takeFirst(words.count - rest.count)
        return .last(span.days)
      }
      if let word = words.first, let number = Arguments.number(word), !counts.contains(number) {
        throw notDays(word)
      }
      let count = try Argument<Int>.count(.days, in: counts).walk(words)
      guard let count = count ?? words.takeLength(\.days) else { return nil }
      guard counts.contains(count) else { throw words.refused }
      return .last(count)
    }
  }

  /// `10 days`, `week`, `last 3 weeks`
  nonisolated private static func span(
    _ words: [String]
  ) -> (span: TimeSpan, rest: [String])? {
    var words = words
    // `last week`
    if words.count > 1, Language.typed.english(for: words[0]) == "last" { words.removeFirst() }
    let isLong = words.first.map { $0.count > 2 } == true
    let found = TimeSpan.first(of: words) ?? (isLong ? TimeSpan.first(of: ["1"] + words) : nil)
    // Only whole days are recorded.
    return found.flatMap { [.minutes, .hours].contains($0.span.unit) ? nil : $0 }
  }

  /// `June 2013`, but not `23 June 2013`.
  nonisolated private static func namedMonth(_ words: ArraySlice<String>) -> PastPeriod? {
    let words = Array(words)
    guard words.count > 1, words[1].utf8.count == 4, let year = Arguments.number(words[1]),
      let month = DateText.month(Substring(words[0]))
    else { return nil }
    return .month(month, year: year)
  }
}
