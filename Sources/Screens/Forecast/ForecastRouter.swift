public import CommandKit
import WeatherClients
import WeatherModels
import WeatherText

/// Builds home.
public enum ForecastRouter {
  /// `expected` are the alerts that are going to come true.
  public static func screen(
    _ commands: CommandContext, _ world: World, warnings: RecentWarnings,
    expected: @escaping () -> [ExpectedAlert], context: ScreenContext,
    exit: @escaping (ScreenExit) -> Route
  ) -> any Screen<ForecastAction> {
    let (words, reports) = (commands.words, commands.reports)
    return ForecastPresenter(
      interactor: ForecastInteractor(
        places: world.places, records: world.history.records,
        hasNetwork: { world.service() == .sample || world.hasNetwork() }),
      reports: reports, warnings: warnings, nowcast: world.nowcast, expected: expected,
      cities: CitiesPresenter(
        interactor: CitiesInteractor(
          gazetteer: world.gazetteer, cityList: world.cityList, settings: world.settings,
          phrases: { words.phrases }),
        reports: reports, words: words, context: context,
        isAtPrompt: commands.runMode.isAtPrompt),
      words: words, context: context, exit: exit)
  }
}
