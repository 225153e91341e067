public import Clients
public import CommandKit
import Phrases
import Presentation
public import Reports

/// Builds the screen of the map and the pins. It leads away by a `Route`, which RootRouter follows, so that no screen
/// knows another.
public enum MapPinRouter {
  /// The commands of the screen, which isn't built for them.
  public static var signatures: [CommandSignature] { MapPinView.commands.map(\.signature) }

  /// `lastOpened` is the place whose weather was opened last.
  public static func screen(
    _ commands: CommandContext, _ world: World, keys: MapKeys,
    lastOpened: @escaping @MainActor @Sendable () -> SavedPlace?, context: ScreenContext,
    exit: @escaping (Place) -> Route
  ) -> any Screen<MapPinAction> {
    let words = commands.words
    return MapPinPresenter(
      interactor: MapPinInteractor(
        places: world.places, files: world.files, name: world.namer(words),
        gazetteer: world.gazetteer, geocoding: world.geocoding, weather: world.weather,
        fields: world.fields, radar: world.radar, warnings: world.warnings,
        position: world.position, settings: world.settings, lastOpened: lastOpened,
        standardGlyphs: world.mapGlyphs, language: { words.phrases.placeLanguage },
        now: world.now),
      atlas: world.atlas,
      editor: ListEditor(
        .pins, or: .favorites, in: world.places, phrases: words.phrases, context: context),
      words: words, context: context, resolver: commands.places, keys: keys, exit: exit)
  }
}
