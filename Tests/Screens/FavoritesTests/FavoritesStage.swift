@testable import Favorites
import ScreenTestSupport

/// The surroundings of the favorites screen in its tests.
@MainActor struct FavoritesStage {
  let recorder = ContextRecorder()
  let exits = Exits<Place>()
  let kept = SavedPlaces(favorites: [Fixture.tokyo, Fixture.oslo, Fixture.pin])
  let old = Fixture.report(temperature: -12, fetched: Fixture.now.addingTimeInterval(-7200))

  func presenter(
    places: PlaceListClient? = nil, weather: WeatherClient = .unimplemented,
    saved: SavedReportsClient = .holding(), reports: ReportLoader? = nil,
    warnings: WarningsClient = .silent, timeout: @escaping @Sendable () async -> Void = {}
  ) -> FavoritesPresenter {
    let places = places ?? kept.client
    let words = Wording()
    return FavoritesPresenter(
      interactor: FavoritesInteractor(places: places, now: { Fixture.now }),
      reports: reports ?? ReportLoader(weather: weather, savedReports: saved, words: words),
      warnings: RecentWarnings(warnings, now: { Fixture.now }),
      editor: ListEditor(.favorites, in: places, phrases: English(), context: recorder.context),
      words: words, context: recorder.context, timeout: timeout,
      exit: { [exits] exit in exits.leave(by: exit) })
  }
}
