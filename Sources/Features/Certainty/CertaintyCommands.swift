public import Clients
public import CommandKit
import Documents
import Phrases

/// The models side by side, and the nearest station's observation.
public enum CertaintyCommands {
  public static func commands(
    _ context: CommandContext, _ certainty: CertaintyClient
  ) -> [Command<ResolvedCommand>] {
    [
      Command(
        .models, in: .weather,
        examples: ["models", "models Oslo", "models 2026-11-23", "models Oslo 2026-11-23"],
        table: .models
      ) {
        Argument.hoursOfDay.optional
        Argument.place.orAtHand
      } run: { day, reference throws(Failure) in
        try context.showing(reference) { place throws(Failure) in
          try await ModelsPresenter(context: context, certainty: certainty)
            .show(place, day)
        }
      },
      Command(
        .observed, in: .weather,
        examples: ["observed", "observed Bratislava"]
      ) {
        Argument.place.orAtHand
      } run: { reference throws(Failure) in
        try context.showing(reference) { place throws(Failure) in
          try await ObservedPresenter(context: context, certainty: certainty).show(place)
        }
      },
    ]
  }
}
