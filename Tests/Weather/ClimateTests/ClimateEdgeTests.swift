import Reports
import Testing

@testable import Climate

/// Edges of ranks, frosts and sums: ties, leap days, gaps, and series that are short or empty.
@Suite struct ClimateEdgeTests {
  private func day(_ text: String) throws -> CalendarDay { try #require(CalendarDay(text)) }

  /// Days of 1950–2026 with the same temperatures, but those of some dates.
  private func series(_ values: [String: Double], usual: Double = 5) throws -> ClimateSeries {
    let count = try day("2026-11-19").daysSince1970 - ClimateSeries.firstDay
    var lows = [Double](repeating: usual - 2, count: count)
    var highs = [Double](repeating: usual + 2, count: count)
    for (date, value) in values {
      let index = try day(date).daysSince1970 - ClimateSeries.firstDay
      (lows[index], highs[index]) = (value - 1, value + 1)
    }
    return ClimateSeries(
      start: ClimateSeries.firstDay, lows: lows, highs: highs,
      precipitation: Array(repeating: 1, count: count))
  }

  @Test func equalYearsShareTheBetterRank() throws {
    let series = try series(["1963-11-23": 14, "1990-11-23": 12, "2001-11-23": 12])
    let climate = series.climate(of: try day("2026-11-23"), mean: 12)
    #expect(climate.rank == 2)
    #expect(climate.ties == 2)
    #expect(climate.count == 77)
    #expect(climate.warmest == .init(year: 1963, value: 14))
    // The first of all that have the same.
    #expect(climate.coldest == .init(year: 1950, value: 5))
  }

  @Test func todayMayBeTheRecord() throws {
    let climate = try series([:]).climate(of: try day("2026-11-23"), mean: 20)
    #expect(climate.rank == 1)
    #expect(climate.warmest == .init(year: 2026, value: 20))
    #expect(climate.percentile == 100)
  }

  @Test func withoutAForecastThereIsNoRank() throws {
    let climate = try series(["1963-11-23": 14]).climate(of: try day("2026-11-23"), mean: nil)
    #expect(climate.rank == nil)
    #expect(climate.percentile == nil)
    #expect(climate.count == 76)
    #expect(climate.mean == 5)
    #expect(climate.warmest?.year == 1963)
  }

  @Test func aLeapDayCountsTheDayBeforeWhereThereIsNone() throws {
    let series = try series(["1951-02-28": 9, "1952-02-28": 11, "1952-02-29": 8])
    let climate = series.climate(of: try day("2024-02-29"), mean: 6)
    #expect(climate.count == 75)
    #expect(climate.rank == 3)
    #expect(climate.warmest == .init(year: 1951, value: 9))
  }

  @Test func yearsWithoutValuesDoNotCount() throws {
    let whole = try series([:])
    let gap = try day("1970-01-01").daysSince1970 - ClimateSeries.firstDay
    let lows = whole.lows.enumerated().map { $0.offset < gap ? Double.nan : $0.element }
    let series = ClimateSeries(
      start: whole.start, lows: lows, highs: whole.highs, precipitation: whole.precipitation)
    let climate = series.climate(of: try day("2026-11-23"), mean: 7)
    #expect(climate.count == 57)
    #expect(series.gaps == gap)
  }

  @Test func anEmptySeriesKnowsNothing() throws {
    let series = ClimateSeries(start: ClimateSeries.firstDay)
    let today = try day("2026-11-23")
    let climate = series.climate(of: today, mean: 7)
    #expect(climate.mean == nil && climate.usual == nil && climate.percentile == nil)
    #expect(climate.rank == 1 && climate.count == 1)
    #expect(series.known == nil)
    #expect(series.frosts(isSouth: false) == Frosts())
    #expect(series.growingDegreeDays(on: today, isSouth: false) == nil)
    #expect(series.monthRain(on: today) == nil)
    #expect(series.days(above: 30, on: today) == nil)
  }

  @Test func whatCannotBeIsAGap() {
    let series = ClimateSeries(
      start: 0, lows: [-999, 5, .infinity, 1], highs: [3, 4, 9, 2],
      precipitation: [-1, 2, 9999, .nan])
    #expect(series.lows.map(\.isNaN) == [true, true, true, false])
    #expect(series.highs.map(\.isNaN) == [false, true, false, false])
    #expect(series.precipitation.map(\.isNaN) == [true, false, true, true])
  }

  @Test func wherePlacesHaveNoFrostThereIsNoDate() throws {
    #expect(try series([:], usual: 20).frosts(isSouth: false) == Frosts())
  }

  @Test func sumsTellTheirGaps() throws {
    let today = try day("2026-11-23")
    let growing = try #require(
      try series([:], usual: 12).growingDegreeDays(on: today, isSouth: false))
    #expect(growing.value == 644)
    #expect(growing.missing == 0)
    #expect(growing.through.description == "2026-11-18")
    let rain = try #require(try series([:]).monthRain(on: today))
    #expect(rain.sum.value == 18 && rain.usualSoFar == 18 && rain.usual == 30 && !rain.isWhole)
  }

  /// Before the archive knows the first days of a season, nothing is summed up; with a gap of months nothing is known.
  @Test(
    arguments: [
      ("2027-01-01", 0), ("2027-01-06", 0), ("2027-01-07", nil), ("2027-06-01", nil),
      ("2026-11-23", 644),
    ] as [(String, Double?)])
  func sumsBeginWithASeason(today: String, sum: Double?) throws {
    let series = try series([:], usual: 12)
    #expect(try series.growingDegreeDays(on: day(today), isSouth: false)?.value == sum)
  }

  @Test func newDaysStandBehindTheOldOnes() {
    let old = ClimateSeries(start: 10, lows: [1, 2], highs: [3, 4], precipitation: [0, .nan])
    let new = ClimateSeries(
      start: 11, lows: [.nan, 5, 6], highs: [.nan, 7, 8], precipitation: [2, 1, 0])
    let all = old.adding(new)
    #expect(all.start == 10)
    #expect(all.lows == [1, 2, 5, 6])
    #expect(all.highs == [3, 4, 7, 8])
    #expect(all.precipitation == [0, 2, 1, 0])
  }

  @Test func requestsInBlocksOfAtMost250Calls() throws {
    let today = try day("2026-11-23")
    let request = ClimateRequest(after: nil, today: today)
    #expect(request.blocks.count == 3)
    #expect(request.calls == 602)
    #expect(request.blocks.first?.lowerBound == ClimateSeries.firstDay)
    #expect(request.blocks.last?.upperBound == today.daysSince1970 - 5)
    for block in request.blocks { #expect(ClimateRequest.weight(days: block.count) <= 250) }
    for (block, next) in zip(request.blocks, request.blocks.dropFirst()) {
      #expect(next.lowerBound == block.upperBound + 1)
    }
    #expect(!request.isSmall)
    #expect(ClimateRequest(after: today.daysSince1970 - 8, today: today).isSmall)
    #expect(ClimateRequest(after: today.daysSince1970 - 5, today: today).blocks == [])
  }

  @Test func daysThatTheServiceLackedAreRequestedAgain() throws {
    let today = try day("2026-11-23")
    let series = try series([:]).until(try day("2026-11-10").daysSince1970)
    let saved = SavedClimate(series: series, through: try day("2026-11-17").daysSince1970)
    let blocks = saved.next(today: today).blocks
    #expect(
      blocks == [(try day("2026-11-10").daysSince1970)...(try day("2026-11-18").daysSince1970)])
  }

  /// An answer without a value tells nothing of any day.
  @Test func allDaysAreRequestedAgainWhereNoneIsKnown() throws {
    let empty = [Double](repeating: .nan, count: 28_000)
    let series = ClimateSeries(
      start: ClimateSeries.firstDay, lows: empty, highs: empty, precipitation: empty)
    let saved = SavedClimate(series: series, through: try day("2026-11-18").daysSince1970)
    let next = saved.next(today: try day("2026-11-23"))
    #expect(next.blocks.first?.lowerBound == ClimateSeries.firstDay)
    #expect(!next.isSmall)
  }
}

extension ClimateSeries {
  /// The series cut before a day.
  fileprivate func until(_ day: Int) -> ClimateSeries {
    ClimateSeries(
      start: start, lows: Array(lows.prefix(day - start)), highs: Array(highs.prefix(day - start)),
      precipitation: Array(precipitation.prefix(day - start)))
  }
}
