import ScreenTestSupport

/// Each of these tests types a single command at the prompt.
@MainActor @Suite(.timeLimit(.minutes(5))) struct CommandTests {
  @Test func offersTheNearestCommand() async {
    let session = Session(["favorats", "se", "help frobnicate", "page"], gazetteer: .finding([]))
    let (text, status) = await session.run()
    expectText(
      text,
      is: """
        > favorats
         "favorats" isn't understood. Did you mean "favorites"? For a place of that
         name, type: search favorats
        > se
         "se" is ambiguous: search, searches, set. Type more letters.
        > help frobnicate
         Unknown command "frobnicate". Type help for a list.
        > page
         No list to choose from yet. Type: search Oslo

        """)
    // A person saw it.
    #expect(status == 0)
  }

  @Test func aPlaceBehindTheMapIsWhereItLooks() async {
    let gazetteer = GazetteerClient.finding([Fixture.oslo])
    let behind = Session(["map oslo"], gazetteer: gazetteer, columns: 40)
    let at = Session(["map at oslo"], gazetteer: gazetteer, columns: 40)
    _ = await (behind.run(), at.run())
    #expect(behind.lines.errors == "")
    #expect(behind.lines.transcript.dropFirst(10) == at.lines.transcript.dropFirst(13))
  }

  @Test func saysThatThereIsNoSuchCountry() async {
    let session = Session(["search oslo in xx"], gazetteer: .finding([]), geocoding: .finding([]))
    let sentence = " \"xx\" isn't a country or region. Type country for a list of countries.\n"
    #expect(await session.answers() == [sentence])
  }

  @Test func looksForNoPlaceBehindTheNameOfAScreen() async {
    expectText(
      await Session(["favorites oslo", "rm 1"]).run().text,
      is: """
        > favorites oslo
         "oslo" isn't understood. Did you mean "favorites filter oslo"? For a place of
         that name, type: search oslo
        > rm 1
         No list to choose from yet. Type: search Oslo

        """)
  }

  @Test(arguments: [
    ("search Oslo --json", "--json"), ("-w", "-w"), ("Oslo -o", "-o"), ("country -o SK", "-o"),
    ("nearest -o 1 2", "-o"), ("forecast --now", "--now"), ("favorites rm -f", "-f"),
  ])
  func refusesOptions(line: String, option: String) async {
    let answers = await Session([.line(line)]).answers()
    #expect(answers == [" Unknown option \(option). Type help or vane --help for a list.\n"])
  }

  /// A negative number looks like an option but isn't one.
  @Test(arguments: [["nearest", "-33.87", "151.21"], ["nearest", "-1", "-2"]])
  func takesNegativeNumbers(words: [String]) async {
    #expect(await Session([], runMode: .pipe, gazetteer: .naming(nil)).run(words).status == 3)
  }

  @Test(arguments: ["search -o oslo", "s oslo -o", "/oslo -o", "search -o -o oslo", "/ -o oslo"])
  func asksTheServiceAsWell(line: String) async {
    let session = Session(
      [.line(line)], gazetteer: .finding([Fixture.oslo]),
      geocoding: PlacesClient { text, _ async throws(ServiceError) in
        #expect(text == "oslo")
        return [Fixture.tokyo]
      })
    expectText(
      await session.run().text,
      is: """
        > \(line)
         Forecast · [Searches] · Favorites · Map
         2 places for oslo
            place  region, country     people
         1  Oslo   Oslo, Norway       580,000
         2  東京   東京都, 日本     9,733,276

        """)
  }

  @Test func searchesForABareText() async {
    let asked = Mutex<[String]>([])
    let session = Session(
      ["New York", "springfield in us", "s Stratford in Avon", "/oslo in norway"],
      gazetteer: .finding([]),
      geocoding: PlacesClient { text, country async throws(ServiceError) in
        asked.withLock { $0.append("\(text)|\(country ?? "")") }
        return [Fixture.oslo]
      })
    let (_, status) = await session.run()
    #expect(
      asked.withLock { $0 } == ["New York|", "springfield|US", "Stratford in Avon|", "oslo|NO"])
    #expect(status == 0)
  }

  @Test func marksNoSampleWeatherWhereThereIsNone() async {
    let session = Session(
      ["h"], kept: SavedPlaces(searches: [Fixture.oslo]),
      settings: SavedSettings(["service": "sample"]))
    let text = await session.run().text
    #expect(text.contains(" 1  Oslo   Oslo, Norway     580,000\n") && !text.contains("SAMPLE"))
  }

  @Test func carriesOutACommandOnAnotherScreen() async {
    let session = Session(
      ["favorites rm 1", "map rm 1", "h 1"],
      kept: SavedPlaces(searches: [Fixture.oslo], favorites: [Fixture.tokyo], pins: [Fixture.pin]),
      weather: .answering(Fixture.emptyReport))
    let answers = await session.answers()
    #expect(
      Array(answers.prefix(2)) == [
        """
         Deleted 東京 from your favorites. Type undo to restore it.
         No favorites yet. Open a place and type: star

        """,
        """
         Deleted 48.15° N 17.11° E from your pins. Type undo to restore it.
         No pins yet. Type: pin 48.15 17.11

        """,
      ])
    #expect(answers[2].contains("\n Oslo, Norway   "), "\(answers)")
  }

  @Test func opensTheBestMatchOfADetail() async {
    let session = Session(
      ["detail spring", "back"], gazetteer: .finding(Fixture.springfields),
      weather: .answering(Fixture.emptyReport))
    let answers = await session.answers()
    let which = " 1 of 12 places called Springfield. Type: search Springfield\n"
    #expect(answers[0].contains(which + " Springfield, Missouri, United States  "), "\(answers)")
    expectText(answers[1], has: "\n Springfield, Missouri, United States  ", lacks: which)
    #expect(session.kept.places(.searches) == [Fixture.springfields[0]])
  }

  @Test(arguments: ["search xyzzy", "detail xyzzy"])
  func staysWhereItIsWhenNothingIsFound(line: String) async {
    let session = Session(
      [.line(line), "star"], kept: SavedPlaces(searches: [Fixture.oslo]), gazetteer: .finding([]),
      geocoding: .finding([]), weather: .answering(Fixture.report))
    let (text, status) = await session.run()
    #expect(
      text == """
        > \(line)
         No place matches "xyzzy". Try another spelling, or only the beginning of the
         name.
        > star
         ★ Added Oslo to favorites.

        """)
    #expect(status == 0)
  }
}
