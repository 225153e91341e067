import Phrases
public import ScreenKit
public import WeatherClients

/// Builds the screen of favourites.
public enum FavoritesRouter {
  public static func screen(
    places: PlaceListClient, reports: ReportLoader, words: WeatherFormatter,
    context: ScreenContext, exit: @escaping (ScreenExit) -> Route
  ) -> any Screen<FavoritesAction> {
    FavoritesPresenter(
      places: places, reports: reports,
      editor: ListEditor(.favorites, in: places, phrases: words.phrases, context: context),
      words: words, context: context, exit: exit)
  }
}
