public import Foundation
public import ScreenKit
public import WeatherClients
public import WeatherModels

/// Builds the screen of one place. It leads nowhere but back.
public enum DetailRouter {
  public static func screen(
    place: Place, reports: ReportLoader, supplements: DetailSupplements, history: HistoryClients,
    words: WeatherFormatter, context: ScreenContext,
    now: @escaping @Sendable () -> Date
  ) -> any Screen<DetailAction> {
    DetailPresenter(
      place: place, reports: reports, supplements: supplements, records: history.records,
      history: DetailHistoryPresenter(
        place: place,
        interactor: DetailHistoryInteractor(
          place: place, clients: history, reports: reports, now: now),
        words: words, context: context),
      words: words, context: context, timeout: SupplementaryFetch.second)
  }
}
