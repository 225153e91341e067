import ScreenTestSupport

/// Commands that mean a place: of a row, of the screen, or by its position.
@MainActor @Suite(.timeLimit(.minutes(5))) struct PlaceCommandTests {
  @Test func picksFromTheListLastShown() async {
    let session = Session(
      ["search spring", "1", "3", "back", "pin 2", "1", "12", "0"],
      gazetteer: .finding(Array(Fixture.springfields.prefix(3))),
      weather: .answering(Fixture.emptyReport))
    let answers = await session.answers()
    #expect(answers[1].contains("\n Springfield, Missouri, United States  "), "\(answers)")
    #expect(
      answers[2]
        == " The list of \"search spring\" isn't on the screen any more. Type: search spring\n")
    #expect(answers[3] == answers[0])
    #expect(answers[4].contains(" · [Map]\n Pinned Springfield.\n Pins\n"), "\(answers)")
    #expect(answers[5].contains("\n Springfield, Massachusetts, United States  "), "\(answers)")
    for answer in answers.suffix(2) {
      #expect(answer == " The list of \"map\" isn't on the screen any more. Type: map\n")
    }
  }

  @Test(arguments: [
    ("1", "list to choose from"), ("star 1", "list to choose from"),
    ("pin 2", "list to choose from"), ("rm 1", "list to choose from"), ("star", "searches"),
    ("unstar", "searches"), ("pin", "searches"), ("detail", "searches"), ("refresh", "searches"),
  ])
  func hasNothingToPickBeforeAList(line: String, missing: String) async {
    #expect(
      await Session([.line(line)]).answers() == [" No \(missing) yet. Type: search Oslo\n"])
  }

  @Test func starsAndUnstars() async {
    let session = Session(
      [
        "star", "*", "favorites", "unstar", "h", "star 2", "unstar 1", "unstar 1", "star x",
        "forecast",
      ],
      kept: SavedPlaces(searches: [Fixture.oslo, Fixture.tokyo]), gazetteer: .finding([]),
      geocoding: .finding([]),
      weather: .answering(Fixture.emptyReport))
    let answers = await session.answers()
    #expect(answers[0] == " ★ Added Oslo to favorites.\n")
    #expect(answers[1] == " Oslo is already a favorite.\n")
    #expect(answers[2].contains(" · [Favorites ★1] · Map\n 1  Oslo  "), "\(answers)")
    #expect(answers[3] == " No place is open. For row 1 of the last list, type: unstar 1\n")
    #expect(
      answers[5...7] == [
        " ★ Added 東京 to favorites.\n", " Oslo is no longer a favorite.\n",
        " Oslo isn't a favorite.\n",
      ])
    #expect(answers[8].hasPrefix(" No place matches \"x\"."))
    #expect(answers[9].contains("[Forecast] · Searches · Favorites ★1 · Map\n 1 東京\n"))
    #expect(session.kept.places(.favorites) == [Fixture.tokyo])
  }

  /// On the list of favorites `unstar` takes rows as `rm` does, and can be undone.
  @Test func unstarsOnTheListOfFavorites() async {
    let session = Session(
      ["favorites", "unstar 1 2", "undo", "unstar 3", "star 1"],
      kept: SavedPlaces(favorites: [Fixture.oslo, Fixture.bratislava]),
      weather: .answering(Fixture.emptyReport))
    let answers = await session.answers()
    #expect(
      answers[1] == """
         Deleted Oslo and Bratislava from your favorites. Type undo to restore them.
         No favorites yet. Open a place and type: star

        """)
    let list = answers[0].drop { $0 != "\n" }
    #expect(answers[2] == " Restored Oslo and Bratislava in your favorites." + list)
    #expect(answers[3] == " Row 3 doesn't exist. The list has rows 1 to 2.\n")
    #expect(answers[4] == " Oslo is already a favorite.\n")
    #expect(session.kept.places(.favorites) == [Fixture.oslo, Fixture.bratislava])
  }

  @Test func pins() async {
    let session = Session(
      [
        "pin 48.15 17.11", "pin -33.87,151.21", "pin 48.1, 17", "pin 91 0", "pin nowhere", "pin 1",
        "f", "pin", "h", "pin 2",
      ],
      kept: SavedPlaces(searches: [Fixture.oslo, Fixture.tokyo]), gazetteer: .naming(nil),
      geocoding: .finding([]),
      weather: .answering(Fixture.emptyReport))
    let answers = await session.answers()
    let pinned = answers.map { $0.firstMatch(of: /\[Map\]\n Pinned (.*)\./).map { String($0.1) } }
    #expect(
      pinned == [
        "48.15° N 17.11° E", "33.87° S 151.21° E", "48.10° N 17.00° E", nil, nil,
        nil, nil, "Oslo", nil, "東京",
      ])
    #expect(answers[5].contains("\n 48.15° N 17.11° E is already pinned.\n"))
    #expect(answers[3].contains("\"91 0\" isn't a valid position."))
    #expect(answers[4].contains("No place matches \"nowhere\"."))
    #expect(
      answers[9].hasSuffix(
        """
         Pins
         1  48.15° N 17.11° E                  48.15   17.11
         2  33.87° S 151.21° E                −33.87  151.21
         3  48.10° N 17.00° E                  48.10   17.00
         4  Oslo                Oslo, Norway   59.91   10.75
         5  東京                東京都, 日本   35.69  139.69

        """), "\(answers[9])")
  }
}
