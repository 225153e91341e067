import Phrases
public import ScreenKit
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
      Command(.nearest, takes: [.position]) { arguments throws(Failure) in
        guard !arguments.words.isEmpty else { return nil }
        guard let point = CoordinateText(arguments.text, expectsPoint: true)?.coordinate else {
          throw .badCoordinate(arguments.text)
        }
        return ResolvedCommand.ending { () throws(Failure) in
          try nearest.show(point)
        }
      },
      Command(.here, ResolvedCommand { () async throws(Failure) in try await here.here() }),
    ]
  }
}
