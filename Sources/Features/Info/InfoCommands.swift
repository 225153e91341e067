import Clients
public import CommandKit
import Phrases

/// The commands about Vane itself: help, the services, the records.
public enum InfoCommands {
  /// `signatures` are the commands of the present screen, `allSignatures` those of all screens; after `forgetReports`
  /// nothing from the archive is shown.
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
      Command(.archive, in: .records, examples: ["archive clear"]) {
        Argument.choice(["clear"]).optional
      } run: { clear in
        ResolvedCommand.ending { () async throws(Failure) in
          try await archive.show(clears: clear != nil)
        }
      },
      Command(
        .status, in: .program,
        .ending { () throws(Failure) in
          StatusPresenter(context: context, world: world).show()
        }),
      Command(
        .help, in: .program, shorts: ["?"],
        examples: ["help search", "help all", "help json", "help exit-codes"]
      ) {
        Argument<[String]>.rest(.command).or([])
      } run: { words in
        ResolvedCommand.ending { () throws(Failure) in
          try help.show(words)
        }
      },
    ]
  }
}
