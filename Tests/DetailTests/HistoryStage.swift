import Phrases
import ScreenKit
import ScreenTestSupport
import WeatherClients
import WeatherModels

@testable import Detail

/// What surrounds the pages of the past in their tests.
@MainActor struct HistoryStage {
  let recorder = ContextRecorder()

  func presenter(
    _ clients: HistoryClients, saved: [Place: Report] = [:]
  ) -> DetailHistoryPresenter {
    let words = WeatherFormatter(phrases: English(), now: { Fixture.now })
    return DetailHistoryPresenter(
      place: Fixture.oslo,
      interactor: DetailHistoryInteractor(
        place: Fixture.oslo, clients: clients,
        reports: ReportLoader(
          weather: .failing(.noNetwork(host: "example.org")), savedReports: .holding(saved),
          words: words), now: { Fixture.now }),
      words: words, context: recorder.context)
  }
}
