import Phrases
public import ScreenKit
import WeatherClients

/// `line`, for status bars, and `watch`.
public enum StatusLineCommands {
  @MainActor public static func commands(
    _ context: CommandContext, _ world: World
  ) -> [Command<ResolvedCommand>] {
    let line = LinePresenter(context: context, world: world)
    let watch = WatchPresenter(context: context, pause: world.pause)
    return [
      Command(
        .line, takes: [.optional(.placeName)], options: LineRequest.options,
        details: LineRequest.help
      ) { arguments throws(Failure) in
        guard let request = try LineRequest(arguments) else { return nil }
        let place = try line.place(request.words)
        return ResolvedCommand.ending { () async throws(Failure) in
          try await line.show(request, place)
        }
      },
      Command(
        .watch, takes: [.optional(.placeName), .optional(.count(.minutes, in: WatchRequest.range))]
      ) { arguments throws(Failure) in
        guard let request = WatchRequest(arguments) else { return nil }
        let place = try context.places.place(request.place)
        return ResolvedCommand.ending { () async throws(Failure) in
          try await watch.show(place, minutes: request.minutes)
        }
      },
    ]
  }
}
