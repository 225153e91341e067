public import CommandKit
public import WeatherModels

/// Builds the screen of questions.
public enum TellRouter {
  public static func screen(
    _ interactor: TellInteractor, context: ScreenContext, exit: @escaping (Place) -> Route
  ) -> any Screen<TellAction> {
    TellPresenter(interactor, context: context, exit: exit)
  }
}
