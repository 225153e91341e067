public import Reports

// What typed words make of days.
extension DayReference {
  /// Friday of Saturday; `nil` for several days.
  var dayBefore: DayReference? {
    switch self {
    case .after(let count): .after(count - 1)
    case .weekday(let day): .weekday((day + 6) % 7)
    case .date(let date): CalendarDay(daysSince1970: date.daysSince1970 - 1).map { .date($0) }
    default: nil
    }
  }

  /// As many hours as there are in all of its days.
  package var hours: Int {
    switch self {
    case .hour: 1
    case .nextHours(let hours, _): hours.count
    case .hours(let hours, let day): hours.count * (day.map { $0.hours / 24 } ?? 1)
    case .weekend, .nextWeekend, .lastWeekend: 48
    case .week, .nextWeek: 7 * 24
    case .days(.weekday(let first), to: .weekday(let last)):
      (first == last ? 8 : (last + 7 - first) % 7 + 1) * 24
    case .days(.after(let first), to: .after(let last)): (last - first + 1) * 24
    case .days: 48
    default: 24
    }
  }

  /// Whether some hours are meant, and no whole day.
  package var isHours: Bool {
    switch self {
    case .hours, .nextHours, .hour: true
    default: false
    }
  }

  /// Whether it says of which day it is.
  package var hasDay: Bool {
    switch self {
    case .hours(_, of: nil), .nextHours(_, isToday: false): false
    default: true
    }
  }

  /// The word that a saved line keeps for a day that comes again each week; `nil` for any other.
  public var weekdayWord: String? {
    guard case .weekday(let day) = self else { return nil }
    return ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"][day]
  }

  func follows(_ other: DayReference) -> Bool {
    switch (other, self) {
    case (.after(let first), .after(let second)): second == first + 1
    case (.weekday(let first), .weekday(let second)): second == (first + 1) % 7
    default: false
    }
  }
}
