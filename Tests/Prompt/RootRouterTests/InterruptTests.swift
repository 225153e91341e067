import LineEditor
import RootRouter
import ScreenTestSupport

/// Ctrl-C while a request is under way.
@MainActor @Suite(.timeLimit(.minutes(5))) struct InterruptTests {
  private let stage = BackgroundStage()

  /// The prompt is back at once; what the service says later is dropped.
  @Test func interruptGivesThePromptBack() async {
    let session = stage.session([.act { await stage.letGo() }, "searches"])
    Task {
      await stage.gate.reached()
      #expect(session.lines.isBusy)
      session.loop.interrupt()
      #expect(!session.lines.isBusy)
    }
    let (text, status) = await session.run(openingHome: true)
    #expect(text.hasPrefix(" Canceled.\n> searches\n"), "\(text)")
    #expect(!text.contains("°C"), "\(text)")
    #expect(status == 0)
  }

  /// A search that was cancelled neither becomes the list that numbers mean nor moves the person.
  @Test func interruptedSearchLeavesNoTrace() async {
    let session = stage.searching(["searches", "search spring", .act { await stage.letGo() }, "1"])
    stage.interrupt(session)
    let answers = await session.answers()
    #expect(answers[1] == " Canceled.\n")
    #expect(answers[2].contains("\n Oslo, Norway   "), "\(answers)")
    #expect(session.kept.places(.searches) == [Fixture.oslo])
  }

  /// The search stays behind even if the person opens another page before the service notices the interruption.
  @Test func interruptedSearchDoesNotMoveWhoWentElsewhere() async {
    let session = stage.searching(
      ["search spring", "map", "1", .act { await stage.letGo() }, "star", "back", "back"],
      pins: [Fixture.pin])
    stage.interrupt(session)
    let answers = await session.answers()
    #expect(answers[0] == " Canceled.\n")
    #expect(answers[2].contains("\n 48.15° N 17.11° E   "), "\(answers)")
    #expect(answers[3] == " ★ Added 48.15° N 17.11° E to favorites.\n")
    #expect(answers[4].contains(" · [Map]\n Pins\n 1  48.15° N 17.11° E "), "\(answers)")
    #expect(answers[5].contains("\n Oslo, Norway   "), "\(answers)")
  }

  @Test func interruptedPickStaysOnTheList() async {
    let session = stage.session([
      "searches", "1", "unstar", .act { await stage.letGo() }, "star", "rm 1",
    ])
    stage.interrupt(session)
    #expect(
      await session.answers().dropFirst() == [
        " Canceled.\n", " Oslo isn't a favorite.\n", " ★ Added Oslo to favorites.\n",
        """
         Deleted Oslo from your searches. Type undo to restore it.
         No searches yet. Type: search Oslo

        """,
      ])
  }

  @Test func interruptWithoutACommandDoesNothing() async {
    let session = stage.session(["searches"])
    session.loop.interrupt()
    let (text, status) = await session.run()
    session.loop.interrupt()
    #expect(!text.contains("Cancelled"))
    #expect(status == 0)
  }

  @Test(arguments: [true, false])
  func interruptAtThePromptCancelsTheRequestUnlessItDropsText(droppedText: Bool) async {
    let session = stage.session(
      [.event(.interrupted(droppedText: droppedText)), .act { await stage.letGo() }, "quit"],
      saved: [Fixture.oslo: stage.old])
    let (text, status) = await session.run(openingHome: true)
    #expect(text.contains(" 7 °C") == droppedText)
    #expect(status == 0)
  }
}
