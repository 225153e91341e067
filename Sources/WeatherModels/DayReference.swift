public import Foundation

/// A day or several as a person names them; which they are depends on the present day at a place.
public enum DayReference: Hashable, Sendable {
  /// From 18:00 until 06:00; before 06:00 it is the night that is ending.
  case tonight
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
  /// The first after today: 0 Monday … 6 Sunday.
  case nextWeekday(Int)
  /// The last before today: 0 Monday … 6 Sunday.
  case lastWeekday(Int)
  case date(CalendarDay)
  /// The next one, which may be today.
  case anniversary(month: Int, day: Int)
}

/// The days that were meant, at one place.
public struct DaySpan: Sendable {
  /// The first and the last.
  public let days: ClosedRange<CalendarDay>
  /// Only the hours from 18:00 of the first until 06:00 of the last.
  public let isNight: Bool
  private let clock: PlaceClock

  /// `nil` outside the years 1 to 9999.
  public init?(_ reference: DayReference, clock: PlaceClock, now: Date) {
    guard let today = clock.day(of: now), let time = clock.time(of: now) else { return nil }
    self.clock = clock
    func after(_ count: Int) -> CalendarDay? {
      CalendarDay(daysSince1970: today.daysSince1970 + count)
    }
    func span(_ first: CalendarDay?, _ last: CalendarDay?) -> ClosedRange<CalendarDay>? {
      guard let first, let last, first <= last else { return nil }
      return first...last
    }
    isNight = reference == .tonight
    let days: ClosedRange<CalendarDay>?
    switch reference {
    case .tonight: days = time < Self.morning ? span(after(-1), today) : span(today, after(1))
    case .after(let count): days = span(after(count), after(count))
    case .weekend: days = span(after(max(0, 5 - today.weekday)), after(6 - today.weekday))
    case .nextWeekend: days = span(after(12 - today.weekday), after(13 - today.weekday))
    case .lastWeekend: days = span(after(-2 - today.weekday), after(-1 - today.weekday))
    case .week: days = span(today, after(6 - today.weekday))
    case .nextWeek: days = span(after(7 - today.weekday), after(13 - today.weekday))
    case .weekday(let weekday):
      let count = ((weekday - today.weekday) % 7 + 7) % 7
      days = span(after(count), after(count))
    case .nextWeekday(let weekday):
      let count = ((weekday - today.weekday) % 7 + 6) % 7 + 1
      days = span(after(count), after(count))
    case .lastWeekday(let weekday):
      let count = ((today.weekday - weekday) % 7 + 6) % 7 + 1
      days = span(after(-count), after(-count))
    case .date(let date): days = date...date
    case .anniversary(let month, let day):
      // From one 29 February to the next it may be eight years.
      let next = (0...8).lazy
        .compactMap { CalendarDay(year: today.year + $0, month: month, day: day) }
        .first { $0 >= today }
      days = span(next, next)
    }
    guard let days else { return nil }
    self.days = days
  }

  public func contains(_ date: Date) -> Bool {
    guard let day = clock.day(of: date), days.contains(day) else { return false }
    guard isNight, let time = clock.time(of: date) else { return !isNight }
    return day == days.lowerBound ? time >= Self.evening : time < Self.morning
  }

  /// Whether it is over by then.
  public func isBefore(_ date: Date) -> Bool {
    guard let day = clock.day(of: date) else { return false }
    return day >= days.upperBound && !contains(date)
  }

  private static let evening = "18:00"
  private static let morning = "06:00"
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
