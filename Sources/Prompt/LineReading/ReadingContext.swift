import Clients
package import CommandKit
package import Foundation
import Phrases
import Reports

/// The surroundings of a line: the places that are known, the language, the list on the screen.
@MainActor package struct ReadingContext {
  let places: PlaceResolver
  let vocabulary: Vocabulary
  let now: () -> Date

  package init(places: PlaceResolver, vocabulary: Vocabulary, now: @escaping () -> Date) {
    (self.places, self.vocabulary, self.now) = (places, vocabulary, now)
  }

  var phrases: any Phrases { vocabulary.phrases }
  var isRow: (Int) -> Bool { vocabulary.isRow }
}

extension ReadingContext {
  var language: Language {
    Language(rawValue: phrases.placeLanguage.rawValue) ?? .english
  }

  /// Whether a bare number is about a list, even one that is no longer on the screen.
  func mayBeRow(_ number: Int) -> Bool {
    do throws(Failure) {
      _ = try places.place(.row(number))
    } catch {
      return error != .noList
    }
    return true
  }

  func isCasePreposition(_ word: String) -> Bool {
    Language.allCases.contains { $0.phrases.casePrepositions.contains(word) }
  }

  func day(of words: [String]) -> DayReference? {
    (try? DayArgument.whole(words, phrases)) ?? nil
  }

  /// In days since 1970, in UTC.
  var today: Int { Int((now().timeIntervalSince1970 / 86_400).rounded(.down)) }

  /// The next day with this number in its month; today may be it.
  func day(_ number: Int) -> CalendarDay? {
    (0..<62).lazy.compactMap { CalendarDay(daysSince1970: today + $0) }
      .first { $0.day == number }
  }

  /// The date so many days after a day, in UTC; of a weekday that `isPast`, after the last one.
  func date(beside day: DayReference, by step: Int, isPast: Bool) -> CalendarDay? {
    let meant: DayReference =
      switch day {
      case .weekday(let weekday) where isPast: .lastWeekday(weekday)
      case .hours(_, let day): day ?? .after(0)
      default: day
      }
    let clock = PlaceClock(timeZone: "GMT", at: .origin)
    return DaySpan(.beside(meant, by: step), clock: clock, now: now())?.days.lowerBound
  }

  /// Whether a single day is among those of a forecast.
  func hasForecast(_ day: DayReference) -> Bool {
    date(beside: day, by: 0, isPast: false)
      .map { (today...today + Self.forecastDays).contains($0.daysSince1970) } == true
  }

  /// The days of a forecast beyond today
  static let forecastDays = 15

  /// From one of two single days to the other, the earlier first; `nil` for others, and where one is over.
  func days(_ one: DayWord, _ other: DayWord) -> DayWord? {
    let dates = [one, other].compactMap { word -> CalendarDay? in
      switch word.day {
      case .after(0...), .weekday, .date: date(beside: word.day, by: 0, isPast: false)
      default: nil
      }
    }
    guard dates.count == 2, dates[0] != dates[1] else { return nil }
    let (first, last) = dates[0] < dates[1] ? (one, other) : (other, one)
    return DayWord("\(first.text) to \(last.text)", .days(first.day, to: last.day))
  }

  /// The words for the day so many days after one that is counted from today, which each place has at its own time.
  func word(beside day: DayReference, by step: Int) -> String? {
    let base = if case .hours(_, let day) = day { day ?? .after(0) } else { day }
    guard case .after(let days) = base else { return nil }
    let count = days + step
    return phrases.dayWords.first { $0.day == .after(count) }?.text
  }

  /// The last month of this name before the present one, as `2026-01`; without a name, the one before it.
  func lastMonth(called name: String? = nil) -> String? {
    guard
      let today = CalendarDay(daysSince1970: today),
      let month = name.map({ DateText.month($0[...]) }) ?? (today.month + 10) % 12 + 1
    else { return nil }
    return "\(today.year - (month >= today.month ? 1 : 0))-\(month.twoDigits)"
  }

  /// A date of the year before the present one
  func lastYear(_ month: Int, _ day: Int) -> CalendarDay? {
    CalendarDay(daysSince1970: today).flatMap {
      CalendarDay(year: $0.year - 1, month: month, day: day)
    }
  }

  /// The days of the present week before today, in UTC.
  var daysOfWeek: Int { CalendarDay(daysSince1970: today)?.weekday ?? 0 }

  /// Whether a date without a year was in the last weeks, so that hardly the next one is meant.
  private func hasJustBeen(_ month: Int, _ day: Int, _ weekday: Int?) -> Bool {
    let days = (1...45).lazy.compactMap { CalendarDay(daysSince1970: today - $0) }
    return days.contains {
      $0.month == month && $0.day == day && (weekday == nil || $0.weekday == weekday)
    }
  }

  /// Whether a day is over everywhere on Earth. The last of its name `mayBeLast` as well as the next one.
  func isOver(_ day: DayReference, mayBeLast: Bool = false) -> Bool {
    switch day {
    case .weekday, .weekend, .week: mayBeLast
    case .anniversary(let month, let day, let weekday):
      mayBeLast || hasJustBeen(month, day, weekday)
    case .lastWeekday, .lastWeekend: true
    case .after(let count): count < 0
    case .hours(_, let day): day.map { isOver($0) } == true
    case .days(let first, _): isOver(first)
    case .date(let date):
      Double(date.daysSince1970 + 2) * 86_400 < now().timeIntervalSince1970
    default: false
    }
  }
}
