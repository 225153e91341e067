import ScreenTestSupport

/// All commands describe the present by the newest report, whoever asked for it.
@MainActor @Suite(.timeLimit(.minutes(5))) struct LatestReportTests {
  private static let forecast = Fixture.report(temperature: 11, fetched: Fixture.now - 10_800)
  /// A report as the list of favorites saves it.
  private static let present: Report = {
    var report = Fixture.report(temperature: -3, fetched: Fixture.now - 1200)
    (report.hours, report.days) = ([], [])
    return report
  }()

  private static let saved = [
    Fixture.oslo: present, Fixture.tokyo: Fixture.report(fetched: Fixture.now - 7200),
  ]

  private func session(
    _ runMode: RunMode = .pipe, favorites: [Place] = [Fixture.oslo], columns: Int = 80,
    rows: Int = 24
  ) -> Session {
    Session(
      [], runMode: runMode, kept: SavedPlaces(searches: [Fixture.oslo], favorites: favorites),
      gazetteer: .knowing([Fixture.oslo, Fixture.tokyo]), weather: .failing(.noNetwork(host: "h")),
      saved: Self.saved, forecasts: [Fixture.oslo: Self.forecast], hasNetwork: false,
      programs: ProgramsClient(startInBackground: { _ in }), columns: columns, rows: rows)
  }

  @Test(arguments: [
    ["detail", "Oslo"], ["Oslo"], ["forecast"], ["favorites"], ["line"],
    ["compare", "Oslo,", Fixture.tokyo.name],
  ])
  func theNewestReportWins(words: [String]) async {
    let text = await session().run(words).text.plain
    // The page of a place draws the temperature.
    #expect(text.contains("−3 °C") || text.contains("feels like −6 °C"), "\(text)")
    #expect(!text.contains("11 °C"), "\(text)")
  }

  @Test(arguments: [["detail", "Oslo"], ["forecast"], ["compare", "Oslo,", Fixture.tokyo.name]])
  func whatIsOfAnEarlierReportIsSaid(words: [String]) async {
    let text = await session().run(words).text.plain
    expectText(text, has: "20 min ago", "Hours and days: Open-Meteo · 14:00 · fetched 3 h ago")
    let document = await session(.json).run(words).text
    #expect(
      document.contains(
        #""forecast":{"service":"open-meteo","made":"2026-11-21T14:00:00+01:00","#
          + #""fetched":"2026-11-21T11:12:00+01:00"}"#), "\(document)")
  }

  @Test(arguments: [["favorites"], ["compare", "Oslo,", Fixture.tokyo.name]], [40, 80, 200])
  func rowsThatDifferInAgeSaySo(words: [String], columns: Int) async {
    let text = await session(
      favorites: [Fixture.oslo, Fixture.tokyo], columns: columns
    ).run(words).text.plain
    let rows = text.split(separator: "Open-Meteo").first ?? ""
    #expect(rows.contains("20 min ago"), "\(text)")
    #expect(rows.contains("2 h ago"), "\(text)")
  }
}
