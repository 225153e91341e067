public import Reports

/// A sum over days, as far as they are known.
public struct ClimateSum: Hashable, Sendable {
  public var value: Double
  /// The last day in it.
  public var through: CalendarDay
  /// Days within it of which nothing is known.
  public var missing: Int
}

/// The number of such days this year, and in a usual year.
public struct DayCount: Hashable, Sendable {
  /// The mean of a whole year, 1991–2020.
  public var usual: Double
  /// This year's, up to the last known day.
  public var thisYear: Int
}

/// The precipitation of a month, in mm.
public struct MonthRain: Hashable, Sendable {
  public var month: Int
  var year: Int
  /// Up to the last known day.
  public var sum: ClimateSum
  /// The means of 1991–2020 up to the same day, and of the whole month.
  public var usualSoFar: Double
  public var usual: Double
  /// The month is over, and its last day known.
  public var isWhole: Bool
}

extension ClimateSeries {
  /// Growing degree days above 10 °C since 1 January, in the south since 1 July: of each day, by how many degrees its
  /// mean is above (the method of means: G. S. McMaster and W. W. Wilhelm, "Growing degree-days: one equation, two
  /// interpretations", Agricultural and Forest Meteorology 87, 1997, method 1). `nil` before the first known day.
  public func growingDegreeDays(on today: CalendarDay, isSouth: Bool) -> ClimateSum? {
    sum(from: isSouth ? 7 : 1, to: today) { day in mean(day).map { max(0, $0 - 10) } }
  }

  /// Heating degree days below 18 °C since 1 July, in the south since 1 January: of each day, by how many degrees its
  /// mean is below.
  public func heatingDegreeDays(on today: CalendarDay, isSouth: Bool) -> ClimateSum? {
    sum(from: isSouth ? 1 : 7, to: today) { day in mean(day).map { max(0, 18 - $0) } }
  }

  /// Days with a highest temperature above this many °C; `nil` if no year of 1991–2020 is known well enough.
  public func days(above limit: Double, on today: CalendarDay) -> DayCount? {
    count(today) { day in high(day).map { $0 > limit } }
  }

  /// Days with a lowest temperature below this many °C.
  public func days(below limit: Double, on today: CalendarDay) -> DayCount? {
    count(today) { day in low(day).map { $0 < limit } }
  }

  /// The precipitation in the month of the last known day before today.
  public func monthRain(on today: CalendarDay) -> MonthRain? {
    var last = min(today.daysSince1970, end) - 1
    while last >= start, amount(last) == nil { last -= 1 }
    guard last >= start, let date = CalendarDay(daysSince1970: last) else { return nil }
    let first = last - date.day + 1
    let known = (first...last).compactMap(amount)
    var (soFar, whole): ([Double], [Double]) = ([], [])
    for year in ClimateOfDay.reference {
      guard let first = CalendarDay(year: year, month: date.month, day: 1)?.daysSince1970 else {
        continue
      }
      let length = CalendarDay.length(ofMonth: date.month, in: year)
      let days = (first..<first + length).map(amount)
      guard days.count(where: { $0 == nil }) * 10 <= days.count else { continue }
      soFar.append(days.prefix(date.day).reduce(0) { $0 + ($1 ?? 0) })
      whole.append(days.reduce(0) { $0 + ($1 ?? 0) })
    }
    guard let usualSoFar = soFar.mean, let usual = whole.mean else { return nil }
    // The whole month is over.
    let isWhole = date.day == CalendarDay.length(ofMonth: date.month, in: date.year)
    return MonthRain(
      month: date.month, year: date.year,
      sum: ClimateSum(
        value: known.reduce(0, +), through: date, missing: last - first + 1 - known.count),
      usualSoFar: isWhole ? usual : usualSoFar, usual: usual, isWhole: isWhole)
  }

  private func sum(
    from month: Int, to today: CalendarDay, _ value: (Int) -> Double?
  ) -> ClimateSum? {
    let year = today.month >= month ? today.year : today.year - 1
    guard let first = CalendarDay(year: year, month: month, day: 1)?.daysSince1970 else {
      return nil
    }
    var last = min(today.daysSince1970, end) - 1
    while last >= first, value(last) == nil { last -= 1 }
    // In the first days of a season the archive has none of it yet.
    let isYoung = known != nil && today.daysSince1970 - first <= ClimateRequest.delay
    if isYoung { last = max(last, first - 1) }
    guard last >= first || isYoung, let through = CalendarDay(daysSince1970: last) else {
      return nil
    }
    let values = (first..<last + 1).compactMap(value)
    return ClimateSum(
      value: values.reduce(0, +), through: through, missing: last - first + 1 - values.count)
  }

  /// A year with fewer known days of ten than nine does not count.
  private func count(_ today: CalendarDay, _ isSo: (Int) -> Bool?) -> DayCount? {
    func days(of year: Int) -> [Bool]? {
      guard let first = CalendarDay(year: year, month: 1, day: 1)?.daysSince1970,
        let end = CalendarDay(year: year + 1, month: 1, day: 1)?.daysSince1970
      else { return nil }
      let known = (first..<min(end, max(first, today.daysSince1970))).compactMap(isSo)
      return year == today.year || known.count * 10 >= (end - first) * 9 ? known : nil
    }
    let usual = ClimateOfDay.reference.compactMap { year in
      days(of: year).map { Double($0.count { $0 }) }
    }.mean
    return usual.map { usual in
      DayCount(usual: usual, thisYear: days(of: today.year)?.count { $0 } ?? 0)
    }
  }
}
