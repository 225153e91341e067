import Clients
public import CommandKit
import Presentation
public import Reports
public import WarningWords

/// Builds home. It leads away by a `Route`, which RootRouter follows, so that no screen knows another.
public enum ForecastRouter {
  /// The commands of the screen, which isn't built for them.
  public static var signatures: [CommandSignature] { ForecastView.commands.map(\.signature) }

  /// `expected` are the alerts that are going to come true. `suggest` hears the place that is shown before the first
  /// search, which Return keeps.
  public static func screen(
    _ commands: CommandContext, _ world: World, warnings: RecentWarnings,
    expected: @escaping () -> [ExpectedAlert], suggest: @escaping (Place) -> Void,
    context: ScreenContext,
    exit: @escaping (Place) -> Route
  ) -> any Screen<ForecastAction> {
    let (words, reports) = (commands.words, commands.reports)
    return ForecastPresenter(
      interactor: ForecastInteractor(
        places: world.places, history: world.history,
        hasNetwork: { world.service() == .sample || world.hasNetwork() },
        cityOfZone: { [name = world.namer(ofPositions: words)] in
          guard (try? world.settings.home()) == .some(nil) else { return nil }
          return (try? await world.position.locate(.timezone)).map(name)
        }),
      reports: reports, warnings: warnings, nowcast: world.nowcast, expected: expected,
      suggest: commands.runMode.isAtPrompt && !commands.runMode.isOneCommand ? suggest : nil,
      cities: CitiesPresenter(
        interactor: CitiesInteractor(
          gazetteer: world.gazetteer, cityList: world.cityList, settings: world.settings,
          phrases: { words.phrases }),
        reports: reports, words: words, context: context,
        isAtPrompt: commands.runMode.isAtPrompt),
      words: words, context: context, exit: exit)
  }
}
