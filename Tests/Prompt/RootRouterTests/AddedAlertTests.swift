import Clients
import Reports
import ScreenTestSupport
import Testing

/// An alert that was just added, which can be taken back.
@MainActor struct AddedAlertTests {
  /// One that was there before stays.
  @Test func isTakenBack() async {
    let kept = SavedQuestions()
    let session = Session(
      [
        "tell when rain 1h", "tell when rain 1h", "tell when above 30 at 1-2",
        "undo",
      ],
      kept: SavedPlaces(
        searches: [Fixture.oslo], favorites: [Fixture.bratislava, Fixture.oslo]),
      questions: kept.client)
    _ = await session.run()
    #expect(kept.list.map(\.text) == ["rain 1h"])
    #expect(session.lines.transcript.contains("Deleted: "))
  }
}
