import LineEditor
import ScreenTestSupport

/// A service that is silent for longer than the prompt waits (A6).
@MainActor @Suite(.timeLimit(.minutes(5))) struct WaitingTests {
  private let stage = BackgroundStage()

  /// A line typed below what is waited for runs, and the answer follows it.
  @Test func thePromptIsFree() async {
    let session = stage.session([
      "searches", "1", "set units", .act { await stage.letGo() }, "quit",
    ])
    let answers = await session.answers()
    let head = " Forecast · Searches · Favorites · Map\n"
    #expect(answers[1] == head + " Requesting the weather …\n")
    #expect(answers[2].hasPrefix(" units = auto (metric)  auto, metric, imperial, si, uk\n" + head))
    #expect(answers[2].contains("\n Oslo, Norway   "), "\(answers)")
  }

  @Test func theAnswerReplacesTheWait() async {
    let session = stage.session(["searches", "1", .act { await stage.letGo() }, "quit"])
    let answer = await session.answers()[1]
    #expect(answer.hasPrefix(" Forecast · Searches · Favorites · Map\n Oslo, Norway   "))
    #expect(!answer.contains("Requesting"), "\(answer)")
  }

  /// Ctrl-C gives up what is waited for, and the screen stays as it was before.
  @Test func isGivenUp() async {
    let session = stage.session([
      "searches", "1", .event(.interrupted(droppedText: false)), .act { await stage.letGo() },
      "rm 1",
    ])
    let answers = await session.answers()
    #expect(answers[1].hasSuffix("Map\n Requesting the weather …\n"), "\(answers)")
    #expect(answers[2] == " Canceled.\n")
    #expect(answers[3].hasPrefix(" Deleted Oslo from your searches."), "\(answers)")
  }

  @Test func movesNobodyWhoWentElsewhere() async {
    let session = stage.searching([
      "search spring", "searches", .act { await stage.letGo() }, "rm 1",
    ])
    let answers = await session.answers()
    #expect(answers[0].hasSuffix("Map\n Searching for spring …\n"), "\(answers)")
    #expect(answers[1].contains(" · [Searches] · Favorites · Map\n Your searches, newest first\n"))
    #expect(answers[2].hasPrefix(" Deleted Oslo from your searches."), "\(answers)")
  }

  /// The cities are known without a service.
  @Test func citiesAreNamedAtOnce() async {
    let session = Session(
      ["cities"], gazetteer: .listing([Fixture.oslo, Fixture.bratislava]),
      weather: stage.weather)
    stage.meanwhile(session) { text in
      #expect(text.contains("\n 2  Bratislava  SK  Slovakia    –  no weather yet\n"), "\(text)")
    }
    let text = await session.run().text.plain
    #expect(text.contains("\n 2  Bratislava  SK  Slovakia  ☁  7 °C  Overcast "), "\(text)")
    #expect(!text.contains("no weather yet"))
  }

  /// So are favorites whose weather was never fetched.
  @Test(arguments: [false, true]) func favoritesAreNamedAtOnce(isOneKnown: Bool) async {
    let session = stage.session(
      ["favorites"], favorites: [Fixture.oslo, Fixture.bratislava],
      saved: isOneKnown ? [Fixture.oslo: stage.old] : [:])
    stage.meanwhile(session) { text in
      expectText(text, has: "\n 1  Oslo ", "\n 2  Bratislava ", "no weather yet\n")
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
    expectText(await session.run().text, has: "Oslo, Norway", lacks: "Requesting")
  }
}
