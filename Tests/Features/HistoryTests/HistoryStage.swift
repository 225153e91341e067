@testable import History
import ScreenTestSupport

/// The surroundings of the pages of the past in their tests.
@MainActor struct HistoryStage {
  let recorder = ContextRecorder()
  /// The records that were opened.
  let exits = Exits<Report>()

  func presenter(_ clients: HistoryClients, saved: [Place: Report] = [:]) -> RecordsPresenter {
    let words = Wording()
    return RecordsPresenter(
      PastPresenter(
        place: Fixture.oslo,
        interactor: HistoryInteractor(
          place: Fixture.oslo, clients: clients,
          reports: ReportLoader(
            weather: .failing(.noNetwork(host: "example.org")), savedReports: .holding(saved),
            words: words), now: { Fixture.now }), words: words, context: recorder.context)
    ) { exits.leave(by: $0) }
  }
}
