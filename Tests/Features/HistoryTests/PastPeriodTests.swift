import Climate
@testable import History
import ScreenTestSupport

/// Which days of the past are meant, and what is shown of days long past.
@MainActor @Suite struct PastPeriodTests {
  private let stage = HistoryStage()

  @Test(arguments: [
    (PastPeriod.last(3), "2026-11-18", "2026-11-20"), (.ago(2), "2026-11-19", "2026-11-19"),
    (.weekday(4), "2026-11-20", "2026-11-20"), (.weekday(5), "2026-11-14", "2026-11-14"),
    (.month(6, year: 2013), "2013-06-01", "2013-06-30"),
    (.month(2, year: 2024), "2024-02-01", "2024-02-29"),
    (.month(11, year: 2026), "2026-11-01", "2026-11-20"),
    // A month without a year is the last one, of which a part may be over.
    (.month(5, year: nil), "2026-05-01", "2026-05-31"),
    (.month(11, year: nil), "2026-11-01", "2026-11-20"),
    (.month(12, year: nil), "2025-12-01", "2025-12-31"),
    (.anniversary(month: 11, day: 23), "2025-11-23", "2025-11-23"),
    (.anniversary(month: 2, day: 29), "2024-02-29", "2024-02-29"),
  ])
  func meansTheseDays(period: PastPeriod, first: String, last: String) throws {
    let today = try #require(CalendarDay("2026-11-21"))
    let days = try #require(period.days(before: today))
    #expect(days.lowerBound.description == first)
    #expect(days.upperBound.description == last)
  }

  @Test func whatIsNotOverIsNoPast() throws {
    let today = try #require(CalendarDay("2026-11-21"))
    #expect(PastPeriod.date(today).days(before: today) == nil)
    #expect(PastPeriod.month(12, year: 2026).days(before: today) == nil)
  }

  @Test func saysWhereTheArchiveBegins() async throws {
    let presenter = stage.presenter(.unimplemented)
    try await presenter.perform(.past(.month(6, year: 1935)))
    try await presenter.perform(.past(.month(6, year: 2031)))
    let shown = stage.recorder.take()
    #expect(
      shown.map(\.text) == [
        " The service's archive begins on 1 January 1940.",
        " That day isn't over yet. Type days for the forecast.",
      ])
    #expect(shown.allSatisfy { $0.json.contains(#""items":[]"#) })
  }

  @Test func savedDaysServeWhereNobodyAnswers() async throws {
    let date = try #require(CalendarDay("1987-11-23"))
    var clients = HistoryClients.keeping(0)
    clients.savedDays = SavedDaysClient(days: { _, _, _ in [] }, keep: { _, _ in })
    clients.past = PastWeatherClient { _, _, _ async throws(ServiceError) in
      throw .noNetwork(host: "example.org")
    }
    clients.climate.saved = { _ in
      SavedClimate(
        series: ClimateSeries(
          start: date.daysSince1970, lows: [-3], highs: [4], precipitation: [1.5]),
        through: date.daysSince1970)
    }
    let presenter = stage.presenter(clients)
    try await presenter.perform(.past(.date(date)))
    let shown = try #require(stage.recorder.take().first)
    #expect(shown.text.contains("Monday, 23 November 1987"))
    #expect(shown.json.contains(#""date":"1987-11-23","temperatureMin":-3,"temperatureMax":4"#))
  }
}
