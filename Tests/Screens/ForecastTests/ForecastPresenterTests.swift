@testable import Forecast
import ScreenTestSupport

@MainActor struct ForecastPresenterTests {
  private let recorder = ContextRecorder()
  private let exits = Exits<Place>()
  private let suggested = Exits<Place>()
  private let searched = SavedPlaces(searches: [Fixture.oslo, Fixture.tokyo])
  private let words = Wording()
  private let old = Fixture.report(temperature: -12, fetched: Fixture.now.addingTimeInterval(-7200))

  @Test func showsWhatWasSavedThenWhatIs() async throws {
    let presenter = presenter(
      weather: .answering(Fixture.report), saved: .holding([Fixture.oslo: old]))
    try await presenter.open()
    let shown = recorder.take()
    #expect(shown.map(\.stage) == [.interim, .final])
    #expect(shown.map(\.isList) == [false, false])
    // The head, the present and today.
    expectText(
      shown.map { shown in
        let lines = shown.text.split(separator: "\n")
        return [lines[0], lines[3], lines[4]].joined(separator: "\n")
      }.joined(separator: "\n\n"),
      is: """
         Oslo, Norway                               Open-Meteo · 14:00 · fetched 2 h ago
         ☁ Overcast   −12 °C, feels like −15 °C   humidity 81 %   wind 4 m/s NW, gusts 9
         Today     ☁    5   ●  ╺━     9 °C  Overcast             0.2 mm  36 %   6 m/s NW

         Oslo, Norway                            Open-Meteo · 14:00 · fetched 12 min ago
         ☁ Overcast   7 °C, feels like 4 °C   humidity 81 %   wind 4 m/s NW, gusts 9
         Today     ☁    5      ╺●     9 °C  Overcast             0.2 mm  36 %   6 m/s NW
        """)
    #expect(shown.map(\.json) == [json(old), json(Fixture.report)])
    #expect(recorder.waits == ["Requesting the weather", nil])
  }

  @Test func keepsTheSavedReportWhereTheServiceFails() async {
    let presenter = presenter(
      weather: .failing(.timedOut(host: "api.example", seconds: 10)),
      saved: .holding([Fixture.oslo: old]))
    await #expect(throws: Failure.service(.timedOut(host: "api.example", seconds: 10))) {
      try await presenter.open()
    }
    #expect(recorder.take().map(\.stage) == [.interim])
    #expect(recorder.waits == ["Requesting the weather", nil])
  }

  @Test func showsThePlaceWhereNoReportIsToBeHad() async {
    let presenter = presenter(weather: .failing(.noReport), saved: .holding())
    await #expect(throws: Failure.service(.noReport)) { try await presenter.open() }
    let shown = recorder.take()
    #expect(shown.map(\.stage) == [.fallback])
    #expect(shown.first?.text.contains("sunrise 08:29") == true)
  }

  @Test(arguments: [
    (
      true,
      """
       No searches yet. Type: search Oslo
       Then open a row of the list by its number: 1
       For a list of commands, type: help
      """
    ),
    (
      false,
      """
       No searches yet. Type: search Oslo
       Then open a row of the list by its number: 1
       For a list of commands, type: help
       No network, and no saved weather yet. To try Vane without a network, start it
       with --sample or type: set service sample
      """
    ),
  ])
  func welcomesWhoHasNotSearchedYet(hasNetwork: Bool, expected: String) async throws {
    let presenter = presenter(places: SavedPlaces().client, hasNetwork: hasNetwork)
    try await presenter.open()
    let shown = recorder.take()
    #expect(shown.map(\.text) == [expected])
    #expect(
      shown.map(\.json) == [#"{"place":null,"report":null,"favorites":[],"alerts":[],"warned":[]}"#]
    )
    #expect(recorder.waits.isEmpty)
    #expect(presenter.subject == nil)
  }

  /// Users with favorites need no introduction, and have their weather before the first search (A8).
  @Test func teachesOnlyWhoIsNew() async throws {
    let presenter = presenter(
      places: SavedPlaces(favorites: [Fixture.oslo]).client, weather: .answering(Fixture.report))
    try await presenter.open()
    let shown = recorder.take()
    #expect(shown.map(\.stage) == [.interim, .final])
    #expect(shown[0].text == " 1 Oslo no weather yet\n\n No searches yet. Type: search Oslo")
    #expect(shown[1].text.contains(" ☁ 7\u{A0}°C "), "\(shown[1].text)")
    let credit = String(repeating: " ", count: 44) + "Open-Meteo.com, GeoNames · CC BY 4.0"
    #expect(shown[1].text.hasSuffix("\n No searches yet. Type: search Oslo\n" + credit))
  }

  /// The weather of the last search and of the favorites comes by one request (A8), and that of the search alone where
  /// the service can't answer for all.
  @Test(arguments: [true, false]) func asksOnceForAll(answersAll: Bool) async throws {
    let asked = Mutex<[[Place]]>([])
    let weather = WeatherClient(reports: { places async throws(ServiceError) in
      asked.withLock { $0.append(places) }
      if places.count > 1, !answersAll { throw .noReport }
      return places.map { _ in Fixture.report }
    })
    let places = SavedPlaces(
      searches: [Fixture.oslo], favorites: [Fixture.tokyo, Fixture.oslo, Fixture.bratislava])
    try await presenter(places: places.client, weather: weather).open()
    let all = [Fixture.oslo, Fixture.tokyo, Fixture.bratislava]
    #expect(asked.withLock(\.self) == (answersAll ? [all] : [all, [Fixture.oslo]]))
    #expect(recorder.take().map(\.stage).last == .final)
  }

  /// The first start shows the weather of the time zone's city, which is only suggested.
  @Test func suggestsTheCityOfTheTimeZone() async throws {
    let presenter = presenter(
      places: SavedPlaces().client, weather: .answering(Fixture.report), city: Fixture.oslo)
    try await presenter.open()
    let shown = recorder.take()
    #expect(shown.map(\.stage) == [.interim, .final])
    let hint = " Your time zone suggests Oslo. Return keeps it, or type any place or help.\n"
    #expect(shown[1].text.hasPrefix(hint))
    #expect(Set(suggested.all) == [Fixture.oslo])
    #expect(presenter.subject == nil)
  }

  /// Who has favorites, or no network, gets no weather that nobody asked for.
  @Test(arguments: [true, false]) func suggestsNothingElsewhere(hasNetwork: Bool) async throws {
    let places = SavedPlaces(favorites: hasNetwork ? [Fixture.tokyo] : [])
    try await presenter(
      places: places.client, weather: .answering(Fixture.report), hasNetwork: hasNetwork,
      city: Fixture.oslo
    ).open()
    #expect(!recorder.takeText().contains("time zone"))
    #expect(suggested.all == [])
  }

  @Test func hasNoPlaceBeforeTheFirstSearch() async {
    let presenter = presenter(places: SavedPlaces().client)
    await #expect(throws: Failure.nothingSearched) { try await presenter.perform(.refresh) }
  }

  @Test func asksAgainWithoutTheSavedReport() async throws {
    let presenter = presenter(
      weather: .answering(Fixture.report), saved: .holding([Fixture.oslo: old]))
    try await presenter.perform(.refresh)
    #expect(recorder.take().map(\.stage) == [.final])
  }

  @Test func saysWhyTheSearchesCannotBeRead() async {
    let presenter = presenter(places: .failing(.noHome))
    await #expect(throws: Failure.storage(.noHome)) { try await presenter.open() }
    await #expect(throws: Failure.storage(.noHome)) { try await presenter.perform(.refresh) }
  }

  private func presenter(
    places: PlaceListClient? = nil, weather: WeatherClient = .unimplemented,
    saved: SavedReportsClient = .holding(), hasNetwork: Bool = true, city: Place? = nil
  ) -> ForecastPresenter {
    ForecastPresenter(
      interactor: ForecastInteractor(
        places: places ?? searched.client, history: .noop,
        hasNetwork: { hasNetwork }, cityOfZone: { city }),
      reports: ReportLoader(weather: weather, savedReports: saved, words: words),
      warnings: RecentWarnings(.silent, now: { Fixture.now }),
      suggest: { [suggested] in suggested.leave(by: $0) },
      cities: CitiesStage().cities(of: .unimplemented), words: words, context: recorder.context,
      exit: { [exits] exit in exits.leave(by: exit) })
  }

  private func json(_ report: Report) -> String {
    #"{"place":\#(Fixture.oslo.json),"report":\#(report.withComingChance(at: Fixture.oslo, now: Fixture.now).json(at: Fixture.oslo)),"#
      + #""favorites":[],"alerts":[],"warned":[]}"#
  }
}
