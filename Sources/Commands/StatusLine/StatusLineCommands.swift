import Phrases
public import ScreenKit
public import WeatherClients

/// `line`, for status bars, and `watch`.
public enum StatusLineCommands {
  /// What they ask of the world beside reports.
  public struct World: Sendable {
    let places: PlaceListClient
    let programs: ProgramsClient
    let isSample: @Sendable () -> Bool
    let hasNetwork: @Sendable () -> Bool
    /// Waits for seconds, or until the task is cancelled.
    let pause: @Sendable (Double) async -> Void

    public init(
      places: PlaceListClient, programs: ProgramsClient,
      isSample: @escaping @Sendable () -> Bool, hasNetwork: @escaping @Sendable () -> Bool,
      pause: @escaping @Sendable (Double) async -> Void
    ) {
      self.places = places
      self.programs = programs
      self.isSample = isSample
      self.hasNetwork = hasNetwork
      self.pause = pause
    }
  }

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
