import Clients
import CommandKit
import Documents
import Foundation
import Phrases
import Presentation
import Reports

/// Shows the amount of recorded weather, or deletes it.
@MainActor struct ArchivePresenter {
  let context: CommandContext
  let client: ArchiveClient
  /// Nothing that was read from it is shown any more.
  let forgetReports: @MainActor @Sendable () -> Void

  func show(clears: Bool) async throws(Failure) {
    let held = try Failure.wrapping(storage: client.statistics())
    guard clears else { return show(held) }
    guard held.records > 0 else { throw .nothingToClear }
    let question = context.phrases.info.confirmArchiveClear(records: held.records)
    guard try await context.screen.confirm(question, .archive) else {
      return context.screen.show(Answer(context.phrases.notDone))
    }
    try Failure.wrapping(storage: client.clear())
    forgetReports()
    context.screen.show(
      Answer(context.phrases.info.archiveCleared, document: ["removed": .int(held.records)]))
  }

  private func show(_ held: ArchiveStatistics) {
    let rows = context.phrases.info.archive(
      held.path, size: Self.size(held.size), records: held.records, places: held.places,
      hourly: held.hourly,
      oldest: held.oldest.flatMap { PlaceClock(timeZone: "UTC", at: .origin).day(of: $0) })
    context.screen.show(
      Answer(
        document: [
          "path": .string(held.path), "size": .int(held.size), "places": .int(held.places),
          "records": .int(held.records), "hourly": .int(held.hourly),
          "oldest": .optional(held.oldest?.ISO8601Format()),
        ]
      ) { Page(lines: WeatherLines.values(rows, width: $0)) })
  }

  /// The size in kilobytes below a megabyte, and in megabytes above.
  private static func size(_ bytes: Int) -> String {
    bytes < 1_000_000
      ? Figures.withUnit(English().grouped((bytes + 999) / 1000), "kB")
      : Figures.withUnit(Figures.fixed(Double(bytes) / 1_000_000, decimals: 1), "MB")
  }
}
