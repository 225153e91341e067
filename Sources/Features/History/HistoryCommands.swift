import Clients
public import CommandKit
import Documents
public import Phrases
import Presentation
public import Reports

/// Commands about the records of a place, and its weather on other days.
public enum HistoryCommands {
  /// `absolutePath` resolves a typed file name; `about` runs an action for the requested place. With `assumesYes`, days
  /// since 1950 are requested without a question.
  public static func commands(
    assumesYes: Bool = false,
    absolutePath: @escaping @Sendable (String) -> String,
    about:
      @escaping @MainActor @Sendable (HistoryAction, PlaceReference) throws(Failure) ->
      ResolvedCommand
  ) -> [Command<ResolvedCommand>] {
    [
      Command(
        .records, in: .records, examples: ["records", "records 2", "records --csv oslo.csv"],
        table: .records
      ) {
        Argument.place.orAtHand
        Argument.option("--csv", Argument.text(.path))
      } run: { place, path throws(Failure) in
        try about(path.map { .export(path: absolutePath($0)) } ?? .records, place)
      },
      Command(
        .accuracy, in: .records,
        examples: ["accuracy", "accuracy Oslo", "accuracy all Oslo", "accuracy chance Oslo"],
        table: .models
      ) {
        Argument.choice(["all", "chance"]).optional
        Argument.place.orAtHand
      } run: { kind, place throws(Failure) in
        try about(kind == "chance" ? .chances : .accuracy(isWhole: kind != nil), place)
      },
      Command(
        .past, in: .records,
        examples: ["past 14", "past may", "past 2013-06", "past 23 Nov 1987 Oslo"]
      ) {
        Argument.past(1...365).or(.last(7))
        Argument.place.orAtHand
      } run: { period, place throws(Failure) in
        try about(.past(period), place)
      },
      Command(
        .normal, in: .records,
        examples: ["normal", "normal Oslo", "normal 24 Dec Oslo", "normal --yes Oslo"]
      ) {
        Argument.flag("--yes")
        Argument.day.optional
        Argument.place.orAtHand
      } run: { isYes, day, place throws(Failure) in
        try about(.normal(completes: isYes || assumesYes, on: day), place)
      },
    ]
  }

  /// The screen of a place's past. `exit` leads to the page of a record. At the prompt, the days since 1950 are fetched in
  /// the background.
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
