public import Foundation

/// A day or several as a person names them; which they are depends on the present day at a place.
public enum DayReference: Hashable, Sendable {
  /// This many days from today, before it where it is negative.
  case after(Int)
  /// Saturday and Sunday; on a Sunday that day alone.
  case weekend
  /// Saturday and Sunday of the week to come.
  case nextWeekend
  /// The last Saturday and Sunday before today.
  case lastWeekend
  /// From today until Sunday.
  case week
  /// From Monday until Sunday of the week to come.
  case nextWeek
  /// The next one, which may be today: 0 Monday … 6 Sunday.
  case weekday(Int)
  /// That of the week to come: 0 Monday … 6 Sunday.
  case nextWeekday(Int)
  /// The last before today: 0 Monday … 6 Sunday.
  case lastWeekday(Int)
  case date(CalendarDay)
  /// The next one, which may be today; with its weekday, 0 Monday … 6 Sunday, the next that is one.
  case anniversary(month: Int, day: Int, weekday: Int? = nil)
  /// The day so many days after the last of these, or before the first of them: Saturday is the one after Friday.
  indirect case beside(DayReference, by: Int)
  /// All days from the first until the last, which is the next such day from there on; the first alone if that is later.
  indirect case days(DayReference, to: DayReference)
  /// Hours of each of these days, counted from its midnight: 18..<30 is a night. Without a day they are those that pass
  /// or that come next.
  indirect case hours(Range<Int>, of: DayReference?)
  /// Hours of a clock without the half of the day, 3 of `at 3`: those that come next, or of today if that was said.
  case nextHours(Range<Int>, isToday: Bool)
  /// The hour in which so many minutes from now lie.
  case hour(afterMinutes: Int)

  /// Whether more than one day is named.
  public var isSeveral: Bool {
    switch self {
    case .days, .weekend, .nextWeekend, .lastWeekend, .week, .nextWeek: true
    default: false
    }
  }

  /// From 18:00 until 06:00; before 03:00 it is the night that is passing.
  public static let tonight = hours(18..<30, of: nil)
  public static let evening = hours(18..<24, of: nil)
}

/// The days that were meant, at one place.
public struct DaySpan: Sendable {
  /// The first and the last.
  public let days: ClosedRange<CalendarDay>
  /// Only these hours of each of the days that were named, counted from its midnight; `nil` for all. Of one day they are
  /// those that aren't over, if any is left.
  public let hours: Range<Int>?
  public let isTonight: Bool
  /// The days whose midnight the hours are counted from.
  private let named: ClosedRange<CalendarDay>
  private let clock: PlaceClock

  /// `nil` outside the years 1 to 9999.
  public init?(_ reference: DayReference, clock: PlaceClock, now: Date) {
    guard let today = clock.day(of: now), let hour = clock.hour(of: now) else { return nil }
    self.clock = clock
    isTonight = reference == .tonight
    var (hours, reference): (Range<Int>?, DayReference) = (nil, reference)
    switch reference {
    case .hours(let some, let day):
      // Early in the morning, nobody calls the rest of the night tonight.
      let isPassing = hour < (isTonight ? min(3, some.upperBound - 24) : some.upperBound - 24)
      reference = day ?? .after(isPassing ? -1 : hour < some.upperBound ? 0 : 1)
      // `tuesday noon` on a Tuesday afternoon is the next one.
      if day == .weekday(today.weekday), hour >= some.upperBound { reference = .after(7) }
      hours = some
    case .nextHours(let some, let isToday):
      let later = some.lowerBound + 12..<some.upperBound + 12
      let isLater = hour >= some.upperBound && (isToday || hour < later.upperBound)
      hours = isLater ? later : some
      reference = .after(hour < some.upperBound || isLater ? 0 : 1)
    case .hour(let minutes):
      let date = now.addingTimeInterval(Double(minutes) * 60)
      guard let day = clock.day(of: date), let hour = clock.hour(of: date) else { return nil }
      hours = hour..<hour + 1
      reference = .date(day)
    default: break
    }
    guard let named = Self.days(reference, from: today) else { return nil }
    self.named = named
    guard let some = hours else {
      self.hours = nil
      days = named
      return
    }
    let passed = (today.daysSince1970 - named.lowerBound.daysSince1970) * 24 + hour
    let isClipped = named.lowerBound == named.upperBound && some.contains(passed) && !isTonight
    let left = isClipped ? passed..<some.upperBound : some
    guard
      let first = CalendarDay(
        daysSince1970: named.lowerBound.daysSince1970 + (left.lowerBound >= 24 ? 1 : 0)),
      let last = CalendarDay(
        daysSince1970: named.upperBound.daysSince1970 + (left.upperBound > 24 ? 1 : 0))
    else { return nil }
    self.hours = left
    days = first...last
  }

  /// The day that the last of the hours begin on, for a heading: midnight is of the day that it begins.
  public var last: CalendarDay {
    hours.map { $0.lowerBound >= 24 } == true ? days.upperBound : named.upperBound
  }

  private static func days(
    _ reference: DayReference, from today: CalendarDay
  ) -> ClosedRange<CalendarDay>? {
    func coming(_ first: Int, _ last: Int? = nil) -> ClosedRange<CalendarDay>? {
      let (start, end) = (today.daysSince1970 + first, today.daysSince1970 + (last ?? first))
      return span(CalendarDay(daysSince1970: start), CalendarDay(daysSince1970: end))
    }
    func span(_ first: CalendarDay?, _ last: CalendarDay?) -> ClosedRange<CalendarDay>? {
      guard let first, let last, first <= last else { return nil }
      return first...last
    }
    switch reference {
    case .hours(_, let day): return days(day ?? .after(0), from: today)
    case .hour, .nextHours: return nil
    case .beside(let day, let step):
      return days(day, from: today).flatMap {
        days(.after(step), from: step < 0 ? $0.lowerBound : $0.upperBound)
      }
    case .days(let named, let last):
      guard let first = days(named, from: today)?.lowerBound else { return nil }
      // A weekday is the next one behind the first day: from Monday to Monday, until Sunday.
      if case .weekday = last, let next = CalendarDay(daysSince1970: first.daysSince1970 + 1) {
        return days(last, from: next).flatMap { span(first, $0.upperBound) }
      }
      // Tomorrow is counted from today, and so is what comes behind the first day then.
      let isCounted = if case .after = last { true } else { false }
      let counted = days(last, from: today)
      // Of `24-30 Nov` on the 29th, the rest is left.
      if case (.anniversary, .anniversary) = (named, last), let end = counted?.upperBound,
        end < first
      {
        return span(today, end)
      }
      let isBehind = counted.map { $0.upperBound >= first } == true
      return (isCounted || isBehind ? counted : days(last, from: first)).flatMap {
        span(first, max(first, $0.upperBound))
      }
    case .after(let count): return coming(count)
    case .weekend: return coming(max(0, 5 - today.weekday), 6 - today.weekday)
    case .nextWeekend: return coming(12 - today.weekday, 13 - today.weekday)
    case .lastWeekend: return coming(-2 - today.weekday, -1 - today.weekday)
    case .week: return coming(0, 6 - today.weekday)
    case .nextWeek: return coming(7 - today.weekday, 13 - today.weekday)
    case .weekday(let weekday): return coming(((weekday - today.weekday) % 7 + 7) % 7)
    case .nextWeekday(let weekday): return coming(7 - today.weekday + weekday)
    case .lastWeekday(let weekday): return coming(-1 - ((today.weekday - weekday) % 7 + 6) % 7)
    case .date(let date): return date...date
    case .anniversary(let month, let day, let weekday):
      let next = CalendarDay.each(day, of: month, on: weekday, from: today.year)
        .first { $0 >= today }
      return span(next, next)
    }
  }

  public func contains(_ date: Date) -> Bool {
    guard let (day, hour) = clock.dayAndHour(of: date) else { return false }
    func isNamed(_ day: Int) -> Bool {
      named.lowerBound.daysSince1970 <= day && day <= named.upperBound.daysSince1970
    }
    guard let hours else { return isNamed(day) }
    return hours.contains(hour) && isNamed(day) || hours.contains(hour + 24) && isNamed(day - 1)
  }

  /// Whether it is over by then.
  public func isBefore(_ date: Date) -> Bool {
    guard let (day, hour) = clock.dayAndHour(of: date) else { return false }
    let passed = (day - named.upperBound.daysSince1970) * 24 + hour
    return passed >= hours?.upperBound ?? 24
  }
}

extension Report {
  /// This report with the hours and days of the span alone.
  public func narrowed(to span: DaySpan) -> Report {
    var report = self
    report.hours = hours.filter { span.contains($0.time) }
    report.days = days.filter { span.days.contains($0.date) }
    return report
  }
}
