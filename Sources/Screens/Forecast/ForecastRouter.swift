public import Phrases
public import ScreenKit
public import WeatherClients
public import WeatherModels

/// Where home leads.
public enum ForecastExit: Hashable, Sendable {
  case hours(Place)
  case days(Place, limit: Int)
}

/// Builds home.
public enum ForecastRouter {
  public static func screen(
    places: PlaceListClient, weather: WeatherClient, savedReports: SavedReportsClient,
    hasNetwork: @escaping @Sendable () -> Bool, words: WeatherWords, shell: Shell,
    exit: @escaping (ForecastExit) async throws(Failure) -> Void
  ) -> any Screen<ForecastAction> {
    ForecastPresenter(
      interactor: ForecastInteractor(
        places: places, weather: weather, savedReports: savedReports, hasNetwork: hasNetwork),
      words: words, shell: shell, exit: exit)
  }
}
