import Phrases
public import ScreenKit
import WeatherClients

/// The commands about Vane itself: help, the services, the records.
public enum InfoCommands {
  /// `signatures` is what can be typed on the screen that is shown, `allSignatures` what can be typed anywhere; after
  /// `forgetReports` nothing is shown that was read from the archive.
  @MainActor public static func commands(
    _ context: CommandContext, _ world: World,
    signatures: @escaping @MainActor @Sendable () -> [CommandSignature],
    allSignatures: @escaping @MainActor @Sendable () -> [CommandSignature],
    forgetReports: @escaping @MainActor @Sendable () -> Void
  ) -> [Command<ResolvedCommand>] {
    let archive = ArchivePresenter(
      context: context, client: world.history.archive, forgetReports: forgetReports)
    let help = HelpPresenter(
      context: context, schema: world.programs.schema, signatures: signatures,
      allSignatures: allSignatures)
    return [
      Command(.archive, takes: [.optional(.choice(["clear"]))]) { arguments in
        let action: ArchiveAction
        switch arguments.words {
        case []: action = .show
        case ["clear"]: action = .clear
        default: return nil
        }
        return ResolvedCommand.ending { () async throws(Failure) in
          try await archive.perform(action)
        }
      },
      Command(
        .status,
        .ending { () throws(Failure) in
          StatusPresenter(context: context, ledger: world.ledger).show()
        }),
      Command(.help, shorts: ["?"], takes: [.optional(.command)]) { arguments in
        ResolvedCommand.ending { () throws(Failure) in
          try help.show(arguments.words)
        }
      },
    ]
  }
}
