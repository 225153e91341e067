public import Foundation
public import ScreenKit
public import WeatherClients
public import WeatherModels

/// Builds the screen of one place. It leads nowhere but back.
public enum DetailRouter {
  public static func screen(
    place: Place, weather: WeatherClient, savedReports: SavedReportsClient,
    airQuality: AirQualityClient, warnings: WarningsClient, history: HistoryClients,
    words: WeatherFormatter, context: ScreenContext, showsAllRecords: Bool,
    now: @escaping @Sendable () -> Date
  ) -> any Screen<DetailAction> {
    DetailPresenter(
      place: place,
      interactor: DetailInteractor(
        weather: weather, savedReports: savedReports, airQuality: airQuality, warnings: warnings,
        records: history.records,
        // Fails only by being cancelled, which ends the waiting, too.
        timeout: { try? await Task.sleep(for: .seconds(1)) }, now: now),
      history: DetailHistoryPresenter(
        place: place,
        interactor: DetailHistoryInteractor(
          place: place, clients: history, savedReports: savedReports, weather: weather, now: now),
        words: words, context: context, showsAll: showsAllRecords),
      words: words, context: context)
  }
}
