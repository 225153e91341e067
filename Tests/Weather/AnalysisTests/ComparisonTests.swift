import Analysis
import Reports
import Testing

struct ComparisonTests {
  @Test func marksTheBestOfEach() throws {
    let marks = Comparison([
      try days([(10, 0.2, 3), (11, 0, 4)]), try days([(12, 1, 3), (8, 0, 9)]),
      try days([(2, 0, 3), (2, 0, 3)]),
    ]).marks
    #expect(marks == [[.warmest], [.windiest], [.driest]])
  }

  /// Values are compared to tenths, as they are shown.
  @Test func severalShareAMark() throws {
    let marks = Comparison([
      try days([(10.01, 0.01, 3)]), try days([(9.99, 0, 3)]), try days([(2, 1, 2)]),
    ]).marks
    #expect(marks == [[.warmest, .driest, .windiest], [.warmest, .driest, .windiest], []])
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
