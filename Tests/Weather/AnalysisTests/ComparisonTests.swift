import Analysis
import Foundation
import Reports
import Testing

struct ComparisonTests {
  @Test func marksTheBestOfEach() throws {
    let marks = Comparison([
      try days([(10, 0.2, 3), (11, 0, 4)]), try days([(12, 1, 3), (8, 0, 9)]),
      try days([(2, 0, 3), (2, 0, 3)]),
    ]).marks
    #expect(marks == [[.warmest], [.wettest, .windiest], [.driest]])
  }

  /// Values are compared as they are shown.
  @Test func severalShareAMark() throws {
    let marks = Comparison([
      try days([(10.01, 0.01, 3)]), try days([(9.99, 0, 3)]), try days([(2, 1, 2)]),
    ]).marks
    #expect(
      marks == [[.warmest, .driest, .windiest], [.warmest, .driest, .windiest], [.wettest]])
  }

  /// Of three, the coldest nights are named, unless they are where the days are the warmest.
  @Test(arguments: [
    ([3.0, -4, -3], [[], [Comparison.Mark.coldest], [.warmest]]),
    ([3, 2, -3], [[], [], [.warmest]]),
  ])
  func theColdestHasTheLowestMinima(lows: [Double], marks: [[Comparison.Mark]]) throws {
    let places = try zip([8.0, 9, 20], lows).map { high, low in
      var day = try days([(high, 0, 2)])[0]
      day.temperatureMin = Temperature(low, .celsius)
      return [day]
    }
    #expect(Comparison(places).marks == marks)
    // Of two places, one is the warmer.
    #expect(Comparison(Array(places.prefix(2))).marks == [[], [.warmest]])
  }

  @Test func allAlikeHaveNone() throws {
    #expect(Comparison([try days([(1, 0, 2)]), try days([(1, 0, 2)])]).marks == [[], []])
    #expect(Comparison([]).marks == [])
    #expect(Comparison([[], []]).marks == [[], []])
  }

  @Test func whatIsNotKnownTakesNoPart() throws {
    let marks = Comparison([
      try days([(1, 0, 2), (1, nil, nil)]), try days([(1, 2, 2), (1, 2, 2)]),
      try days([(2, 3, 1), (2, 3, 1)]), try days([(30, 0, 30)]), [],
    ]).marks
    #expect(marks == [[], [.driest, .windiest], [.warmest], [], []])
  }

  private func days(_ values: [(Double?, Double?, Double?)]) throws -> [Day] {
    try values.enumerated().map { index, value in
      var day = Day(date: try #require(CalendarDay(year: 2026, month: 11, day: 20 + index)))
      day.temperatureMax = value.0.flatMap { Temperature($0, .celsius) }
      day.precipitation = value.1.flatMap { Precipitation($0, .millimeters) }
      day.windSpeed = value.2.flatMap { Speed($0, .metersPerSecond) }
      return day
    }
  }
}

struct DayDifferenceTests {
  private let dates = (0..<3).compactMap { CalendarDay(daysSince1970: 20_000 + $0) }

  private func forecast(_ days: [(low: Double?, high: Double?)]) -> ModelForecast {
    ModelForecast(
      model: .ecmwf, hours: [],
      days: zip(dates, days).map { Made.day($0, low: $1.low, high: $1.high) })
  }

  /// The larger difference counts; a day that only one model covers has none.
  @Test func takesTheLargerDifferenceOfLowsAndHighs() {
    let found = DayDifference.ofModels([
      forecast([(-4, 3), (0, 8), (1, 5)]), forecast([(-5, 7), (-3, 9)]),
      forecast([(-4, 5), (nil, nil)]),
    ]) { $0 }
    #expect(found.count == 2)
    #expect(found[dates[0]]?.degrees == 4)
    #expect(found[dates[1]]?.degrees == 3)
  }

  /// Lows that are shown as -13 and -7 differ by 6.
  @Test func differsInTheFiguresShown() {
    let found = DayDifference.ofModels([forecast([(-12.6, 0)]), forecast([(-7.4, 0)])]) {
      Temperature($0.in(.celsius).rounded(), .celsius) ?? $0
    }
    #expect(found[dates[0]]?.degrees == 6)
  }

  @Test(arguments: [(0.0, 3), (2.4, 3), (2.6, 2), (5.4, 2), (5.6, 1), (40, 1)])
  func hasThreeLevels(degrees: Double, level: Int) {
    let found = DayDifference.ofModels([forecast([(0, 0)]), forecast([(0, degrees)])]) { $0 }
    #expect(found[dates[0]]?.level == level)
  }

  /// With runs, the hour counts in which the middle 80 % spread most; the day in which they end doesn't count.
  @Test func takesTheWidestHourOfTheRuns() throws {
    let start = Date(timeIntervalSince1970: 20_000 * 86_400)
    var quantiles: [Date: Quantiles] = [:]
    for hour in 0..<60 {
      let spread = hour == 30 ? 12.0 : 2
      quantiles[start + Double(hour) * 3600] = Quantiles([0, spread / 2, spread])
    }
    let found = DayDifference.ofRuns(quantiles) { time in
      CalendarDay(daysSince1970: Int(time.timeIntervalSince1970 / 86_400))
    }
    #expect(found.count == 2)
    // Nine tenths and one tenth of three values, by linear interpolation.
    #expect(abs((found[dates[0]]?.degrees ?? 0) - 1.6) < 1e-9)
    #expect(abs((found[dates[1]]?.degrees ?? 0) - 9.6) < 1e-9)
  }
}
