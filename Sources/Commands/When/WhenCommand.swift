public import CommandKit
import Outlook
import Phrases
import Quantities
import TerminalText
public import WeatherClients
import WeatherModels
import WeatherText

/// The command that finds the time of some weather: `when dry 3h in Oslo`.
public enum WhenCommand {
  /// `certainty` has the runs of an ensemble, which are counted where it has the weather; `nowcast` the minutes, of
  /// which precipitation is made first.
  public static func commands(
    _ context: CommandContext, certainty: CertaintyClient, nowcast: NowcastClient = .noop
  ) -> [Command<ResolvedCommand>] {
    let presenter = WhenPresenter(context: context, certainty: certainty, nowcast: nowcast)
    return [
      Command(
        .when, in: .weather,
        examples: [
          "when dry 3h", "when dry saturday", "when rain tomorrow morning", "when rain in Oslo",
          "when above 20",
          "when below 32f", "when wind below 10kn 6h", "when sun 2h", "when sea above 20 in Bergen",
        ]
      ) {
        Argument.awaited
        Argument.hoursOfDay.optional
        Argument.placeIn.orAtHand
      } run: { asked, day, reference throws(Failure) in
        var asked = asked
        if let named = asked.day, let day {
          guard let both = named.combined(with: day) else { return nil }
          asked.day = both
        } else {
          asked.day = asked.day ?? day
        }
        // Programs are answered in the units of JSON, and ask in them.
        guard let question = asked.question(in: context.questionUnits) else { return nil }
        return try context.showing(reference) { [asked] place throws(Failure) in
          try await presenter.answer(question, asked, at: place)
        }
      }
    ]
  }
}

nonisolated extension Argument where Value == DatedQuestion {
  /// A question; a word that begins one and doesn't go on is refused.
  static var awaited: Argument {
    let question = Argument<DatedQuestion>.question
    return Argument(
      .either([.choice(WeatherQuestion.words), .quantity]), .optional(.count()),
      .optional(.duration(["3h"]))
    ) { words throws(Failure) in
      if let found = try question.walk(words) { return found }
      guard let word = words.first, Language.typed.quantity(word) == nil,
        !WeatherQuestion.words.contains(word.lowercased())
      else { return nil }
      throw .badArgument(.when, .choice(WeatherQuestion.words), word)
    }
  }
}
