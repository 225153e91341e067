import ScreenTestSupport

/// Commands with rows and pages act on the list that was shown last.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ListShownLastTests {
  private let places = [Fixture.oslo, Fixture.bratislava]

  /// A row that is no longer on the screen is neither deleted nor opened; the answer names it.
  @Test(arguments: Language.allCases)
  func aListThatIsGoneTakesNothing(language: Language) async {
    let gone: [(lines: [ScriptedLines.Step], line: String)] = [
      (["records Oslo", "detail Bratislava"], "records Oslo"),
      (["records Oslo", "hours Oslo"], "records Oslo"), (["searches", "1"], "searches"),
      (["search os", "1"], "search os"), (["cities", "1"], "cities"),
    ]
    for (lines, line) in gone {
      var typed: [ScriptedLines.Step] = ["2", "star 2", "page 1", "more"]
      // Cities are nobody's to delete, and places that were found aren't kept.
      if !["cities", "search os"].contains(line) { typed += ["rm 1", "clear"] }
      let session = Session.answeringEverything(lines + typed, in: language, searches: places)
      let answers = await session.answers()
      let sentence = language.phrases.sentence(for: .listGone(line: line))
      #expect(
        answers.suffix(typed.count).allSatisfy { $0.joinedLines.contains(sentence) },
        "\(line): \(answers.suffix(typed.count))")
      #expect(session.kept.places(.searches).count == 2)
    }
  }

  @Test func aRowOfAnotherListNamesIt() async {
    let answers = await Session.answers(
      to: [
        "search os", "favorites rm 1", "told rm 1", "move 1 2", "tell when rain at 1", "searches",
        "rm 9", "favorites", "rm 1",
      ], searches: places)
    for (index, list) in [(1, "favorites"), (2, "told")] {
      #expect(
        answers[index].joinedLines.contains(
          "Row 1 doesn't exist: the list of \"\(list)\" is empty."), "\(answers[index])")
    }
    // The rows on the screen may be meant.
    #expect(answers[3].contains("Did you mean \"favorites move 1 2\"?"), "\(answers[3])")
    #expect(answers[4].contains("Alert added: rain in "), "\(answers[4])")
    #expect(answers[6].contains("Row 9 doesn't exist. The list has rows 1 to 2."))
    #expect(answers[8].contains("Row 1 doesn't exist: the list is empty."))
  }

  /// The list that `undo` draws is the one on the screen, and a setting is taken back before an older change of a list.
  @Test func undoGoesToTheListOfTheChange() async {
    let answers = await Session.answers(
      to: [
        "star Oslo", "tell when rain in Bratislava", "favorites", "undo", "unstar 1",
        "set clock 24", "undo", "undo",
      ], searches: places)
    #expect(answers[4].contains("Row 1 doesn't exist: the list is empty."), "\(answers[4])")
    #expect(answers[6] == " Undone: the setting clock is as before.\n")
    #expect(answers[7].contains("Oslo, Norway is no longer a favorite."), "\(answers[7])")
  }

  /// All of no favorites is nothing to tell of.
  @Test func withoutFavoritesNoAlertIsAdded() async {
    let answers = await Session.answers(to: ["tell when rain all"], searches: places)
    #expect(answers[0].contains(English().noFavorites))
  }

  /// Places that were found aren't kept, on the screen or not, so that the list needn't be shown again.
  @Test func placesFoundAreNotChanged() async {
    let answers = await Session.answers(
      to: ["search os", "rm 1", "1", "rm 1", "rename 1 Cabin", "clear"], searches: places)
    for (index, name) in [(1, "rm"), (3, "rm"), (4, "rename"), (5, "clear")] {
      #expect(answers[index] == " \"\(name)\" works on your searches. Type searches first.\n")
    }
  }

  @Test func undoesFromAnywhere() async {
    let session = Session.answeringEverything(
      ["searches", "rm 2", "map", "undo", "hours Oslo", "star", "undo", "undo"],
      in: .english, searches: places)
    let answers = await session.answers()
    expectText(answers[3], has: "Restored Bratislava in your searches.", " 2  Bratislava")
    #expect(answers[6].contains("Oslo is no longer a favorite."), "\(answers)")
    #expect(answers[7] == " There is nothing to undo.\n")
    #expect(session.kept.places(.favorites).isEmpty)
  }

  /// After any search, the searches on the screen are those that `rm`, `clear` and `rename` are about (A1).
  @Test func searchesAreChangedAfterASearch() async {
    let answers = await Session.answers(
      to: ["search os", "1", "searches", "rm 2", "rename 1 Sever", "undo", "undo", "clear"],
      searches: places)
    #expect(answers[3].contains("Deleted Bratislava from your searches."), "\(answers[3])")
    #expect(answers[4].contains("Sever"), "\(answers[4])")
    #expect(answers[6].contains(" 2  Bratislava"), "\(answers[6])")
  }

  /// A list that was drawn before its refresh failed is the one that is arranged and picked from (A4).
  @Test func aListWhoseRefreshFailsIsOnTheScreen() async {
    let session = Session.answeringEverything(
      ["favorites", "cities", "filter os", "1"].map { .line($0) }, in: .english,
      searches: [Fixture.bratislava], weather: .failing(.noNetwork(host: "api.open-meteo.com")))
    let answers = await session.answers()
    #expect(!answers[2].contains("favorite"), "\(answers[2])")
    #expect(answers[3].contains("Oslo"), "\(answers[3])")
  }

  /// With rows, `move` arranges the favorites, wherever they are typed.
  @Test func movingRowsNamesTheFavorites() async {
    let answers = await Session.answers(to: ["star Oslo", "star Bratislava", "map", "move 2 1"])
    expectText(answers[3], has: "Read as: favorites move 2 1\n", "Moved")
  }

  /// A way's row is none of the favorites.
  @Test func movingWaysIsAsked() async {
    let answers = await Session.answers(to: [
      "star Oslo", "star Bratislava", "along Oslo to Bratislava by car", "star", "ways", "move 1 2",
    ])
    #expect(answers[5].contains("Did you mean \"favorites move 1 2\"?"), "\(answers[5])")
  }

  /// Rows of another list on the screen may be meant, so that nothing is moved before the user has said so.
  @Test func movingRowsOfAnotherListIsAsked() async {
    let answers = await Session.answers(
      to: ["star Oslo", "star Bratislava", "searches", "move 2 1", "1", "search os", "move 0 1"],
      searches: places.reversed())
    #expect(!answers[6].contains("Moved"), "\(answers[6])")
    #expect(answers[3].contains("Did you mean \"favorites move 2 1\"?"), "\(answers[3])")
    #expect(answers[4].contains("Moved Bratislava to row 1."), "\(answers[4])")
  }

  @Test func aPageOpenedByTheNameOfItsListTakesItsPlace() async {
    let gone = English().sentence(for: .listGone(line: "favorites"))
    let answers = await Session.answers(
      to: ["star Oslo", "star Bratislava", "favorites", "favorites 2", "detail 1"], searches: [])
    #expect(answers[4].joinedLines.contains(gone))
  }

  @Test func aListWithoutAPlaceAtHandNamesItsRows() async {
    let answers = await Session.answers(to: ["home off", "search os", "star"], searches: [])
    #expect(answers[2].joinedLines.contains(English().sentence(for: .noPlace(line: "star 1"))))
  }

  @Test(arguments: ["more", "page 2", "rm 1", "clear"])
  func saysThatThereIsNoList(line: String) async {
    let session = Session([.line(line)], kept: SavedPlaces(searches: places))
    #expect(await session.answers() == [" No list to choose from yet. Type: search Oslo\n"])
    #expect(session.kept.places(.searches) == places)
  }

  /// Return turns the page of what stands above it, and of nothing that was shown before.
  @Test(arguments: [
    ([], true), (["q"], false), (["help", "q"], false), (["1", "q"], false), (["star 1"], false),
    (["1", "back"], true),
  ])
  func returnGoesOnWithWhatWasShownLast(lines: [String], turns: Bool) async {
    let session = Session.answeringEverything(
      [.line("searches")] + lines.map { .line($0) } + [.line("")], in: .english,
      searches: Fixture.springfields, rows: 12)
    let last = await session.answers().last ?? ""
    #expect(turns ? last.contains("Page 2 of") : last.isEmpty, "\(last)")
  }

  @Test(arguments: ["rm 1", "rm 1-2", "rm all"])
  func aCommandAboutRowsIsNoPlaceOnAPage(line: String) async {
    let answers = await Session.answers(to: [.line("search os"), .line("1"), .line(line)])
    #expect(answers[2].contains("\"rm\" works on your searches."), "\(answers[2])")
  }

  @Test func goesBackToThePlacesFound() async {
    let answers = await Session.answers(to: ["search os", "1", "back", "2"])
    // The place that was opened has its weather now.
    let titles = answers.map { $0.split(separator: "\n").prefix(2) }
    #expect(titles[2] == titles[0] && answers[2].contains("7\u{A0}°C"), "\(answers[2])")
    #expect(answers[3].contains(Fixture.bratislava.name))
  }

  /// A command from the shell shows every row, because it has no next page.
  @Test func showsAShellEveryRow() async {
    var runMode = RunMode.pipe
    runMode.isOneCommand = true
    let kept = SavedPlaces(searches: Fixture.springfields)
    let text = await Session([], runMode: runMode, kept: kept).run(["searches"]).text
    expectText(text, has: "Michigan", lacks: "Page 1")
  }

  /// `undo` is not mentioned if the next command is another run, which cannot undo anything.
  @Test(arguments: [true, false]) func tellsOfUndoWhereItCanFollow(isOneCommand: Bool) async {
    var runMode = RunMode.pipe
    runMode.isOneCommand = isOneCommand
    let session = Session([], runMode: runMode, kept: SavedPlaces(searches: [Fixture.oslo]))
    let text = await session.run(["searches", "rm", "1"]).text
    #expect(text.contains("Deleted Oslo from your searches."))
    #expect(text.contains("Type undo to restore it.") != isOneCommand, "\(text)")
  }

  @Test func leavesAPageAndThenQuits() async {
    for rows in [500, 12] {
      let session = Session.answeringEverything(
        ["detail", "q", "hours Oslo", "q", "q", "searches"], in: .english, rows: rows)
      let answers = await session.answers()
      #expect(answers.count == 5)
      #expect(answers[1] == (rows == 12 ? "" : " Type q again to quit.\n"))
    }
  }

  @Test(arguments: ["hours", "chart rain", "air", "days", "past 2", "when dry", "sun", "line"])
  func hasOnePlaceAtHand(line: String) async {
    let session = Session.answeringEverything(
      ["favorites", .line(line)], in: .english, searches: [Fixture.oslo])
    #expect(await session.answers()[1].contains("Oslo") || line == "line")
    #expect(session.lines.errors == "")
  }
}

extension String {
  /// The text as one line, however it was wrapped.
  fileprivate var joinedLines: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
