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
    _ clients: HistoryClients, saved: [Place: Report] = [:], showsAll: Bool = false
  ) -> DetailHistoryPresenter {
    DetailHistoryPresenter(
      place: Fixture.oslo,
      interactor: DetailHistoryInteractor(
        place: Fixture.oslo, clients: clients, savedReports: .holding(saved),
        weather: .failing(.noNetwork(host: "example.org")), now: { Fixture.now }),
      words: WeatherFormatter(phrases: English(), now: { Fixture.now }), context: recorder.context,
      showsAll: showsAll)
  }
}
