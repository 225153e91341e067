public import CommandKit
import Phrases

/// `line`, for status bars, and `watch`.
public enum StatusLineCommands {
  @MainActor public static func commands(
    _ context: CommandContext, _ world: World
  ) -> [Command<ResolvedCommand>] {
    let line = LinePresenter(context: context, world: world)
    let watch = WatchPresenter(context: context, pause: world.pause)
    return [
      Command(
        .line, in: .weather,
        examples: [
          "line", "line Oslo --preset prose", "line Oslo --preset tmux",
          "line --preset waybar --refresh-after 30m",
          "line --format \"{icon} {temperature} {rain:12h}\"",
        ], details: LineRequest.help
      ) {
        Argument.placeName.orAtHand
        Argument.option("--format", Argument.text(.text)) { $0.contains("{") && $0.contains("}") }
        Argument.option("--preset", Argument.preset)
        Argument.option("--refresh-after", Argument.age)
      } run: { reference, format, preset, age throws(Failure) in
        let request = try LineRequest(reference, format, preset, refreshAfter: age)
        if case .name(let text) = reference, context.places.isHere(text) {
          return ResolvedCommand.ending { () async throws(Failure) in
            try await line.show(request, context.places.awaited(reference))
          }
        }
        // Opening the gazetteer takes longer than all the rest.
        let place = try context.places.place(reference, .known)
        return ResolvedCommand.ending { () async throws(Failure) in
          try await line.show(request, place)
        }
      },
      Command(.watch, in: .weather, examples: ["watch", "watch 5", "watch Oslo", "watch Oslo 30"]) {
        Argument.placeName.orAtHand
        Argument.minutes.or(10)
      } run: { reference, minutes throws(Failure) in
        try context.showing(reference) { place throws(Failure) in
          try await watch.show(place, minutes: minutes)
        }
      },
    ]
  }
}
