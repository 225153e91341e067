public import CommandKit
import Phrases

/// `set`, and the two settings that are commands of their own.
public enum SettingsCommands {
  @MainActor public static func commands(
    _ context: CommandContext, _ world: World,
    forgetReports: @escaping @MainActor @Sendable () -> Void
  ) -> [Command<ResolvedCommand>] {
    let presenter = SettingsPresenter(context: context, world: world, forgetReports: forgetReports)
    return [
      Command(
        .country, in: .places, examples: ["country SK", "country slo", "country off"]
      ) {
        Argument.text(.either([.choice(["off"]), .country])).or("")
      } run: { text in
        ResolvedCommand.ending { () throws(Failure) in
          try presenter.country(text)
        }
      },
      Command(
        .set, in: .program,
        examples: ["set", "set language sk", "set home Bratislava", "set countries SK,CZ"]
      ) {
        Argument<[String]>.line(.setting).or([])
      } run: { words in
        ResolvedCommand.ending { () async throws(Failure) in
          try await presenter.set(words)
        }
      },
      Command(
        .home, in: .places,
        examples: ["home", "home Bratislava", "home 48.15 17.11", "home off"]
      ) {
        Argument<[String]>.names(.either([.placeName, .position, .choice(["off"])])).or([])
      } run: { words in
        ResolvedCommand.ending { () async throws(Failure) in
          try await presenter.home(Arguments(words).text)
        }
      },
    ]
  }
}
