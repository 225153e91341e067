public import CommandKit
public import WeatherClients
public import WeatherModels
public import WeatherText

/// Builds the screen of one place. It leads nowhere but back.
public enum DetailRouter {
  public static func screen(
    place: Place, reports: ReportLoader, supplements: DetailSupplements, records: RecordsClient,
    accuracy: AccuracyClient, climate: ClimateClient = .noop, quantities: QuantityClient = .noop,
    words: Wording, context: ScreenContext
  ) -> any Screen<DetailAction> {
    DetailPresenter(
      interactor: DetailInteractor(
        place: place, reports: reports, supplements: supplements, records: records,
        accuracy: accuracy, climate: climate, quantities: QuantityLoader(reports, quantities),
        timeout: SupplementaryFetch.second),
      words: words, context: context)
  }
}
