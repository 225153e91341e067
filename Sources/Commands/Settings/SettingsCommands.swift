import Phrases
public import ScreenKit
public import WeatherClients
public import WeatherModels

/// `set`, and the two settings that are commands of their own.
public enum SettingsCommands {
  @MainActor public static func commands(
    _ context: CommandContext, settings: SettingsClient, gazetteer: GazetteerClient,
    name: @escaping @Sendable (Coordinate) -> Place,
    automatic: @escaping @Sendable (String) -> String?,
    forgetReports: @escaping @MainActor @Sendable () -> Void
  ) -> [Command<ResolvedCommand>] {
    let presenter = SettingsPresenter(
      context: context, settings: settings, gazetteer: gazetteer, name: name,
      automatic: automatic, forgetReports: forgetReports)
    return [
      Command(.country, takes: [.optional(.either([.choice(["off"]), .country]))]) { arguments in
        ResolvedCommand.ending { () throws(Failure) in
          try presenter.country(arguments.text)
        }
      },
      Command(.set, takes: [.optional(.setting)]) { arguments in
        ResolvedCommand.ending { () throws(Failure) in
          try presenter.set(arguments.words)
        }
      },
      Command(
        .home, takes: [.optional(.either([.placeName, .position, .choice(["off"])]))]
      ) { arguments in
        ResolvedCommand.ending { () throws(Failure) in
          try presenter.home(arguments.text)
        }
      },
    ]
  }
}
