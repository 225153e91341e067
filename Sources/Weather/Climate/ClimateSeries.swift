public import Reports

/// The lowest and highest temperature and the precipitation of each day at a place, one day after the other, with gaps.
///
/// Temperatures are in °C, precipitation in mm. `NaN` stands for an unknown value. Columns and not days, for a rank
/// looks at few of 28,000.
public struct ClimateSeries: Sendable {
  /// 1 January 1950, in days since 1970.
  public static let firstDay = -7305

  /// The first day, in days since 1970.
  public let start: Int
  public private(set) var lows: [Double]
  public private(set) var highs: [Double]
  public private(set) var precipitation: [Double]

  /// Columns of different lengths are cut to the shortest. A temperature or an amount that cannot occur on Earth
  /// becomes a gap, and so do both temperatures of a day whose lowest is above its highest.
  public init(
    start: Int, lows: [Double] = [], highs: [Double] = [], precipitation: [Double] = []
  ) {
    let count = min(lows.count, highs.count, precipitation.count)
    self.start = start
    self.lows = Array(lows.prefix(count))
    self.highs = Array(highs.prefix(count))
    self.precipitation = Array(precipitation.prefix(count))
    for index in 0..<count {
      if !TemperatureUnit.plausible.contains(self.lows[index]) { self.lows[index] = .nan }
      if !TemperatureUnit.plausible.contains(self.highs[index]) { self.highs[index] = .nan }
      if self.lows[index] > self.highs[index] {
        (self.lows[index], self.highs[index]) = (.nan, .nan)
      }
      if !(0...Self.mostOfDay).contains(self.precipitation[index]) {
        self.precipitation[index] = .nan
      }
    }
  }

  /// The wettest day measured had 1,825 mm (WMO weather extremes archive).
  private static let mostOfDay = 2000.0

  public var count: Int { lows.count }

  /// The day after the last one, in days since 1970.
  var end: Int { start + count }

  /// The first and the last day of which anything is known.
  public var known: ClosedRange<CalendarDay>? {
    guard let first = lows.indices.first(where: isKnown),
      let last = lows.indices.last(where: isKnown),
      let from = CalendarDay(daysSince1970: start + first),
      let to = CalendarDay(daysSince1970: start + last)
    else { return nil }
    return from...to
  }

  /// The days between these of which a temperature is missing.
  public var gaps: Int {
    known.map { known in
      (known.lowerBound.daysSince1970...known.upperBound.daysSince1970).count { mean($0) == nil }
    } ?? 0
  }

  /// The known values of a day; `nil` if there are none.
  public func day(_ date: CalendarDay) -> Day? {
    guard let index = index(date.daysSince1970), isKnown(index) else { return nil }
    var day = Day(date: date)
    day.temperatureMin = Temperature(lows[index], .celsius)
    day.temperatureMax = Temperature(highs[index], .celsius)
    day.precipitation = Precipitation(precipitation[index], .millimeters)
    return day
  }

  /// The series with days added or replaced; a known value is only replaced by a known one. Days between are gaps.
  public func adding(_ other: ClimateSeries) -> ClimateSeries {
    guard other.count > 0 else { return self }
    guard count > 0 else { return other }
    let first = min(start, other.start)
    let count = max(end, other.end) - first
    func merged(_ path: KeyPath<ClimateSeries, [Double]>) -> [Double] {
      var all = [Double](repeating: .nan, count: count)
      all.replaceSubrange((start - first)..<(end - first), with: self[keyPath: path])
      for (index, value) in other[keyPath: path].enumerated() where !value.isNaN {
        all[other.start - first + index] = value
      }
      return all
    }
    return ClimateSeries(
      start: first, lows: merged(\.lows), highs: merged(\.highs),
      precipitation: merged(\.precipitation))
  }

  /// Half of the sum of a day's lowest and highest temperature, as the World Meteorological Organization has the mean
  /// of a day (WMO-No. 1203, 2017); `nil` in a gap.
  func mean(_ day: Int) -> Double? {
    guard let index = index(day) else { return nil }
    let mean = (lows[index] + highs[index]) / 2
    return mean.isNaN ? nil : mean
  }

  func low(_ day: Int) -> Double? { value(lows, day) }

  func high(_ day: Int) -> Double? { value(highs, day) }

  func amount(_ day: Int) -> Double? { value(precipitation, day) }

  private func value(_ column: [Double], _ day: Int) -> Double? {
    index(day).flatMap { column[$0].isNaN ? nil : column[$0] }
  }

  private func index(_ day: Int) -> Int? {
    day >= start && day < end ? day - start : nil
  }

  private func isKnown(_ index: Int) -> Bool {
    !lows[index].isNaN || !highs[index].isNaN || !precipitation[index].isNaN
  }
}
