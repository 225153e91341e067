import Phrases
public import ScreenKit
public import WeatherClients

/// What Vane says of itself: help, the services, the records.
public enum InfoCommands {
  /// What they ask of the world.
  public struct World: Sendable {
    let ledger: ServiceLedgerClient
    let archive: ArchiveClient
    let version: String
    /// The JSON Schema of all answers.
    let schema: @Sendable () throws(StorageError) -> String
    /// What can be typed on the screen that is shown.
    let signatures: @MainActor @Sendable () -> [CommandSignature]
    /// What can be typed anywhere.
    let allSignatures: @MainActor @Sendable () -> [CommandSignature]
    /// What is read from the archive is not to be shown any more.
    let forgetReports: @MainActor @Sendable () -> Void

    public init(
      ledger: ServiceLedgerClient, archive: ArchiveClient, version: String,
      schema: @escaping @Sendable () throws(StorageError) -> String,
      signatures: @escaping @MainActor @Sendable () -> [CommandSignature],
      allSignatures: @escaping @MainActor @Sendable () -> [CommandSignature],
      forgetReports: @escaping @MainActor @Sendable () -> Void
    ) {
      self.ledger = ledger
      self.archive = archive
      self.version = version
      self.schema = schema
      self.signatures = signatures
      self.allSignatures = allSignatures
      self.forgetReports = forgetReports
    }
  }

  @MainActor public static func commands(
    _ context: CommandContext, _ world: World
  ) -> [Command<ResolvedCommand>] {
    let archive = ArchivePresenter(
      context: context, client: world.archive, forgetReports: world.forgetReports)
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
          try HelpPresenter(context: context, world: world).show(arguments.words)
        }
      },
    ]
  }
}
