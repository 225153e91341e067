public import Reports

/// The mean temperature that a calendar day has at a place.
public struct NormalMean: Hashable, Sendable {
  /// In °C.
  public let mean: Double
  public let years: ClosedRange<Int>

  public init(mean: Double, years: ClosedRange<Int>) {
    (self.mean, self.years) = (mean, years)
  }

  /// The difference of a day from it, in °C; positive where the day is warmer.
  public func difference(of day: Day) -> Double? { day.mean.map { $0 - mean } }
}

/// One date over several years.
///
/// The mean temperature of a day is that of its lowest and highest, as the World Meteorological Organization defines it
/// for climate normals (WMO-No. 1203, Guidelines on the Calculation of Climate Normals, 2017).
public struct TenYears: Hashable, Sendable {
  /// The known years' days, by date.
  public let days: [Day]

  /// `nil` when no day has temperatures.
  public init?(_ days: [Day]) {
    self.days = days.filter { $0.mean != nil }.sorted { $0.date < $1.date }
    guard !self.days.isEmpty else { return nil }
  }

  public var years: ClosedRange<Int> { days[0].date.year...days[days.count - 1].date.year }

  public var normal: NormalMean {
    NormalMean(mean: days.compactMap(\.mean).reduce(0, +) / Double(days.count), years: years)
  }

  public var coldest: (temperature: Temperature, year: Int)? {
    days.compactMap { day in day.temperatureMin.map { ($0, day.date.year) } }.min { $0.0 < $1.0 }
  }

  public var warmest: (temperature: Temperature, year: Int)? {
    days.compactMap { day in day.temperatureMax.map { ($0, day.date.year) } }.max { $0.0 < $1.0 }
  }

  /// A date in the ten years before, as far as they are over; where a year has no 29 February, its 28th.
  public static func dates(for date: CalendarDay, before today: CalendarDay) -> [CalendarDay] {
    let last = min(date.year - 1, today.year)
    let before = (0...10).compactMap { years in
      CalendarDay(daysSince1970: date.inYear(last - years))
    }
    return before.filter { $0 < today }.prefix(10).reversed()
  }
}

extension Day {
  /// Half of the sum of the lowest and the highest temperature, in °C.
  public var mean: Double? {
    guard let low = temperatureMin, let high = temperatureMax else { return nil }
    return (low.in(.celsius) + high.in(.celsius)) / 2
  }
}
