public import CommandKit
public import Foundation
public import WeatherClients
public import WeatherText

/// Builds the screen of searches.
public enum SearchesRouter {
  public static func screen(
    gazetteer: GazetteerClient, geocoding: PlacesClient, places: PlaceListClient,
    settings: SettingsClient, words: Wording, context: ScreenContext,
    now: @escaping @Sendable () -> Date,
    exit: @escaping (ScreenExit) -> Route
  ) -> any Screen<SearchesAction> {
    SearchesPresenter(
      interactor: SearchesInteractor(
        gazetteer: gazetteer, geocoding: geocoding, places: places, settings: settings,
        phrases: { words.phrases }, now: now),
      editor: ListEditor(.searches, in: places, phrases: words.phrases, context: context),
      words: words, context: context, exit: exit)
  }
}
