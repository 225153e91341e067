import Clients
import LineEditor
import RootRouter
import ScreenTestSupport
import Testing

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
    expectText(
      text,
      is: """
         Canceled.
        > searches
         Forecast · [Searches] · Favorites · Map
         Your searches, newest first
            place  region, country   people
         1  Oslo   Oslo, Norway     580,000

        """)
    #expect(status == 0)
  }

  /// A search that was cancelled neither becomes the list that numbers mean nor moves the person.
  @Test func interruptedSearchLeavesNoTrace() async {
    let session = stage.searching([
      "searches", "search spring", .act { await stage.letGo() }, "1",
    ])
    stage.interrupt(session)
    expectText(
      await session.run().text.withoutReports,
      is: """
        > searches
         Forecast · [Searches] · Favorites · Map
         Your searches, newest first
            place  region, country   people
         1  Oslo   Oslo, Norway     580,000
        > search spring
         Canceled.
        > 1
         Forecast · Searches · Favorites · Map
         Oslo, Norway                                      Open-Meteo · fetched just now
         …

        """)
    #expect(session.kept.places(.searches) == [Fixture.oslo])
  }

  /// The search stays behind even if the person opens another page before the service notices the interruption.
  @Test func interruptedSearchDoesNotMoveWhoWentElsewhere() async {
    let session = stage.searching(
      ["search spring", "map", "1", .act { await stage.letGo() }, "star", "back", "back"],
      pins: [Fixture.pin])
    stage.interrupt(session)
    expectText(
      await session.run().text.withoutReports,
      is: """
        > search spring
         Canceled.
        > map
         Forecast · Searches · Favorites · [Map]
         Pins
         1  48.15° N 17.11° E  48.15  17.11
        > 1
         Forecast · Searches · Favorites · Map
         48.15° N 17.11° E                                 Open-Meteo · fetched just now
         …
        > star
         ★ Added 48.15° N 17.11° E to favorites.
        > back
         Forecast · Searches · Favorites ★1 · [Map]
         Pins
         1  48.15° N 17.11° E  48.15  17.11
        > back
         [Forecast] · Searches · Favorites ★1 · Map
         1 48.15° N 17.11° E

         Oslo, Norway                                      Open-Meteo · fetched just now
         …

        """)
  }

  /// If nothing has been shown yet, an interrupted choice stays on the list.
  @Test func interruptedPickStaysOnTheList() async {
    let session = stage.session([
      "searches", "1", "unstar", .act { await stage.letGo() }, "star", "rm 1",
    ])
    stage.interrupt(session)
    expectText(
      await session.run().text,
      is: """
        > searches
         Forecast · [Searches] · Favorites · Map
         Your searches, newest first
            place  region, country   people
         1  Oslo   Oslo, Norway     580,000
        > 1
         Canceled.
        > unstar
         Oslo isn't a favorite.
        > star
         ★ Added Oslo to favorites.
        > rm 1
         Deleted Oslo from your searches. Type undo to restore it.
         No searches yet. Type: search Oslo

        """)
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
