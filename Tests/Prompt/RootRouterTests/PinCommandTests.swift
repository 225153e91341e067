import ScreenTestSupport

/// Pins by name, and the files of places, from any screen.
@MainActor @Suite(.timeLimit(.minutes(5))) struct PinCommandTests {
  @Test func pinsAPlaceByItsName() async {
    let session = Session(["pin Oslo"], gazetteer: .finding([Fixture.oslo]))
    expectText(
      await session.run().text,
      is: """
        > pin Oslo
         Forecast · Searches · Favorites · [Map]
         Pinned Oslo.
         Pins
         1  Oslo  Oslo, Norway  59.91  10.75

        """)
    #expect(session.kept.places(.pins) == [Fixture.oslo])
  }

  /// `undo` says what it took back: a new pin, and a name. One that was there stays.
  @Test func zoomsOnAPinWhereNobodyIsKnown() async {
    let session = Session(
      ["pin Oslo", "zoom 6", "detail"], gazetteer: .finding([Fixture.oslo]),
      weather: .answering(Fixture.report))
    expectText(await session.run().text, has: "\n Oslo, Norway", lacks: "0.00° N")
  }

  @Test func undoSaysWhatItTookBack() async {
    let session = Session(
      ["pin Oslo", "pin Oslo", "rename 1 Hut", "undo", "undo", "undo"],
      gazetteer: .finding([Fixture.oslo]))
    let answers = await session.answers()
    #expect(answers[3].contains(" Renamed Hut to Oslo.\n"), "\(answers[3])")
    #expect(answers[4].contains(" Deleted Oslo from your pins.\n"), "\(answers[4])")
    #expect(answers[5] == " There is nothing to undo.\n")
    #expect(session.kept.places(.pins) == [])
  }

  @Test(arguments: ["91 0", "0 500", "NaN 0", "0 nan", "inf inf", "1 2 3", "-91,0"])
  func refusesWhatIsNoPosition(text: String) async {
    let session = Session([], runMode: .pipe)
    #expect(await session.run(["pin"] + text.split(separator: " ").map(String.init)).status == 2)
    #expect(
      session.lines.errors
        == "\"\(text)\" isn't a valid position. Latitude is -90 to 90, longitude -180 to 180, as in 48.15 17.11.\n"
    )
    #expect(session.kept.places(.pins) == [])
  }

  @Test func takesNoGuess() async {
    let session = Session(
      [], runMode: .pipe,
      gazetteer: .matching([PlaceMatch(place: Fixture.oslo, kind: .typo, score: 3, slips: 2)]),
      geocoding: .finding([]))
    #expect(await session.run(["pin", "Osol"]).status == 3)
    #expect(session.kept.places(.pins) == [])
  }

  @Test func importsFromAnyScreenAndUndoesIt() async {
    let oslo = ListedPlace(
      list: .favorites, kept: SavedPlace(place: Fixture.oslo, added: Fixture.now))
    let session = Session(
      ["import a b.gpx", "undo", "export c.gpx"],
      files: SavedFiles(["a b.gpx": PlaceFileContent(places: [oslo])]).client)
    expectText(
      await session.run().text,
      is: """
        > import a b.gpx
         Forecast · Searches · Favorites · [Map]
         Added 1 favorite. Type undo to delete it.
         Favorites
         1  Oslo  Oslo, Norway  59.91  10.75
        > undo
         Deleted 1 favorite.
         No pins yet. Type: pin 48.15 17.11
        > export c.gpx
         There are no favorites or pins to export.

        """)
  }

  @Test func exportsFromTheShell() async {
    let files = SavedFiles()
    let kept = SavedPlaces(favorites: [Fixture.oslo])
    let session = Session([], runMode: .pipe, kept: kept, files: files.client)
    #expect(await session.run(["export", "a.gpx"]) == (" Saved 1 favorite to a.gpx.\n", 0))
    #expect(files["a.gpx"]?.places.count == 1)
    let again = Session([], runMode: .pipe, kept: kept, files: files.client)
    #expect(await again.run(["export", "a.gpx"]).status == 1)
    #expect(again.lines.errors == "a.gpx already exists. To replace it, use vane --yes.\n")
  }

  @Test func asksForTheFile() async {
    let session = Session(["import", "export", "map rename", "map rename 1", "rename 1 A"])
    #expect(
      await session.run().text.hasPrefix(
        """
        > import
         Usage: import FILE
        > export
         Usage: export FILE
        > map rename
         Usage: rename N [TEXT]
        > map rename 1
         Row 1 doesn't exist: the list of "map" is empty.
        > rename 1 A
        """))
  }
}
