import Climate
public import CommandKit
public import WeatherModels

/// The actions about the past of a place.
public nonisolated enum HistoryAction: Hashable, Sendable {
  case records
  /// Writes all records to a file.
  case export(path: String)
  case edit(ListEdit)
  case turn(PageTurn)
  /// The accuracy of forecasts, with all statistics if `isWhole`.
  case accuracy(isWhole: Bool)
  case past(PastPeriod)
  /// The normal of a date. With `completes`, days since 1950 that aren't saved are requested.
  case normal(completes: Bool, on: DayReference? = nil)
}

/// A day of the past, and what was recorded of it here.
nonisolated struct PastDay: Hashable, Sendable {
  var day: Day
  var recorded: RecordedDay?
}

/// The temperatures recorded in one day.
nonisolated struct RecordedDay: Hashable, Sendable {
  var count: Int
  var low: Temperature
  var high: Temperature
}

/// One date over several years.
///
/// The mean temperature of a day is that of its lowest and highest, as the World Meteorological Organization defines it
/// for climate normals (WMO-No. 1203, Guidelines on the Calculation of Climate Normals, 2017).
nonisolated struct Normal: Hashable, Sendable {
  /// The known years' days, by date.
  let days: [Day]

  /// `nil` when no day has temperatures.
  init?(_ days: [Day]) {
    self.days = days.filter { $0.mean != nil }
    guard !self.days.isEmpty else { return nil }
  }

  /// In °C.
  var mean: Double { days.compactMap(\.mean).reduce(0, +) / Double(days.count) }

  var coldest: (temperature: Temperature, year: Int)? {
    days.compactMap { day in day.temperatureMin.map { ($0, day.date.year) } }.min { $0.0 < $1.0 }
  }

  var warmest: (temperature: Temperature, year: Int)? {
    days.compactMap { day in day.temperatureMax.map { ($0, day.date.year) } }.max { $0.0 < $1.0 }
  }

  /// The difference of a day from the mean, in °C; positive where it is warmer.
  func difference(of day: Day) -> Double? { day.mean.map { $0 - mean } }

  /// A date in the ten years before, as far as they are over; where a year has no 29 February, its 28th.
  static func dates(for date: CalendarDay, before today: CalendarDay) -> [CalendarDay] {
    let last = min(date.year - 1, today.year)
    let before = (0...10).compactMap { years in
      CalendarDay(daysSince1970: date.inYear(last - years))
    }
    return before.filter { $0 < today }.prefix(10).reversed()
  }
}

extension Day {
  /// Half of the sum of the lowest and the highest temperature, in °C.
  nonisolated var mean: Double? {
    guard let low = temperatureMin, let high = temperatureMax else { return nil }
    return (low.in(.celsius) + high.in(.celsius)) / 2
  }
}
