public import CommandKit
import Phrases
import Presentation
import Reports

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
          "line --preset waybar --refresh-after 30m", "line --favorites --preset prometheus",
          "line --format \"{icon} {temperature} {rain:12h}\"",
        ], details: LineRequest.help
      ) {
        Argument.placeName.orAtHand
        Argument.option("--format", Argument.text(.text)) { $0.contains("{") && $0.contains("}") }
        Argument.option("--preset", Argument<LinePreset>.value(of: "--preset"))
        Argument.option("--icons", Argument<Icons>.value(of: "--icons"))
        Argument.option("--refresh-after", Argument.age)
        Argument.flag(LineRequest.favorites)
        Argument.flag("--follow")
      } run: {
        reference, format, preset, icons, age, isOfFavorites, follows throws(Failure) in
        // Only this text says of each value whose it is.
        guard !isOfFavorites || preset == .prometheus && reference == .atHand else { return nil }
        let request = try LineRequest(
          reference, isOfFavorites: isOfFavorites, format, preset, icons: icons, refreshAfter: age)
        if case .name(let text) = reference, context.places.isHere(text) {
          return ResolvedCommand.ending { () async throws(Failure) in
            let place = try await context.places.awaited(reference)
            guard follows else { return try await line.show(request, [place]) }
            await line.follow(request) { [place] }
          }
        }
        // Opening the gazetteer takes longer than all the rest.
        let places = { () throws(Failure) -> [Place] in
          isOfFavorites ? try world.favorites() : [try context.places.place(reference, .known)]
        }
        let found = try places()
        return ResolvedCommand.ending { () async throws(Failure) in
          guard follows else { return try await line.show(request, found) }
          // The last search, and favorites, may be others later.
          await line.follow(request) { (try? places()) ?? found }
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
