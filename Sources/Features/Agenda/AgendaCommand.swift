public import CommandKit
import Documents
import Foundation
import Phrases

/// The weather at the appointments of calendars: `agenda work.ics ~/calendars`.
public enum AgendaCommand {
  public static func commands(
    _ context: CommandContext, _ world: World
  ) -> [Command<ResolvedCommand>] {
    [
      Command(
        .agenda, in: .weather,
        examples: ["agenda calendar.ics"],
        table: .appointments, summary: { $0.agenda.agendaSummary }
      ) {
        Argument<[String]>.rest(.paths)
      } run: { paths in
        ResolvedCommand.ending { () async throws(Failure) in
          try await AgendaPresenter(context: context, world: world).show(paths)
        }
      }
    ]
  }
}
