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
  /// The first after today: 0 Monday … 6 Sunday.
  case nextWeekday(Int)
  /// The last before today: 0 Monday … 6 Sunday.
  case lastWeekday(Int)
  case date(CalendarDay)
  /// The next one, which may be today.
  case anniversary(month: Int, day: Int)
  /// Hours of each of these days, counted from its midnight: 18..<30 is a night. Without a day they are those that pass
  /// or that come next.
  indirect case hours(Range<Int>, of: DayReference?)
  /// The hour that is so many hours from now.
  case hour(after: Int)

  /// From 18:00 until 06:00; before 06:00 it is the night that is ending.
  public static let tonight = hours(18..<30, of: nil)
  public static let evening = hours(18..<24, of: nil)
}

/// The days that were meant, at one place.
public struct DaySpan: Sendable {
  /// The first and the last.
  public let days: ClosedRange<CalendarDay>
  /// Only these hours of each day, counted from its midnight; `nil` for all.
  public let hours: Range<Int>?
  /// The last of the days that were meant: hours from 24 on are of the next one.
  public let last: CalendarDay
  public let isTonight: Bool
  private let clock: PlaceClock

  /// `nil` outside the years 1 to 9999.
  public init?(_ reference: DayReference, clock: PlaceClock, now: Date) {
    guard let today = clock.day(of: now), let hour = clock.hour(of: now) else { return nil }
    self.clock = clock
    isTonight = reference == .tonight
    var reference = reference
    switch reference {
    case .hours(let hours, let day):
      self.hours = hours
      let isPassing = hour < hours.upperBound - 24
      reference = day ?? .after(isPassing ? -1 : hour < hours.upperBound ? 0 : 1)
    case .hour(let count):
      let date = now.addingTimeInterval(Double(count) * 3600)
      guard let day = clock.day(of: date), let hour = clock.hour(of: date) else { return nil }
      hours = hour..<hour + 1
      reference = .date(day)
    default: hours = nil
    }
    guard let days = Self.days(reference, from: today),
      let end = CalendarDay(
        daysSince1970: days.upperBound.daysSince1970
          + (hours.map { $0.upperBound > 24 } == true ? 1 : 0))
    else { return nil }
    self.days = days.lowerBound...end
    last = days.upperBound
  }

  private static func days(
    _ reference: DayReference, from today: CalendarDay
  ) -> ClosedRange<CalendarDay>? {
    func after(_ count: Int) -> CalendarDay? {
      CalendarDay(daysSince1970: today.daysSince1970 + count)
    }
    func span(_ first: CalendarDay?, _ last: CalendarDay?) -> ClosedRange<CalendarDay>? {
      guard let first, let last, first <= last else { return nil }
      return first...last
    }
    switch reference {
    case .hours(_, let day): return days(day ?? .after(0), from: today)
    case .hour: return nil
    case .after(let count): return span(after(count), after(count))
    case .weekend: return span(after(max(0, 5 - today.weekday)), after(6 - today.weekday))
    case .nextWeekend: return span(after(12 - today.weekday), after(13 - today.weekday))
    case .lastWeekend: return span(after(-2 - today.weekday), after(-1 - today.weekday))
    case .week: return span(today, after(6 - today.weekday))
    case .nextWeek: return span(after(7 - today.weekday), after(13 - today.weekday))
    case .weekday(let weekday):
      let count = ((weekday - today.weekday) % 7 + 7) % 7
      return span(after(count), after(count))
    case .nextWeekday(let weekday):
      let count = ((weekday - today.weekday) % 7 + 6) % 7 + 1
      return span(after(count), after(count))
    case .lastWeekday(let weekday):
      let count = ((today.weekday - weekday) % 7 + 6) % 7 + 1
      return span(after(-count), after(-count))
    case .date(let date): return date...date
    case .anniversary(let month, let day):
      // From one 29 February to the next it may be eight years.
      let next = (0...8).lazy
        .compactMap { CalendarDay(year: today.year + $0, month: month, day: day) }
        .first { $0 >= today }
      return span(next, next)
    }
  }

  public func contains(_ date: Date) -> Bool {
    guard let day = clock.day(of: date), let hour = clock.hour(of: date) else { return false }
    guard let hours else { return days.contains(day) }
    return hours.contains(hour) && days.contains(day) && day <= last
      || hours.contains(hour + 24) && days.contains(day) && day > days.lowerBound
  }

  /// Whether it is over by then.
  public func isBefore(_ date: Date) -> Bool {
    guard let day = clock.day(of: date), let hour = clock.hour(of: date) else { return false }
    return (day.daysSince1970 - last.daysSince1970) * 24 + hour >= hours?.upperBound ?? 24
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
