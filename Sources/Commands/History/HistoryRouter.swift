public import CommandKit
public import Foundation
public import WeatherClients
public import WeatherModels
public import WeatherText

/// Builds the screen of a place's past.
public enum HistoryRouter {
  /// `exit` leads to the page of a record. With `goesOnBehindPrompt`, the days since 1950 are fetched in the
  /// background.
  public static func screen(
    place: Place, clients: HistoryClients, reports: ReportLoader, words: Wording,
    context: ScreenContext, now: @escaping @Sendable () -> Date, goesOnBehindPrompt: Bool = false,
    exit: @escaping (Report) -> Route
  ) -> any Screen<HistoryAction> {
    RecordsPresenter(
      PastPresenter(
        place: place,
        interactor: HistoryInteractor(
          place: place, clients: clients, reports: reports, now: now),
        words: words, context: context, goesOnBehindPrompt: goesOnBehindPrompt),
      exit: exit)
  }
}
