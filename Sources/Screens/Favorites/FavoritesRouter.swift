import Phrases
public import ScreenKit
public import WeatherClients
public import WeatherModels

/// Where the favourites lead.
public enum FavoritesExit: Hashable, Sendable {
  case detail(Place)
}

/// Builds the screen of favourites.
public enum FavoritesRouter {
  public static func screen(
    places: PlaceListClient, reports: ReportLoader, words: WeatherFormatter,
    context: ScreenContext, exit: @escaping (FavoritesExit) -> Route
  ) -> any Screen<FavoritesAction> {
    FavoritesPresenter(
      places: places, reports: reports,
      editor: ListEditor(.favorites, in: places, phrases: words.phrases, context: context),
      words: words, context: context, exit: exit)
  }
}
