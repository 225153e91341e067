import ScreenTestSupport

/// Whole sessions, as a person sees them.
@MainActor @Suite(.timeLimit(.minutes(5))) struct SessionTests {
  /// The start reads the settings once; later commands read them again.
  @Test func speaksTheLanguageThatWasSetAfterTheStart() async {
    let session = Session(
      [.line("set language sk"), .line("q"), .line("quit")],
      kept: SavedPlaces(searches: [Fixture.oslo]), weather: .answering(Fixture.report),
      saved: [Fixture.oslo: Fixture.report(fetched: Fixture.now.addingTimeInterval(-7200))])
    #expect(await session.run(openingHome: true).text.contains("Vane ukončíte ďalším q."))
  }

  @Test func searchPickStarAndQuit() async {
    let session = Session(
      ["search spring", "1", "star", "quit", "never reached"],
      gazetteer: .finding(Array(Fixture.springfields.prefix(3))),
      weather: .answering(Fixture.report))
    let (text, status) = await session.run(openingHome: true)
    expectText(
      text.withoutReports,
      is: """
         [Forecast] · Searches · Favorites · Map
         No searches yet. Type: search Oslo
         Then open a row of the list by its number: 1
         For a list of commands, type: help
        > search spring
         Forecast · [Searches] · Favorites · Map
         3 places for spring
            place        region, country                people
         1  Springfield  Missouri, United States       169,176
         2  Springfield  Massachusetts, United States  155,929
         3  Springfield  Illinois, United States       114,394
        > 1
         Forecast · Searches · Favorites · Map
         Springfield, Missouri, United States    Open-Meteo · 14:00 · fetched 12 min ago
         …
        > star
         ★ Added Springfield to favorites.
        > quit

        """)
    #expect(text.contains("\n The next days\n"))
    #expect(status == 0)
    #expect(session.kept.places(.searches) == [Fixture.springfields[0]])
    #expect(session.kept.places(.favorites) == [Fixture.springfields[0]])
  }

  @Test func goesThroughTheScreensAndBack() async {
    let session = Session(
      ["h", "2", "map", "b", "..", "back", "back"],
      kept: SavedPlaces(
        searches: [Fixture.oslo, Fixture.tokyo], favorites: [Fixture.oslo], pins: [Fixture.pin]),
      weather: .answering(Fixture.bareReport))
    let answers = await session.answers()
    let tabs = answers.map { $0.prefix { $0 != "\n" }.firstMatch(of: /\[(\w+)/)?.1 ?? "" }
    #expect(tabs == ["Searches", "", "Map", "", "Searches", "Forecast", "Forecast"])
    #expect(answers[1].contains("\n 東京, 東京都, 日本   ") && answers[3] == answers[1])
    #expect(answers[4].contains(" 1  東京   東京都, 日本"), "\(answers[4])")
    #expect(answers[5].contains("\n 1 Oslo\n\n 東京, 東京都, 日本   "), "\(answers[5])")
    #expect(answers[6] == answers[5])
  }

  @Test func turnsPages() async {
    let session = Session(
      ["search spring", "", "", "more", "page 1", "page 3"],
      gazetteer: .finding(Fixture.springfields), rows: 19)
    let answers = await session.answers()
    let head = " Forecast · [Searches] · Favorites · Map\n"
    #expect(answers[0].hasPrefix(head + " 12 places for spring\n"))
    #expect(
      answers[0].hasSuffix(
        """
         8  Springfield  Pennsylvania, United States    24,160
         4 more: press Return.

        """), "\(answers[0])")
    expectText(
      answers[1],
      is: """
         12 places for spring
             place        region, country            people
          9  Springfield  New Jersey, United States  15,817
         10  Springfield  Vermont, United States      9,373
         11  Springfield  Florida, United States      8,903
         12  Springfield  Michigan, United States     5,260

        """)
    #expect(answers[2] == "")
    #expect(answers[3] == " This is the last page.\n")
    #expect(answers[0] == head + answers[4])
    #expect(answers[5] == " Page 3 doesn't exist. The list has pages 1 to 2.\n")
  }
}
