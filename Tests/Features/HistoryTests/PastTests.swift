import Climate
@testable import History
import ScreenTestSupport

/// The accuracy of forecasts, the last days, and the normal.
@MainActor @Suite struct PastTests {
  private let stage = HistoryStage()

  @Test func showsHowGoodForecastsWere() async throws {
    try await showAccuracy(
      Self.score(days: 1, cases: 240, off: 1.2, rain: (30, 10, 6)),
      Self.score(days: 3, cases: 1200, off: 2.4, rain: (0, 4, 0)),
      Self.score(days: 7, cases: 9, off: 4, rain: (1, 1, 1)))
    let shown = try #require(stage.recorder.take().first)
    expectText(
      shown.text,
      is: """
         Oslo, Norway
         Accuracy of Open-Meteo forecasts, from 1,440 comparisons
         lead    cases  °C MAE  bias  m/s MAE  bias  hits  false alarms
         1 day     240     1.2  +0.6      0.5  −0.3  75 %          17 %
         3 days  1,200     2.4  +1.2      0.5  −0.3   0 %             –
         Temperature MAE (°C)
         1 day   ━━━━━━━━━━━━━━━ 1.2
         3 days  ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━ 2.4
         Each forecast hour is compared with what the same service later reported. MAE
         is the mean absolute error. Hits and false alarms are for rain.
                                                    Open-Meteo.com, GeoNames · CC BY 4.0
        """)
    #expect(
      shown.json.contains(
        #"{"service":"open-meteo","days":7,"cases":9,"temperature":{"cases":9,"meanAbsoluteError":null,"bias":null}"#
      ))
  }

  @Test func tooFewCasesAreSaid() async throws {
    try await showAccuracy(Self.score(days: 1, cases: 9, off: 1, rain: (1, 1, 1)))
    #expect(
      stage.recorder.takeText(width: 200).contains(
        "Not enough data yet (9 of 10 comparisons). Open this place again over the next few days."))
  }

  @Test func tellsAccuracyInThreeTablesAt40Columns() async throws {
    try await showAccuracy(
      Self.score(days: 1, cases: 240, off: 1.2, rain: (30, 10, 6)),
      Self.score(days: 3, cases: 1200, off: 2.4, rain: (0, 4, 0)))
    let text = stage.recorder.takeText(width: 40).replacing("\u{A0}", with: " ")
    #expect(
      text.contains(
        """
         lead    cases  °C MAE  bias
         1 day     240     1.2  +0.6
         3 days  1,200     2.4  +1.2
         lead    m/s MAE  bias
         1 day       0.5  −0.3
         3 days      0.5  −0.3
         lead    hits  false alarms
         1 day   75 %          17 %
         3 days   0 %             –

        """), "\(text)")
  }

  @Test func showsThePastBesideWhatWasRecorded() async throws {
    try await stage.presenter(Self.clients(keeping: 40)).perform(.past(.last(3)))
    expectText(
      stage.recorder.takeText(width: 100),
      is: """
         Oslo, Norway
         The last 3 days   mean 9.5 °C, 4.5 mm on 3 days
         Wed 18  ☂  0  ━━━━━━━━━━━━╸   18 °C  Light rain  1.5 mm  6 m/s
         Thu 19  ☂  0  ━━━━━━━━━━━━━╸  19 °C  Light rain  1.5 mm  6 m/s  1 record, 1 °C
         Fri 20  ☂  0  ━━━━━━━━━━━━━━  20 °C  Light rain  1.5 mm  6 m/s  24 records, 2 to 25 °C
                                                                        Open-Meteo.com, GeoNames · CC BY 4.0
        """)
  }

  @Test func showsWhatIsNormalAndFetchesItOnce() async throws {
    let kept = Mutex<[Day]>([])
    let asked = Mutex(0)
    var clients = HistoryClients.unimplemented
    clients.savedDays = SavedDaysClient(
      days: { _, first, last in kept.withLock { $0.filter { first <= $0.date && $0.date <= last } }
      },
      keep: { days, _ in kept.withLock { $0 += days } })
    clients.past = PastWeatherClient { place, first, last async throws(ServiceError) in
      asked.withLock { $0 += 1 }
      return try await Self.past.days(place, first, last)
    }
    let presenter = stage.presenter(clients, saved: [Fixture.oslo: Fixture.report])
    try await presenter.perform(.normal(completes: false))
    try await presenter.perform(.normal(completes: false))
    #expect(asked.withLock { $0 } == 1)
    let shown = stage.recorder.take()
    #expect(shown.first == shown.last)
  }

  /// Made-up data is credited to nobody.
  @Test func saysWhatIsMadeUp() async throws {
    var clients = Self.clients(keeping: 0)
    clients.past.service = { .sample }
    let presenter = stage.presenter(clients, saved: [Fixture.oslo: Fixture.report])
    try await presenter.perform(.past(.last(2)))
    try await presenter.perform(.normal(completes: false))
    for shown in stage.recorder.take() {
      expectText(shown.text, has: "SAMPLE: made-up weather", lacks: "Open-Meteo")
    }
  }

  @Test func aLeapDayIsComparedWithTheDayBeforeWhereThereIsNone() throws {
    let leapDay = try #require(CalendarDay("2028-02-29"))
    #expect(
      TenYears.dates(for: leapDay, before: leapDay).map(\.description) == [
        "2018-02-28", "2019-02-28", "2020-02-29", "2021-02-28", "2022-02-28", "2023-02-28",
        "2024-02-29", "2025-02-28", "2026-02-28", "2027-02-28",
      ])
    // What is to come isn't averaged.
    let today = try #require(CalendarDay("2026-11-21"))
    let before = TenYears.dates(for: leapDay, before: today).map(\.description)
    #expect(before.first == "2017-02-28" && before.last == "2026-02-28" && before.count == 10)
  }

  private func showAccuracy(_ scores: AccuracyScore...) async throws {
    var clients = HistoryClients.unimplemented
    clients.accuracy = AccuracyClient { _ throws(StorageError) in scores }
    try await stage.presenter(clients).perform(.accuracy(isWhole: true))
  }

  /// Days from 0 °C to as many degrees as the day of the month, from a service's archive; none of them is saved yet.
  private static func clients(keeping records: Int) -> HistoryClients {
    var clients = HistoryClients.keeping(records)
    clients.savedDays = SavedDaysClient(days: { _, _, _ in [] }, keep: { _, _ in })
    clients.past = past
    return clients
  }

  nonisolated private static let past = PastWeatherClient {
    _, first, last async throws(ServiceError) in
    (first.daysSince1970...last.daysSince1970).compactMap(CalendarDay.init(daysSince1970:)).map {
      var day = Day(date: $0)
      day.temperatureMin = Temperature(0, .celsius)
      day.temperatureMax = Temperature(Double($0.day), .celsius)
      day.precipitation = Precipitation(1.5, .millimeters)
      day.windSpeed = Speed(6, .metersPerSecond)
      day.weatherCode = WeatherCode(rawValue: 61)
      return day
    }
  }

  nonisolated private static func score(
    days: Int, cases: Int, off: Double, rain: (Int, Int, Int)
  ) -> AccuracyScore {
    let count = Double(cases)
    return AccuracyScore(
      service: .openMeteo, days: days,
      temperature: ErrorSum(cases: cases, absolute: off * count, signed: off / 2 * count),
      wind: ErrorSum(cases: cases, absolute: 0.5 * count, signed: -0.25 * count),
      rain: RainTable(cases: cases, hits: rain.0, misses: rain.1, falseAlarms: rain.2))
  }
}
