import Clients
import Foundation
import Reports
import ScreenTestSupport
import Testing

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
    expectText(
      text,
      is: """
         [Forecast] · Searches · Favorites ★1 · Map
         Checked just now: no change.
         1 Oslo ☁ 7° █▇▆▅▄▃▂▁ rain? to 15:00 12 min ago

         Oslo, Norway        Open-Meteo · 14:00 · fetched 12 min ago
         Rain and snow at times until 15:00 tomorrow, 33 to 81 % by
         Open-Meteo, about 19 mm. Frost tonight, down to −1 °C.
         ☁ Overcast   7 °C, feels like 4 °C   humidity 81 %
         wind 4 m/s NW, gusts 9
         Today     ☁    5         ●╸      9 °C   0.2 mm  36 %
         Tomorrow  ❄   −1       ╺━╸       4 °C  12.5 mm  80 %
         Mon 23    ☀  −13    ━━━━         0 °C        ·   0 %
         Tue 24    ≡   −9     ━━━╸        2 °C        ·  10 %
         Wed 25    ↯    3        ╺━━     10 °C  22.1 mm  95 %
         Thu 26    ☂    3        ╺━       6 °C   3.4 mm  60 %
         Fri 27    ☁    0        ━╸       4 °C        ·  20 %
                                Open-Meteo.com, GeoNames · CC BY 4.0
        > quit

        """)
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
    #expect(
      text.hasSuffix(
        """
         api.example refused the connection. Vane will try again when the network is
         back.
        > quit

        """))
    #expect(status == 0)
  }

  @Test func leavingAScreenCancelsItsRequest() async {
    let session = stage.session(
      ["searches", .act { await stage.letGo() }, "quit"], saved: [Fixture.oslo: stage.old])
    let (text, status) = await session.run(openingHome: true)
    expectText(
      text.withoutReports,
      is: """
         [Forecast] · Searches · Favorites · Map
         Oslo, Norway                               Open-Meteo · 14:00 · fetched 2 h ago
         …
        > searches
         Forecast · [Searches] · Favorites · Map
         Your searches, newest first
            place  region, country        now   people
         1  Oslo   Oslo, Norway     ☁  −12 °C  580,000
        > quit

        """)
    #expect(status == 0)
  }

  /// A command on the same screen in between does not save the request from that.
  @Test func leavingAScreenCancelsItsRequestAlsoAfterAnotherCommand() async {
    let session = stage.session(
      ["star", "searches", .act { await stage.letGo() }, "quit"], saved: [Fixture.oslo: stage.old])
    let (text, _) = await session.run(openingHome: true)
    #expect(text.contains("−12 °C"))
    #expect(!text.contains(" 7 °C"))
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
      },
      weather: WeatherClient { places async throws(ServiceError) in
        await stage.gate.pass()
        return places.map { _ in Fixture.report }
      }, saved: [Fixture.oslo: stage.old])
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
