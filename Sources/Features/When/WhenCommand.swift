import Analysis
public import CommandKit
import Phrases
import Reports

/// The command that finds the time of some weather: `when dry 3h in Oslo`.
public enum WhenCommand {
  public static func commands(
    _ context: CommandContext, _ world: World
  ) -> [Command<ResolvedCommand>] {
    let presenter = WhenPresenter(context: context, world: world)
    return [
      Command(
        .when, in: .weather,
        examples: [
          "when dry 3h", "when dry saturday", "when rain tomorrow morning", "when rain in Oslo",
          "when above 20", "when dry 3h in Oslo --ics dry.ics",
          "when below 32f", "when wind below 10kn 6h", "when sun 2h", "when sea above 20 in Bergen",
        ]
      ) {
        Argument<[String]>.question
        Argument.hoursOfDay.withWords.optional
        Argument.placeIn.orAtHand
        Argument.option("--ics", Argument.text(.path))
      } run: { asked, day, reference, path throws(Failure) in
        // Programs are answered in the units of JSON, and ask in them.
        let text = asked.joined(separator: " ")
        guard let question = WeatherQuestion(asked, units: context.questionUnits) else {
          // `dry 500h`, but not `above 200 3h`
          let isLong = WeatherQuestion(asked.dropLast(), units: context.questionUnits) != nil
          throw isLong ? .longQuestion(text, most: HourLength.most) : .neverTrue(text)
        }
        return try context.showing(reference) { place throws(Failure) in
          let asked = AskedQuestion(question, text, day?.value, said: day?.words ?? [])
          try await presenter.answer(asked, at: place, savingTo: path)
        }
      }
    ]
  }
}
