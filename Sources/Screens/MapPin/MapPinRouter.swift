public import Atlas
public import CommandKit
public import Foundation
import Phrases
public import WeatherClients
public import WeatherModels
public import WeatherText

/// Builds the screen of the map and the pins.
public enum MapPinRouter {
  public static func screen(
    places: PlaceListClient, resolver: PlaceResolver, files: PlaceFileClient,
    gazetteer: GazetteerClient,
    geocoding: PlacesClient, weather: WeatherClient, fields: FieldClient = .noop,
    radar: RadarClient = .noop,
    warnings: WarningsClient = WarningsClient { _, _ async throws(ServiceError) in .noService },
    position: PositionClient,
    settings: SettingsClient, lastOpened: @escaping @MainActor @Sendable () -> SavedPlace?,
    atlas: Atlas, standardGlyphs: MapGlyphs, words: Wording,
    context: ScreenContext, name: @escaping @Sendable (Coordinate) -> Place,
    keys: MapKeys, now: @escaping @Sendable () -> Date,
    exit: @escaping (ScreenExit) -> Route
  ) -> any Screen<MapPinAction> {
    MapPinPresenter(
      interactor: MapPinInteractor(
        places: places, files: files, name: name, gazetteer: gazetteer, geocoding: geocoding,
        weather: weather, fields: fields, radar: radar, warnings: warnings, position: position,
        settings: settings,
        lastOpened: lastOpened,
        standardGlyphs: standardGlyphs,
        language: { words.phrases.placeLanguage }, now: now),
      atlas: atlas,
      editor: ListEditor(.pins, in: places, phrases: words.phrases, context: context),
      words: words, context: context, resolver: resolver, keys: keys, exit: exit)
  }
}
