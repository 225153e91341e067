import FileTestSupport
@testable import Forecast
import ScreenTestSupport

/// The surroundings of the list of cities in its tests.
@MainActor struct CitiesStage {
  let recorder = ContextRecorder()
  /// The number of places in each request.
  let requests = Noted<Int>()

  /// Answers that are a degree warmer for each further place of a request.
  var answering: WeatherClient {
    WeatherClient { [requests] places async throws(ServiceError) in
      requests.append(places.count)
      return places.indices.map {
        Fixture.report(temperature: Double($0), fetched: Fixture.report.fetched)
      }
    }
  }

  /// The presenter for a service with a list of its own, which is noted as a request for no place.
  func listed(
    _ places: [Place], settings: SavedSettings = SavedSettings(), kept: [Place] = [],
    failing: @escaping @Sendable () -> Bool = { false }
  ) -> CitiesPresenter {
    let list = CityListClient { [requests] () async throws(ServiceError) in
      if failing() { throw .noNetwork(host: "list.example") }
      requests.append(0)
      return places.enumerated().map {
        ($1, Fixture.report(temperature: Double($0), fetched: Fixture.report.fetched))
      }
    } kept: {
      kept.map { ($0, Fixture.report(fetched: Fixture.now.addingTimeInterval(-86_400))) }
    }
    return cities(
      of: .unimplemented, list: list, weather: .failing(.noNetwork(host: "list.example")),
      settings: settings, isAtPrompt: true)
  }

  func cities(
    _ places: [Place] = [], of gazetteer: GazetteerClient? = nil, list: CityListClient? = nil,
    weather: WeatherClient = .unimplemented, saved: SavedReportsClient = .holding(),
    settings: SavedSettings = SavedSettings(), isAtPrompt: Bool = false
  ) -> CitiesPresenter {
    CitiesPresenter(
      interactor: CitiesInteractor(
        gazetteer: gazetteer ?? .listing(places), cityList: { list }, settings: settings.client,
        phrases: { English() }),
      reports: ReportLoader(
        weather: weather, savedReports: saved,
        words: Wording(at: Fixture.now.addingTimeInterval(-300))),
      words: Wording(), context: recorder.context,
      isAtPrompt: isAtPrompt)
  }
}
