import Clients
import LineEditor
import Reports
import ScreenTestSupport
import Testing

/// A service that is silent for longer than the prompt waits (A6).
@MainActor @Suite(.timeLimit(.minutes(5))) struct WaitingTests {
  private let stage = BackgroundStage()

  /// A line typed below what is waited for runs, and the answer follows it.
  @Test func thePromptIsFree() async {
    let session = stage.session([
      "searches", "1", "set units", .act { await stage.letGo() }, "quit",
    ])
    expectText(
      await session.run().text.withoutReports,
      is: """
        > searches
         Forecast · [Searches] · Favorites · Map
         Your searches, newest first
            place  region, country   people
         1  Oslo   Oslo, Norway     580,000
        > 1
         Forecast · Searches · Favorites · Map
         Requesting the weather …
        > set units
         units = auto (metric)  auto, metric, imperial, si, uk
         Forecast · Searches · Favorites · Map
         Oslo, Norway                            Open-Meteo · 14:00 · fetched 12 min ago
         …
        > quit

        """)
  }

  /// The answer takes the place of what was waited for.
  @Test func theAnswerReplacesTheWait() async {
    let session = stage.session(["searches", "1", .act { await stage.letGo() }, "quit"])
    expectText(
      await session.run().text.withoutReports,
      is: """
        > searches
         Forecast · [Searches] · Favorites · Map
         Your searches, newest first
            place  region, country   people
         1  Oslo   Oslo, Norway     580,000
        > 1
         Forecast · Searches · Favorites · Map
         Oslo, Norway                            Open-Meteo · 14:00 · fetched 12 min ago
         …
        > quit

        """)
  }

  /// Ctrl-C gives up what is waited for, and the screen stays as it was before.
  @Test func isGivenUp() async {
    let session = stage.session([
      "searches", "1", .event(.interrupted(droppedText: false)), .act { await stage.letGo() },
      "rm 1",
    ])
    expectText(
      await session.run().text,
      is: """
        > searches
         Forecast · [Searches] · Favorites · Map
         Your searches, newest first
            place  region, country   people
         1  Oslo   Oslo, Norway     580,000
        > 1
         Forecast · Searches · Favorites · Map
         Requesting the weather …
        > ^
         Canceled.
        > rm 1
         Deleted Oslo from your searches. Type undo to restore it.
         No searches yet. Type: search Oslo

        """)
  }

  /// Whoever goes elsewhere stays there.
  @Test func movesNobodyWhoWentElsewhere() async {
    let session = stage.searching([
      "search spring", "searches", .act { await stage.letGo() }, "rm 1",
    ])
    expectText(
      await session.run().text,
      is: """
        > search spring
         Forecast · [Searches] · Favorites · Map
         Searching for spring …
        > searches
         Forecast · [Searches] · Favorites · Map
         Your searches, newest first
            place  region, country   people
         1  Oslo   Oslo, Norway     580,000
        > rm 1
         Deleted Oslo from your searches. Type undo to restore it.
         No searches yet. Type: search Oslo

        """)
  }

  /// The cities are known without a service.
  @Test func citiesAreNamedAtOnce() async {
    let session = Session(
      ["cities"], gazetteer: .listing([Fixture.oslo, Fixture.bratislava]),
      weather: stage.weather)
    stage.meanwhile(session) { text in
      expectText(
        text,
        is: """
          > cities
           2 cities worldwide, largest first
              place                     now
           1  Oslo        NO  Norway      –  no weather yet
           2  Bratislava  SK  Slovakia    –  no weather yet
           Narrow: filter TEXT. Sort: sort temperature. Open a city: its number.

          """)
    }
    expectText(
      await session.run().text.replacing("\u{A0}", with: " "),
      is: """
        > cities
         2 cities worldwide, largest first
            place                         now            humidity  wind      time
         1  Oslo        NO  Norway    ☁  7 °C  Overcast      81 %  4 m/s NW  14:00
         2  Bratislava  SK  Slovakia  ☁  7 °C  Overcast      81 %  4 m/s NW  14:00
         Narrow: filter TEXT. Sort: sort temperature. Open a city: its number.
         Open-Meteo · fetched 12 min ago
                                                    Open-Meteo.com, GeoNames · CC BY 4.0

        """)
  }

  /// So are favorites whose weather was never fetched.
  @Test(arguments: [false, true]) func favoritesAreNamedAtOnce(isOneKnown: Bool) async {
    let session = stage.session(
      ["favorites"], favorites: [Fixture.oslo, Fixture.bratislava],
      saved: isOneKnown ? [Fixture.oslo: stage.old] : [:])
    stage.meanwhile(session) { text in
      #expect(text.contains("\n 1  Oslo "))
      #expect(text.contains("\n 2  Bratislava "))
      #expect(text.contains("no weather yet\n"))
    }
    let text = await session.run().text
    #expect(!text.contains("no weather yet"))
    #expect(text.ranges(of: "\n 2  Bratislava ").count == 1)
  }

  /// So are the places that the gazetteer has of those searched for online as well.
  @Test(arguments: [false, true]) func knownPlacesAreListedAtOnce(fails: Bool) async {
    let session = Session(
      ["search -o spring"], gazetteer: .finding(Array(Fixture.springfields.prefix(2))),
      geocoding: PlacesClient { [gate = stage.gate] _, _ async throws(ServiceError) in
        await gate.pass()
        if fails { throw .timedOut(host: "api.example", seconds: 10) }
        return [Fixture.oslo]
      })
    stage.meanwhile(session) { text in
      #expect(text.contains(" 2 places for spring\n"))
    }
    let text = await session.run().text
    #expect(text.contains(" 3 places for spring\n") == !fails)
    #expect(text.ranges(of: " places for spring\n").count == 1)
    #expect(text.contains("api.example didn't respond within 10\u{A0}s.") == fails)
  }

  /// A script has nobody who could type meanwhile.
  @Test func aPipeWaits() async {
    let session = Session(
      ["forecast"], runMode: .pipe, kept: SavedPlaces(searches: [Fixture.oslo]),
      weather: stage.weather)
    Task {
      await stage.gate.reached()
      await settle()
      #expect(session.lines.transcript.isEmpty)
      stage.gate.open()
    }
    let text = await session.run().text
    #expect(!text.contains("Requesting"))
    #expect(text.contains("Oslo, Norway"))
  }
}
