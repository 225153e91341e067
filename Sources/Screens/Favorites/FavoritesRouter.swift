public import CommandKit
public import Foundation
public import WeatherClients
public import WeatherText

/// Builds the screen of favorites.
public enum FavoritesRouter {
  public static func screen(
    places: PlaceListClient, reports: ReportLoader, warnings: RecentWarnings,
    words: Wording, context: ScreenContext, now: @escaping @Sendable () -> Date,
    exit: @escaping (ScreenExit) -> Route
  ) -> any Screen<FavoritesAction> {
    FavoritesPresenter(
      interactor: FavoritesInteractor(places: places, now: now), reports: reports,
      warnings: warnings,
      editor: ListEditor(.favorites, in: places, phrases: words.phrases, context: context),
      words: words, context: context,
      // Fails only by being cancelled, which ends the waiting, too.
      timeout: SupplementaryFetch.second, exit: exit)
  }
}
