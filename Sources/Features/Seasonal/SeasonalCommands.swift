public import Clients
public import CommandKit
import Documents
import Foundation
import Phrases
import Presentation
import Reports
import TerminalText

/// The next six weeks and seven months, as departures from what is usual: `weeks Oslo`, `months Oslo`.
public enum SeasonalCommands {
  public static func commands(
    _ context: CommandContext, _ client: SeasonalClient
  ) -> [Command<ResolvedCommand>] {
    let all: [(CommandName, SeasonalUnit, TableShape, examples: [String])] = [
      (.weeks, .weeks, .weeks, ["weeks", "weeks Oslo"]),
      (.months, .months, .months, ["months", "months Oslo"]),
    ]
    return all.map { name, unit, table, examples -> Command<ResolvedCommand> in
      Command(
        name, in: .weather, examples: examples, table: table,
        summary: { $0.seasonal.seasonalSummary(of: unit) }
      ) {
        Argument.place.orAtHand
      } run: { reference throws(Failure) in
        try context.showing(reference) { place throws(Failure) in
          try await show(place, unit, client, context)
        }
      }
    }
  }

  private static func show(
    _ place: Place, _ unit: SeasonalUnit, _ client: SeasonalClient, _ context: CommandContext
  ) async throws(Failure) {
    context.screen.wait(context.phrases.asking)
    defer { context.screen.wait(nil) }
    let zone = place.timeZone ?? context.reports.saved(place)?.timeZone
    let clock = PlaceClock(timeZone: zone, at: place.coordinate)
    let words = context.words
    guard let today = clock.day(of: context.now()) else {
      throw .badDate(context.now().ISO8601Format())
    }
    var page: SeasonalPage
    do throws(ServiceError) {
      page = SeasonalPage(unit, try await client.outlook(place), words, clock, today: today)
    } catch {
      // An old answer is shown with its age, as long as something of it is to come.
      guard error != .cancelled, let saved = client.saved(place) else { throw .service(error) }
      page = SeasonalPage(unit, saved, words, clock, today: today)
      if page.isEmpty { throw .service(error) }
    }
    let head = words.origin.head(place, page.outlook.service, fetched: page.outlook.fetched)
    let credits = words.origin.credits(
      of: [page.outlook.service], SourceCredit.seasonal(page.outlook.service))
    context.screen.show(
      Answer(document: page.document(of: place)) { [page] width in
        Page(blocks: [
          WeatherLines.head(head, width: width),
          page.table(width: width),
          page.sentence.map { WeatherLines.note($0, .plain, width: width) } ?? [],
          page.note.map { WeatherLines.note($0, width: width) } ?? [],
          WeatherLines.credits(credits, width: width),
        ])
      })
  }
}
