import ScreenTestSupport

/// These tests type and wait while a request is under way.
@MainActor @Suite(.timeLimit(.minutes(5))) struct BackgroundTests {
  private let stage = BackgroundStage()

  @Test func saysWhatIsWaitedFor() async {
    let session = stage.session([])
    Task {
      await stage.gate.reached()
      #expect(session.lines.labels == ["Requesting the weather"])
      stage.gate.open()
    }
    _ = await session.run(openingHome: true)
    #expect(!session.lines.isBusy)
  }

  /// The saved report at once, then the fresh one in its place, above the prompt.
  @Test func lateReportTakesThePlaceOfTheSavedOne() async {
    let session = stage.session(
      [.act { await stage.letGo() }, "searches", "quit"], favorites: [Fixture.oslo],
      saved: [Fixture.oslo: stage.old])
    let (text, status) = await session.run(openingHome: true)
    expectText(
      text.withoutReports,
      is: """
         [Forecast] · Searches · Favorites ★1 · Map
                                      now   +6    +12   +18 h  today next           m/s
         1 Oslo       ☁ 7 °C Overcast ██▇▇▇▆▆▆▆▅▅▅▄▄▄▃▃▃▃▂▂▂▁▁ 5° 9° rain? to 15:00 4 NW
           12 min ago                 ▒·▒▒▒·▒▒▒·▒▒▒·▒▒▒·▒▒▒·▒▒

         Oslo, Norway                            Open-Meteo · 14:00 · fetched 12 min ago
         …
        > searches
         Forecast · [Searches] · Favorites ★1 · Map
         Your searches, newest first
            place  region, country      now   people
         1  Oslo   Oslo, Norway     ☁  7 °C  580,000
        > quit

        """)
    #expect(status == 0)
  }

  /// The fresh report says the same as the saved one, which stands there already.
  @Test func doesNotShowTheSameWeatherTwice() async {
    let session = stage.session(
      [.act { await stage.letGo() }, "quit"], favorites: [Fixture.oslo],
      saved: [Fixture.oslo: Fixture.report(temperature: 7, fetched: Fixture.now - 7200)],
      columns: 60)
    let (text, status) = await session.run(openingHome: true)
    #expect(text.contains("Map\n Checked just now: no change.\n 1 Oslo ☁ 7° "), "\(text)")
    #expect(text.ranges(of: "\n Oslo, Norway  ").count == 1, "\(text)")
    #expect(text.contains("fetched 12\u{A0}min ago"), "\(text)")
    #expect(status == 0)
  }

  @Test func lateFailureComesAboveThePrompt() async {
    let session = Session(
      [.act { await stage.letGo() }, "quit"], kept: SavedPlaces(searches: [Fixture.oslo]),
      weather: WeatherClient { _ async throws(ServiceError) in
        await stage.gate.pass()
        throw .refused(host: "api.example")
      }, saved: [Fixture.oslo: stage.old])
    let (text, status) = await session.run(openingHome: true)
    #expect(text.hasSuffix("Vane will try again when the network is\n back.\n> quit\n"), "\(text)")
    #expect(status == 0)
  }

  /// A command on the same screen in between does not save the request from that.
  @Test(arguments: [["searches"], ["star", "searches"]])
  func leavingAScreenCancelsItsRequest(lines: [String]) async {
    let session = stage.session(
      lines.map { .line($0) } + [.act { await stage.letGo() }, "quit"],
      saved: [Fixture.oslo: stage.old])
    let (text, status) = await session.run(openingHome: true)
    #expect(
      text.hasSuffix(" 1  Oslo   Oslo, Norway     ☁  −12\u{A0}°C  580,000\n> quit\n"), "\(text)")
    #expect(!text.contains(" 7\u{A0}°C"))
    #expect(status == 0)
  }

  /// Nothing was cancelled yet, but the person is on the way to another screen.
  @Test func whatComesWhileAnotherScreenOpensIsDropped() async {
    let session = Session(
      ["favorites", "search spring"],
      kept: SavedPlaces(searches: [Fixture.oslo], favorites: [Fixture.oslo]),
      gazetteer: .finding([]),
      geocoding: PlacesClient { _, _ async throws(ServiceError) in
        stage.gate.open()
        await settle()
        return Fixture.springfields
      }, weather: stage.weather, saved: [Fixture.oslo: stage.old])
    let text = await session.run().text
    #expect(text.contains("−12 °C"))
    #expect(text.contains("> search spring\n Forecast · [Searches] · Favorites ★1 · Map\n"))
  }

  @Test func aCommandOnTheSameScreenLeavesItsRequestAlone() async {
    let session = stage.session(
      ["star", .act { await stage.letGo() }, "quit"], saved: [Fixture.oslo: stage.old])
    #expect(await session.run(openingHome: true).text.contains(" 7 °C"))
  }

  @Test func quittingCancelsTheRequest() async {
    let session = stage.session(["quit"], saved: [Fixture.oslo: stage.old])
    let (before, _) = await session.run(openingHome: true)
    await stage.letGo()
    #expect(session.lines.transcript == before)
  }
}
