import Analysis
public import Clients
public import CommandKit
import Documents
import Phrases
import Presentation
import Reports
import TerminalText

/// The next two hours by the minute: `soon Bratislava`.
public enum SoonCommand {
  public static func commands(
    _ context: CommandContext, nowcast: NowcastClient
  ) -> [Command<ResolvedCommand>] {
    [
      Command(
        .soon, in: .weather, examples: ["soon", "soon Bratislava", "soon 2"], table: .minutes
      ) {
        Argument.place.orAtHand
      } run: { reference throws(Failure) in
        try context.showing(reference) { place throws(Failure) in
          try await show(place, nowcast, context)
        }
      }
    ]
  }

  private static func show(
    _ place: Place, _ client: NowcastClient, _ context: CommandContext
  ) async throws(Failure) {
    context.screen.wait(context.phrases.asking)
    defer { context.screen.wait(nil) }
    let nowcast = try await Failure.wrapping(service: await client.nowcast(place))
    let words = context.words
    guard let nowcast else {
      return context.screen.show(
        Answer(
          context.phrases.soon.noMinutes(at: place.name),
          document: ["place": place.json, "soon": .null]))
    }
    let head = words.minutes.head(place, nowcast)
    var report =
      context.reports.saved(place, for: .hours)
      ?? Report(service: nowcast.service.ofReports ?? .openMeteo, fetched: nowcast.fetched)
    report.nowcast = nowcast
    let told = nowcast.moment(against: context.now()).map(words.told) ?? words
    let timeline = Timeline(report, now: told.now())
    let document = told.minutes.document(place, nowcast, timeline)
    let sentence =
      told.minutes.contradiction(place, timeline) ?? told.minutes.soon(place, timeline)
      ?? context.phrases.soon.noRadar(nowcast.coverage)
    let chart = told.minutes.chart(place, timeline)
    let credits = Credits(SourceCredit.minutes(nowcast.service))
    context.screen.show(
      Answer(document: document) { width in
        Page(blocks: [
          WeatherLines.head(head, width: width, isWide: chart != nil),
          WeatherLines.note(sentence, .plain, width: width),
          chart.map { WeatherLines.chart($0, width: width) } ?? [],
          WeatherLines.credits(credits, width: width),
        ])
      })
  }
}
