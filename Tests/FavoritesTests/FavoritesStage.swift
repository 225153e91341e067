import Foundation
import Phrases
import ScreenKit
import ScreenTestSupport
import WeatherClients
import WeatherModels

@testable import Favorites

/// What surrounds the screen of favourites in its tests.
@MainActor struct FavoritesStage {
  let recorder = ContextRecorder()
  let exits = Exits<ScreenExit>()
  let kept = KeptPlaces(favorites: [Fixture.tokyo, Fixture.oslo, Fixture.pin])
  let old = Fixture.report(
    temperature: -12, fetched: Fixture.now.addingTimeInterval(-7200))

  func presenter(
    places: PlaceListClient? = nil, weather: WeatherClient = .unimplemented,
    saved: SavedReportsClient = .holding(), reports: ReportLoader? = nil
  ) -> FavoritesPresenter {
    let places = places ?? kept.client
    let words = WeatherFormatter(phrases: English(), now: { Fixture.now })
    return FavoritesPresenter(
      places: places,
      reports: reports ?? ReportLoader(weather: weather, savedReports: saved, words: words),
      editor: ListEditor(.favorites, in: places, phrases: English(), context: recorder.context),
      words: words, context: recorder.context, exit: { [exits] exit in exits.leave(by: exit) })
  }
}
