public import CommandKit
public import Phrases
public import WeatherClients
public import WeatherModels

/// Where this machine is, and what lies at a position.
public enum WhereaboutsCommands {
  /// `name` names positions; `exit` says where the place of this machine leads.
  @MainActor public static func commands(
    _ context: CommandContext, position: PositionClient, settings: SettingsClient,
    gazetteer: GazetteerClient, name: @escaping @Sendable (Coordinate) -> Place,
    exit: @escaping @MainActor @Sendable (Place) -> Route
  ) -> [Command<ResolvedCommand>] {
    let here = HerePresenter(
      context: context, position: position, settings: settings, name: name, exit: exit)
    let nearest = NearestPresenter(context: context, gazetteer: gazetteer)
    return [
      Command(
        .nearest, in: .places, synonyms: ["near", "nearby", "najbližšie"],
        examples: ["nearest 52.52 13.405", "nearest 0 -30"]
      ) {
        Argument.text(.position)
      } run: { text throws(Failure) in
        guard let point = CoordinateText(text, expectsPoint: true)?.coordinate else {
          throw .badCoordinate(text)
        }
        return ResolvedCommand.ending { () throws(Failure) in
          try nearest.show(point)
        }
      },
      Command(
        .here, in: .places, synonyms: ["gps", "locate", "whereami", "kde", "poloha"],
        ResolvedCommand { () async throws(Failure) in try await here.here() }),
    ]
  }

  /// The place of this machine, with the sentence that says who knows it.
  @MainActor public static func here(
    _ context: CommandContext, position: PositionClient, settings: SettingsClient,
    name: @escaping @Sendable (Coordinate) -> Place
  ) async throws(Failure) -> Route {
    let here = HerePresenter(
      context: context, position: position, settings: settings, name: name
    ) { Route(place: $0) }
    return try await here.here()
  }
}
