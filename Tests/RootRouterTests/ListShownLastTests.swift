import Phrases
import ScreenKit
import ScreenTestSupport
import Testing
import WeatherClients
import WeatherModels

/// What is done with rows and pages is done with the list that was shown last.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ListShownLastTests {
  private let places = [Fixture.oslo, Fixture.bratislava]

  /// A weather record must not go where the searches stand on the screen.
  @Test(arguments: Language.allCases)
  func deletesASearchAndNoRecord(language: Language) async {
    let session = Session.answeringEverything(
      ["records Oslo", "searches", "1", "rm 1"], in: language, searches: places)
    let text = await session.run().text
    let sentence = language.phrases.removed([places[0].name], from: .searches)
    #expect(text.contains(sentence))
    #expect(session.kept.places(.searches).count == 1)
  }

  @Test func undoesTheLastDeletionFromAnotherScreen() async {
    let session = Session.answeringEverything(
      [
        "searches", "star 1", "favorites", "rm 1", "searches", "rm 2", "map", "undo", "undo",
        "undo", "undo",
      ], in: .english, searches: places)
    let answers = await session.answers()
    #expect(answers[7].contains("Restored Bratislava in your searches."))
    #expect(answers[8].contains("Restored Oslo in your favorites."))
    #expect(answers[9].contains("Oslo is no longer a favorite."))
    #expect(answers[10] == " There is nothing to undo.\n")
    #expect(session.kept.places(.searches).map(\.name) == places.map(\.name))
    #expect(session.kept.places(.favorites).isEmpty)
  }

  @Test(arguments: ["more", "page 2", "rm 1", "clear"])
  func saysThatThereIsNoList(line: String) async {
    let session = Session([.line(line)], kept: KeptPlaces(searches: places))
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

  @Test func goesBackToThePlacesFound() async {
    let session = Session.answeringEverything(["search os", "1", "back", "2"], in: .english)
    let answers = await session.answers()
    #expect(answers[2] == answers[0])
    #expect(answers[3].contains(Fixture.bratislava.name))
  }

  /// Nobody can turn the page of the one command of a shell.
  @Test func showsAShellEveryRow() async {
    var runMode = RunMode.pipe
    runMode.isOneCommand = true
    let kept = KeptPlaces(searches: Fixture.springfields)
    let text = await Session([], runMode: runMode, kept: kept).run(["searches"]).text
    #expect(text.contains("Michigan"))
    #expect(!text.contains("Page 1"))
  }

  /// Where the next command is another run, nothing can be taken back.
  @Test(arguments: [true, false]) func tellsOfUndoWhereItCanFollow(isOneCommand: Bool) async {
    var runMode = RunMode.pipe
    runMode.isOneCommand = isOneCommand
    let session = Session([], runMode: runMode, kept: KeptPlaces(searches: [Fixture.oslo]))
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
