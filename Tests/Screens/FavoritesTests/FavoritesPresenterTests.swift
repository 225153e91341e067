@testable import Favorites
import ScreenTestSupport

/// The weather of favorites: saved, fresh and missing.
@MainActor struct FavoritesPresenterTests {
  private let stage = FavoritesStage()

  @Test func showsWhatWasSavedThenWhatIs() async throws {
    let asked = Mutex<[[Place]]>([])
    let presenter = stage.presenter(
      weather: WeatherClient { places async throws(ServiceError) in
        asked.withLock { $0.append(places) }
        return [Fixture.report, Fixture.bareReport, Fixture.emptyReport]
      },
      saved: .holding([
        Fixture.tokyo: Fixture.emptyReport, Fixture.oslo: stage.old,
        Fixture.pin: Fixture.emptyReport,
      ]))
    try await presenter.open()
    let shown = stage.recorder.take()
    #expect(shown.map(\.stage) == [.interim, .final])
    #expect(shown.map(\.isList) == [true, true])
    expectText(
      shown.map(\.text).joined(separator: "\n\n"),
      is: """
            place                     now                °C    +12 h   low high chance
         1  東京              JP        – no weather yet
         2  Oslo              NO ☁ −12 °C Overcast       █▇▇▆▅▅▄▄▃▂▂▁ 5 °C 9 °C   36 %
         3  48.15° N 17.11° E           – no weather yet
         Open-Meteo · fetched between 2 h ago and just now
                                                    Open-Meteo.com, GeoNames · CC BY 4.0

            place                   now                °C    +12 h   low high chance
         1  東京              JP ☁ 7 °C Overcast       █▇▇▆▅▅▄▄▃▂▂▁ 5 °C 9 °C   36 %
         2  Oslo              NO      – no weather yet                 –    –      –
         3  48.15° N 17.11° E         – no weather yet
         Open-Meteo · fetched between 12 min ago and just now
                                                    Open-Meteo.com, GeoNames · CC BY 4.0
        """)
    #expect(asked.withLock { $0 } == [[Fixture.tokyo, Fixture.oslo, Fixture.pin]])
    #expect(stage.recorder.waits == ["Requesting the weather", nil])
  }

  @Test func writesItsReportsForPrograms() async throws {
    let kept = SavedPlaces(favorites: [Fixture.oslo, Fixture.pin])
    let presenter = stage.presenter(
      places: kept.client,
      weather: .failing(.noReport), saved: .holding([Fixture.oslo: Fixture.emptyReport]))
    await #expect(throws: Failure.service(.noReport)) { try await presenter.open() }
    #expect(
      stage.recorder.take().first?.json
        == oneLine(
          #"""
          {"items":[{"row":1,"report":{"service":"open-meteo","made":null,
          "fetched":"2026-11-21T14:12:00+01:00","sample":false,"instead":null,"forecast":null,"current":null,"hours":[],"days":[],"minutes":[]},
          "name":"Oslo","country":"NO","countryName":"Norway","region":"Oslo","latitude":59.91273,
          "longitude":10.74609,"population":580000,"elevation":null,"timeZone":"Europe/Oslo",
          "kind":"town","town":null,"iata":null,"icao":null,"ownName":null,"warning":null,"warningsFailure":null,
          "warnings":{"service":null,"reach":null,"fetched":null,"fallbackFor":null,"omitted":0,"unread":0,"abridged":0,"failure":null,"items":null}},
          {"row":2,"report":null,"name":"48.15° N 17.11° E","country":null,"countryName":null,
          "region":null,"latitude":48.15,"longitude":17.11,"population":null,"elevation":null,"timeZone":null,
          "kind":"town","town":null,"iata":null,"icao":null,"ownName":null,"warning":null,"warningsFailure":null,
          "warnings":{"service":null,"reach":null,"fetched":null,"fallbackFor":null,"omitted":0,"unread":0,"abridged":0,"failure":null,"items":null}}]}
          """#))
  }

  @Test func saysHowFarItIsWithMoreThanAHundred() async throws {
    let places = (0..<250).map { number in
      var place = Fixture.oslo
      place.name = "Oslo \(number)"
      return place
    }
    let presenter = stage.presenter(
      places: SavedPlaces(favorites: places).client, weather: .answering(Fixture.report))
    try await presenter.perform(.refresh)
    #expect(
      stage.recorder.waits == [
        "Requesting the weather: 0 of 250", "Requesting the weather: 100 of 250",
        "Requesting the weather: 200 of 250", nil,
      ])
    #expect(stage.recorder.take().map(\.stage) == [.progress, .progress, .interim])
  }

  @Test func keepsTheSavedReportsWhereTheServiceFails() async {
    let presenter = stage.presenter(
      weather: .failing(.limited(.openMeteo, until: nil)),
      saved: .holding([Fixture.oslo: stage.old]))
    await #expect(throws: Failure.service(.limited(.openMeteo, until: nil))) {
      try await presenter.open()
    }
    let shown = stage.recorder.take()
    #expect(shown.map(\.stage) == [.interim, .interim, .revised, .fallback])
    #expect(shown.last?.text == "")
    #expect(stage.recorder.waits == ["Requesting the weather", nil])
  }

  @Test func showsOnlyThePlacesWhereNothingWasSavedAndTheServiceFails() async throws {
    let presenter = stage.presenter(weather: .failing(.noReport))
    await #expect(throws: Failure.service(.noReport)) { try await presenter.open() }
    let shown = stage.recorder.take()
    #expect(shown.map(\.stage) == [.interim, .revised, .fallback])
    #expect(shown[1].text == shown[0].text)
    #expect(shown[2].text == "")
    expectText(
      shown[0].text,
      is: """
         1  東京               JP  日本    –  no weather yet
         2  Oslo               NO  Norway  –  no weather yet
         3  48.15° N 17.11° E              –  no weather yet
        """)
    #expect(try presenter.place(atRow: 3) == Fixture.pin)
  }

  /// If a place has no saved report, the names are shown, and once more when everything is known (A6).
  @Test func namesComeBeforeWhatIsMissing() async throws {
    let presenter = stage.presenter(
      weather: .answering(Fixture.report), saved: .holding([Fixture.oslo: stage.old]))
    try await presenter.open()
    let shown = stage.recorder.take()
    #expect(shown.map(\.stage) == [.interim, .final])
    #expect(shown.map { $0.text.contains("no weather yet") } == [true, false])
  }

  @Test func forgetsWhatAnotherServiceSaid() async throws {
    let reports = ReportLoader(
      weather: .answering(Fixture.report), savedReports: .holding(), words: Wording())
    let presenter = stage.presenter(reports: reports)
    try await presenter.open()
    _ = stage.recorder.take()
    reports.forget()
    presenter.forgetReports()
    try await presenter.perform(.turn(.to(1)))
    expectText(stage.recorder.takeText(), has: "no weather yet", lacks: "°C")
  }

  @Test func marksSampleWeather() async throws {
    let presenter = stage.presenter(
      places: SavedPlaces(favorites: [Fixture.oslo]).client,
      weather: .answering(Fixture.report(fetched: Fixture.now, service: .sample)))
    try await presenter.open()
    expectText(
      stage.recorder.take().last?.text ?? "",
      is: """
            place       now          °C    +12 h   low high chance humidity wind
         1  Oslo  NO ☁ 7 °C Overcast █▇▇▆▅▅▄▄▃▂▂▁ 5 °C 9 °C   36 %     81 % 4 m/s NW
         SAMPLE · fetched just now
        """)
  }
}
