public import Reports

/// A day of a year against the same day of 1991–2020 and seven days before and after; in °C.
public struct DayOfCurve: Hashable, Sendable {
  public var date: CalendarDay
  /// The mean of this day itself; `nil` if it isn't known.
  public var mean: Double?
  public var normal: Double?
  /// The means of eight days of ten lie between these.
  public var usual: ClosedRange<Double>?
}

extension ClimateSeries {
  /// Every day of a year, those of this year up to today.
  public func curve(of year: Int, until today: CalendarDay) -> [DayOfCurve] {
    guard let first = CalendarDay(year: year, month: 1, day: 1)?.daysSince1970,
      let end = CalendarDay(year: year + 1, month: 1, day: 1)?.daysSince1970
    else { return [] }
    return (first..<end).compactMap { day in
      guard let date = CalendarDay(daysSince1970: day) else { return nil }
      let means = referenceDays(around: date).compactMap(mean).sorted()
      return DayOfCurve(
        date: date, mean: date <= today ? mean(day) : nil, normal: means.mean,
        usual: Quantile.eightInTen(of: means))
    }
  }
}
