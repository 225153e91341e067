import ScreenTestSupport
@testable import Searches

/// The surroundings of the searches screen in its tests.
@MainActor struct SearchesStage {
  let recorder = ContextRecorder()
  let exits = Exits<Place>()
  let kept = SavedPlaces(searches: [Fixture.oslo, Fixture.tokyo, Fixture.pin])

  func presenter(
    gazetteer: GazetteerClient = .unimplemented, geocoding: PlacesClient = .unimplemented,
    places: PlaceListClient? = nil, settings: [String: String] = [:]
  ) -> SearchesPresenter {
    let places = places ?? kept.client
    return SearchesPresenter(
      interactor: SearchesInteractor(
        gazetteer: gazetteer, geocoding: geocoding, places: places,
        settings: SavedSettings(settings).client, phrases: { English() }, now: { Fixture.now }),
      editor: ListEditor(.searches, in: places, phrases: English(), context: recorder.context),
      saved: { _ in nil }, words: Wording(), context: recorder.context,
      exit: { [exits] exit in exits.leave(by: exit) })
  }
}

extension SearchesInteractor {
  /// Looks up, and keeps nothing.
  init(
    _ gazetteer: GazetteerClient, _ geocoding: PlacesClient,
    settings: SettingsClient = SavedSettings().client
  ) {
    self.init(
      gazetteer: gazetteer, geocoding: geocoding, places: .unimplemented, settings: settings,
      phrases: { English() }, now: { Fixture.now })
  }
}

/// What is found by a gazetteer and a service.
func find(
  _ text: String, online: Bool = false, _ gazetteer: GazetteerClient, _ geocoding: PlacesClient,
  settings: [String: String] = [:]
) async throws(Failure) -> FoundPlaces {
  try await SearchesInteractor(gazetteer, geocoding, settings: SavedSettings(settings).client)
    .find(text, online: online)
}
