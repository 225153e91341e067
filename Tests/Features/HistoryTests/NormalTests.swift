import Climate
@testable import History
import ScreenTestSupport

/// A day compared with the days since 1950: asked for, completed block by block, and shown.
@MainActor @Suite struct NormalTests {
  private let stage = HistoryStage()
  private let kept = Kept()
  private let presenter: RecordsPresenter

  /// The days that are kept, the blocks that were requested, and the seconds that were waited.
  private final class Kept: Sendable {
    struct State {
      var saved: SavedClimate?
      var blocks: [ClosedRange<Int>] = []
      var pauses: [Double] = []
      var lastBlock: Date?
      var failure: ServiceError?
      var storage: StorageError?
      /// The number of blocks that succeed.
      var left = Int.max
      /// The archive answers without a value.
      var isEmpty = false
      var isLimited = true
    }

    let state = Mutex(State())

    var client: ClimateClient {
      ClimateClient(
        saved: { _ in self.state.withLock { $0.saved } },
        save: { climate, _ throws(StorageError) in
          let failure = self.state.withLock { state in
            if state.storage == nil { state.saved = climate }
            return state.storage
          }
          if let failure { throw failure }
        },
        request: { _, days async throws(ServiceError) in
          let failure = self.state.withLock { state -> ServiceError? in
            state.blocks.append(days)
            state.left -= 1
            return state.left < 0 ? state.failure : nil
          }
          if let failure { throw failure }
          return self.state.withLock { $0.isEmpty }
            ? ClimateSeries(start: days.lowerBound) : NormalTests.series(days)
        },
        isLimited: { self.state.withLock { $0.isLimited } },
        lastBlock: { self.state.withLock { $0.lastBlock } },
        noteBlock: { time in self.state.withLock { $0.lastBlock = time } },
        pause: { seconds in self.state.withLock { $0.pauses.append(seconds) } })
    }
  }

  /// Each year 0.1 °C warmer than the one before.
  nonisolated private static func series(_ days: ClosedRange<Int>) -> ClimateSeries {
    let years = days.map { Double((CalendarDay(daysSince1970: $0)?.year ?? 0) - 1950) / 10 }
    return ClimateSeries(
      start: days.lowerBound, lows: years.map { $0 - 2 }, highs: years.map { $0 + 2 },
      precipitation: years.map { _ in 1 })
  }

  nonisolated private static let full = StorageError.system(.write, path: "/full", code: 28)

  init() {
    var clients = HistoryClients.unimplemented
    clients.savedDays = SavedDaysClient(days: { _, _, _ in [] }, keep: { _, _ in })
    clients.past = PastWeatherClient { _, first, last async throws(ServiceError) in
      Self.series(first.daysSince1970...last.daysSince1970).daysOf(first...last)
    }
    clients.climate = kept.client
    presenter = stage.presenter(clients, saved: [Fixture.oslo: Fixture.report])
  }

  @Test func saysWhatItCostsAndRequestsNothingUnasked() async throws {
    try await presenter.perform(.normal(completes: false))
    let shown = try #require(stage.recorder.take().first)
    #expect(
      shown.text.contains(
        "Ranks, frosts and degree days since 1950 need about 602 requests to Open-Meteo."))
    #expect(shown.text.contains("Type: normal --yes Oslo"))
    #expect(shown.json.contains(#""climate":null"#))
    #expect(kept.state.withLock { $0.blocks } == [])
  }

  @Test func requestsOneBlockAMinuteAndShowsTheRank() async throws {
    try await presenter.perform(.normal(completes: true))
    #expect(kept.state.withLock { $0.blocks.count } == 3)
    #expect(kept.state.withLock { $0.pauses } == [60, 60])
    let shown = try #require(stage.recorder.take().first)
    expectText(
      shown.text,
      is: """
         Oslo, Norway
         21 November, average of 2016–2025
         2016–2025  ▁▁ ▁▁ ▁▁ ▂▂ ▂▂ ▂▂ ▂▂ ▂▂ ▂▂ ▃▃    ▁▁ today
         Mean 7.1 °C, lowest 5 °C (2016), highest 10 °C (2025).
         Today (5 to 9 °C) is 1 °C warmer than the normal of 1991–2020.
         Since 1950, by reanalysis (ERA5)
         0.0 ───────────────────────────────────━━━━━━━━━━━━━━━━━●─────── 7.5 °C
         rank                 11th warmest 21 November of 77 since 1950 (today's
                              forecast, mean 6.6 °C)
         highest mean         7.5 °C in 2025
         lowest mean          0.0 °C in 1950
         1991–2020            mean 5.6 °C, from 3.6 °C to 7.6 °C, with seven days before
                              and after
         eight in ten days    4.4 to 6.7 °C, today warmer than 83 % of them
         frost                none in most years
         precipitation        16.0 mm from 1 to 16 November, usually 16.0 mm, 30.0 mm in
                              the whole month
         growing degree days  0 above 10 °C since 1 January
         heating degree days  1,446 below 18 °C since 1 July
         The reanalysis lags five days behind. Its last day is 16 November 2026.
                                   Open-Meteo.com, GeoNames, Copernicus ERA5 · CC BY 4.0
        """)
    // The next day nothing is asked but what is new.
    try await presenter.perform(.normal(completes: false))
    #expect(kept.state.withLock { $0.blocks.count } == 3)
  }

  /// The part of this year that is known belongs to today alone, and 29 February has a stand-in.
  @Test(arguments: [(1, 5), (2, 29)])
  func anotherDayHasNoSumsOfThisYear(month: Int, day: Int) async throws {
    kept.state.withLock { $0.isLimited = false }
    try await presenter.perform(.normal(completes: true, on: .anniversary(month: month, day: day)))
    let shown = try #require(stage.recorder.take().last)
    #expect(shown.text.contains("average of 2017–2026"), "\(shown.text)")
    for words in ["this year", "Precipitation", "degree days"] {
      #expect(!shown.text.contains(words), "\(shown.text)")
    }
    #expect(shown.text.contains(English().leapDayStandsIn) == (day == 29), "\(shown.text)")
    #expect(shown.json.contains(#""growingDegreeDays":null"#), "\(shown.json)")
  }

  @Test func onesOwnServerIsAskedAtOnce() async throws {
    kept.state.withLock { $0.isLimited = false }
    try await presenter.perform(.normal(completes: false))
    #expect(kept.state.withLock { $0.pauses } == [])
    #expect(kept.state.withLock { $0.blocks.count } == 3)
    #expect(try #require(stage.recorder.take().last).text.contains("since 1950 (today"))
  }

  @Test func anArchiveWithoutAValueTellsNothing() async throws {
    kept.state.withLock { ($0.isEmpty, $0.isLimited) = (true, false) }
    try await presenter.perform(.normal(completes: false))
    let shown = try #require(stage.recorder.take().first)
    #expect(shown.json.contains(#""climate":null"#))
    #expect(shown.text.contains("Days since 1950 for Oslo are incomplete."))
    kept.state.withLock { $0.isEmpty = false }
    try await presenter.perform(.normal(completes: false))
    #expect(try #require(stage.recorder.take().last).text.contains("since 1950 (today"))
  }

  @Test func continuesBehindWhatIsSavedAfterAFailure() async throws {
    kept.state.withLock { ($0.failure, $0.left) = (.noNetwork(host: "example.org"), 1) }
    await #expect(throws: Failure.service(.noNetwork(host: "example.org"))) {
      try await presenter.perform(.normal(completes: true))
    }
    let first = kept.state.withLock { $0.saved?.through }
    #expect(first == kept.state.withLock { $0.blocks.first?.upperBound })
    // Half of the years are no climate.
    _ = stage.recorder.take()
    try await presenter.perform(.normal(completes: false))
    let shown = try #require(stage.recorder.take().first)
    #expect(shown.text.contains("Days since 1950 are saved up to 1981."))
    #expect(shown.json.contains(#""climate":null"#))
    kept.state.withLock { $0.failure = nil }
    try await presenter.perform(.normal(completes: true))
    let blocks = kept.state.withLock { $0.blocks }
    #expect(blocks.count == 4)
    #expect(blocks[2].lowerBound == blocks[0].upperBound + 1)
    #expect(
      stage.recorder.take().last?.json.contains(#""from":"1950-01-01","to":"2026-11-16""#) == true)
  }

  @Test func aFullDiskLosesNothing() async throws {
    kept.state.withLock { $0.storage = Self.full }
    await #expect(throws: Failure.storage(Self.full)) {
      try await presenter.perform(.normal(completes: true))
    }
    // No further block is requested that could not be kept.
    #expect(kept.state.withLock { $0.blocks.count } == 1)
    kept.state.withLock { $0.storage = nil }
    try await presenter.perform(.normal(completes: true))
    let blocks = kept.state.withLock { $0.blocks }
    #expect(blocks[1] == blocks[0])
    #expect(kept.state.withLock { $0.saved?.series.count } == 28_079)
  }

  @Test func newestDaysAreAddedByTheWayAndOnceADay() async throws {
    let today = try #require(CalendarDay("2026-11-21")).daysSince1970
    let known = ClimateSeries.firstDay...(today - 15)
    kept.state.withLock {
      $0.saved = SavedClimate(series: Self.series(known), through: known.upperBound)
    }
    try await presenter.perform(.normal(completes: false))
    try await presenter.perform(.normal(completes: false))
    #expect(kept.state.withLock { $0.blocks } == [(today - 14)...(today - 5)])
    #expect(kept.state.withLock { $0.pauses } == [])
  }
}

extension ClimateSeries {
  fileprivate func daysOf(_ range: ClosedRange<CalendarDay>) -> [Day] {
    (range.lowerBound.daysSince1970...range.upperBound.daysSince1970)
      .compactMap(CalendarDay.init(daysSince1970:)).compactMap(day)
  }
}
