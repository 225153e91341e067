import Clients
public import CommandKit
import Presentation
public import Reports

/// Builds the screen of searches. It leads away by a `Route`, which RootRouter follows, so that no screen knows another.
public enum SearchesRouter {
  /// The commands of the screen, which isn't built for them.
  public static var signatures: [CommandSignature] { SearchesView.commands.map(\.signature) }

  public static func screen(
    _ commands: CommandContext, _ world: World, context: ScreenContext,
    exit: @escaping (Place) -> Route
  ) -> any Screen<SearchesAction> {
    let words = commands.words
    return SearchesPresenter(
      interactor: SearchesInteractor(
        gazetteer: world.gazetteer, geocoding: world.geocoding, places: world.places,
        settings: world.settings, phrases: { words.phrases }, now: world.now,
        isSample: { world.service() == .sample }),
      editor: ListEditor(.searches, in: world.places, phrases: words.phrases, context: context),
      saved: { commands.reports.saved($0) }, words: words, context: context, exit: exit)
  }
}
