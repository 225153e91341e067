public import Clients
public import CommandKit
public import Presentation
public import Reports

/// Builds the screen of one place. It leads nowhere but back.
public enum DetailRouter {
  public static func screen(
    _ place: Place, reports: ReportLoader, supplements: DetailSupplements, history: HistoryClients,
    quantities: QuantityClient = .noop, words: Wording, context: ScreenContext
  ) -> any Screen<DetailAction> {
    DetailPresenter(
      interactor: DetailInteractor(
        place: place, reports: reports, supplements: supplements, history: history,
        quantities: QuantityLoader(reports, quantities), timeout: SupplementaryFetch.second),
      words: words, context: context)
  }
}
