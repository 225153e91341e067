import Clients
public import CommandKit
import Presentation
public import Reports

/// Builds the screen of a place's past.
public enum HistoryRouter {
  /// `exit` leads to the page of a record. At the prompt, the days since 1950 are fetched in the background.
  public static func screen(
    _ place: Place, _ commands: CommandContext, _ world: World, context: ScreenContext,
    exit: @escaping (Report) -> Route
  ) -> any Screen<HistoryAction> {
    RecordsPresenter(
      PastPresenter(
        place: place,
        interactor: HistoryInteractor(
          place: place, clients: world.history, reports: commands.reports, now: world.now),
        words: commands.words, context: context,
        goesOnBehindPrompt: commands.runMode.isAtPrompt,
        isCalibrated: { world.settings.string(ChanceCase.setting) == "on" }),
      exit: exit)
  }
}
