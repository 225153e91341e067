import Phrases
public import ScreenKit
public import WeatherClients
import WeatherModels

/// The models side by side, and the nearest station's observation.
public enum CertaintyCommands {
  public static func commands(
    _ context: CommandContext, _ certainty: CertaintyClient
  ) -> [Command<ResolvedCommand>] {
    [
      Command(.models, takes: [.optional(.day), .optional(.place)], table: .models) {
        arguments throws(Failure) in
        let (day, words) = try context.day(in: arguments.words)
        let place = try context.places.place(PlaceReference(words))
        return ResolvedCommand.ending { () async throws(Failure) in
          try await ModelsPresenter(context: context, certainty: certainty)
            .show(place, day)
        }
      },
      Command(.observed, takes: [.optional(.place)]) { arguments throws(Failure) in
        let place = try context.places.place(PlaceReference(arguments.words))
        return ResolvedCommand.ending { () async throws(Failure) in
          try await ObservedPresenter(context: context, certainty: certainty).show(place)
        }
      },
    ]
  }
}
