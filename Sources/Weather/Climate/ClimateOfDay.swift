public import Reports

/// A calendar day at a place, compared with the same day of other years.
public struct ClimateOfDay: Hashable, Sendable {
  /// A temperature, in °C, and the year that had it.
  public struct Extreme: Hashable, Sendable {
    public let year: Int
    public let value: Double
  }

  /// Means over 1991–2020 and seven days before and after, in °C: of the days' means, lowest and highest.
  public let mean: Double?
  public let low: Double?
  public let high: Double?
  /// The means of eight days of ten lie between these, in the same years and days; in °C.
  public let usual: ClosedRange<Double>?
  /// The rank of today's mean among this day's in all years, from the warmest; equal means share the better rank.
  public let rank: Int?
  /// The number of other years with exactly today's mean.
  public let ties: Int
  /// The years of which this day is known, today's included.
  public let count: Int
  /// The share, in percent, of the days of 1991–2020 that were colder than today; equal ones count half.
  public let percentile: Double?
  /// The warmest mean of this day; of equal ones, the earlier year's.
  public let warmest: Extreme?
  public let coldest: Extreme?

  /// The years of the means (WMO-No. 1203: the normals in use since 2021).
  public static let reference = 1991...2020
  /// The days before and after a calendar day that count with it.
  public static let window = 7
}

extension ClimateSeries {
  /// The climate of the day beside today's mean temperature, in °C; without it there is no rank.
  ///
  /// Ranks and extremes have one value a year: of 29 February that of the 28th in years without. Years from today's
  /// on are left out of the series.
  public func climate(of today: CalendarDay, mean todaysMean: Double?) -> ClimateOfDay {
    var values = years.filter { $0 < today.year }.compactMap { year in
      mean(today.inYear(year)).map { ClimateOfDay.Extreme(year: year, value: $0) }
    }
    let todays = todaysMean.flatMap { $0.isFinite ? $0 : nil }
    if let todays { values.append(.init(year: today.year, value: todays)) }
    let days = referenceDays(around: today)
    let means = days.compactMap(mean).sorted()
    let before = values.dropLast(todays == nil ? 0 : 1)
    return ClimateOfDay(
      mean: means.mean, low: days.compactMap(low).mean, high: days.compactMap(high).mean,
      usual: Quantile.eightInTen(of: means),
      rank: todays.map { today in 1 + before.count { $0.value.isAbove(today) } },
      ties: todays.map { today in before.count { $0.value.isSame(as: today) } } ?? 0,
      count: values.count,
      percentile: todays.flatMap { today in
        guard !means.isEmpty else { return nil }
        let colder = Double(means.count { today.isAbove($0) })
        let same = Double(means.count { $0.isSame(as: today) })
        return (colder + same / 2) / Double(means.count) * 100
      },
      warmest: values.max { $0.value < $1.value || $0.value == $1.value && $0.year > $1.year },
      coldest: values.min { $0.value < $1.value || $0.value == $1.value && $0.year < $1.year })
  }

  /// The mean over 1991–2020; `nil` if no days of these years are known.
  public func normal(of day: CalendarDay) -> NormalMean? {
    referenceDays(around: day).compactMap(mean).mean.map {
      NormalMean(mean: $0, years: ClimateOfDay.reference)
    }
  }

  /// The days from seven before to seven after a calendar day in 1991–2020.
  func referenceDays(around today: CalendarDay) -> [Int] {
    ClimateOfDay.reference.flatMap { year in
      let day = today.inYear(year)
      return (day - ClimateOfDay.window)...(day + ClimateOfDay.window)
    }
  }

  /// The years that it touches.
  var years: ClosedRange<Int> {
    let first = CalendarDay(daysSince1970: start)?.year ?? 1
    let last = CalendarDay(daysSince1970: max(start, end - 1))?.year ?? first
    return first...max(first, last)
  }
}

extension CalendarDay {
  /// This calendar day in another year, in days since 1970; of 29 February the 28th where there is none.
  public func inYear(_ year: Int) -> Int {
    (CalendarDay(year: year, month: month, day: day)
      ?? CalendarDay(year: year, month: month, day: day - 1))?.daysSince1970 ?? .min / 2
  }
}

extension Double {
  /// Finer than any service tells temperatures: the halves of sums that were read from text differ by less.
  private static let finest = 0.000_001

  fileprivate func isSame(as other: Double) -> Bool { abs(self - other) < Self.finest }

  fileprivate func isAbove(_ other: Double) -> Bool { self - other >= Self.finest }
}

extension [Double] {
  /// `nil` for none.
  var mean: Double? { isEmpty ? nil : reduce(0, +) / Double(count) }
}
