import Atlas
import Fields
import FileTestSupport
@testable import MapPin
import ScreenTestSupport

/// Official warnings on the map.
@MainActor struct WarningMapTests {
  private var stage = MapPinStage()

  private nonisolated static func country(
    _ code: String, _ events: [String], failure: ServiceError? = nil, unplaced: Int = 0
  ) -> CountryWarnings {
    var country = CountryWarnings(code)
    country.service = .meteoAlarm
    country.fetched = Fixture.now.addingTimeInterval(-7200)
    country.failure = failure
    country.unplaced = unplaced
    country.items = events.enumerated().map { index, event in
      var warning = WeatherWarning(event: event)
      warning.color = index == 0 ? .red : .yellow
      warning.area = "Area of \(event)"
      let west = 17.0 + Double(index) * 2
      let points = [(48.0, west), (48, west + 1.5), (49.5, west + 1.5), (49.5, west), (48, west)]
      return CountryWarnings.Item(
        warning,
        rings: [
          Contour(value: 0, points: points.map { Contour.Point(latitude: $0, longitude: $1) })
        ])
    }
    return country
  }

  @discardableResult private func presenter(
    _ countries: [CountryWarnings], _ views: Noted<WarningsView> = Noted()
  ) async throws -> MapPinPresenter {
    var stage = stage
    stage.warnings.inView = { view in
      views.append(view)
      return countries
    }
    return try await stage.presenter(at: "48.7 18.7", zoom: 6, type: .warnings)
  }

  @Test func drawsOutlinesWithNumbersAndListsThem() async throws {
    let views = Noted<WarningsView>()
    try await presenter(
      [Self.country("SK", ["Wind", "Ice"], unplaced: 2), Self.country("HU", [])], views)
    let shown = try #require(stage.recorder.take(width: 80, height: 40).last)
    expectText(shown.text, has: " ◆1  Wind (red)", " △2  Ice (yellow)", "Area of Wind")
    #expect(shown.text.split(separator: "Official warnings").count == 2)
    #expect(shown.text.contains(" MeteoAlarm · fetched 2\u{A0}h ago"))
    #expect(shown.text.contains("Slovakia: 2 warnings that can't be drawn."))
    // A country without warnings has no name.
    #expect(!shown.text.contains("Hungary") && !shown.text.contains("No official warnings"))
    // Pins have no numbers here.
    #expect(!shown.text.contains("東京"))
    let view = try #require(views.all.last)
    #expect(view.asks)
    #expect(view.area.contains(try #require(Coordinate(latitude: 48.7, longitude: 18.7))))
    // The country in the middle of the view is asked first.
    #expect(view.countries == ["NO", "JP", "SK"])
    expectText(
      shown.json, has: #""country":"SK","service":"meteoalarm""#, #""number":2,"#,
      #""rings":[[[48,17],[48,18.5],[49.5,18.5],[49.5,17],[48,17]]]"#)
  }

  /// One sentence for all countries leaves the map its rows.
  @Test func saysThatThereAreNone() async throws {
    let countries = ["SK", "HU", "AT", "PL", "UA", "CZ"].map { Self.country($0, []) }
    try await presenter(countries)
    let text = try #require(stage.recorder.take(width: 80, height: 24).last).text
    #expect(text.contains(" No official warnings in this view.\n"), "\(text)")
    #expect(text.contains(" MeteoAlarm · fetched 2\u{A0}h ago"))
    #expect(!text.contains("Hungary"))
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 25)
  }

  /// The most severe comes first, from whatever country, with the number that opens it.
  @Test func numbersBySeverity() async throws {
    var austria = Self.country("AT", ["Fog", "Snow"])
    austria.items.remove(at: 0)
    let presenter = try await presenter([austria, Self.country("SK", ["Wind", "Ice"])])
    let shown = try #require(stage.recorder.take(width: 80, height: 40).last)
    let rows = shown.text.split(separator: "\n").suffix(3).map {
      $0.split(separator: " ").prefix(2).joined(separator: " ")
    }
    #expect(rows == ["◆1 Wind", "△2 Snow", "△3 Ice"], "\(shown.text)")
    #expect(shown.json.contains(/"number":1,[^}]*"event":"Wind"/), "\(shown.json)")
    _ = try await presenter.open(row: 1)
    let opened = try #require(stage.recorder.take().last)
    #expect(opened.text.contains("Wind (red)"))
  }

  @Test func cutsNoWarning() async throws {
    try await presenter([Self.country("SK", ["Wind of a very long name", "Ice"])])
    let text = try #require(stage.recorder.take(width: 40, height: 40).last).text
    expectText(text, has: " ◆1  Wind of a very long name (red)\n    ", lacks: "…")
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 40 })
  }

  @Test func saysWhatCouldNotBeRead() async throws {
    var nothing = CountryWarnings("PL")
    nothing.failure = .refused(host: "a.example")
    let old = Self.country("SK", ["Wind"], failure: .refused(host: "a.example"))
    try await presenter([nothing, old])
    let shown = try #require(stage.recorder.take(width: 120, height: 40).last)
    #expect(shown.text.contains("Warnings for Poland, Slovakia couldn't be read (no connection)."))
    #expect(shown.text.contains(" MeteoAlarm · fetched 2\u{A0}h ago"))
    #expect(!shown.text.contains("No official warnings"))
    expectText(shown.json, has: #""country":"PL","service":null,"fetched":null,"#, #""items":null"#)
  }

  @Test func aNumberOpensTheTextAndNoPin() async throws {
    let presenter = try await presenter([Self.country("SK", ["Wind", "Ice"])])
    _ = stage.recorder.take()
    _ = try await presenter.open(row: 2)
    let shown = try #require(stage.recorder.take().last)
    expectText(shown.text, has: "Ice (yellow)", lacks: "Wind")
    await #expect(throws: Failure.noRow(3, count: 2)) { try await presenter.open(row: 3) }
    #expect(throws: Failure.self) { try presenter.place(atRow: 1) }
    await #expect(throws: Failure.self) {
      try await presenter.perform(.edit(.remove(.rows([1...1]))))
    }
    #expect(stage.kept.places(.pins).count == 2)
  }
}
