import Clients
public import CommandKit
public import Reports
public import WarningWords

/// Builds the screen of favorites. It leads away by a `Route`, which RootRouter follows, so that no screen knows another.
public enum FavoritesRouter {
  /// The commands of the screen, which isn't built for them.
  public static var signatures: [CommandSignature] { FavoritesView.commands.map(\.signature) }

  public static func screen(
    _ commands: CommandContext, _ world: World, warnings: RecentWarnings, context: ScreenContext,
    exit: @escaping (Place) -> Route
  ) -> any Screen<FavoritesAction> {
    FavoritesPresenter(
      interactor: FavoritesInteractor(places: world.places, now: world.now),
      reports: commands.reports, warnings: warnings,
      editor: ListEditor(
        .favorites, in: world.places, phrases: world.phrases, context: context),
      words: commands.words, context: context,
      waitsForStarred: !commands.runMode.isAtPrompt, timeout: SupplementaryFetch.second, exit: exit)
  }
}
