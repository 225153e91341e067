public import CommandKit
public import WeatherClients
public import WeatherText

/// Builds home.
public enum ForecastRouter {
  public static func screen(
    places: PlaceListClient, reports: ReportLoader, warnings: RecentWarnings,
    nowcast: NowcastClient = .noop, expected: @escaping () -> [ExpectedAlert] = { [] },
    records: RecordsClient,
    gazetteer: GazetteerClient,
    cityList: @escaping @Sendable () -> CityListClient?, settings: SettingsClient,
    hasNetwork: @escaping @Sendable () -> Bool, words: Wording, context: ScreenContext,
    fetchesAhead: Bool,
    exit: @escaping (ScreenExit) -> Route
  ) -> any Screen<ForecastAction> {
    ForecastPresenter(
      interactor: ForecastInteractor(places: places, records: records, hasNetwork: hasNetwork),
      reports: reports, warnings: warnings, nowcast: nowcast, expected: expected,
      cities: CitiesPresenter(
        interactor: CitiesInteractor(
          gazetteer: gazetteer, cityList: cityList, settings: settings,
          phrases: { words.phrases }),
        reports: reports, words: words, context: context, fetchesAhead: fetchesAhead),
      words: words, context: context, exit: exit)
  }
}
