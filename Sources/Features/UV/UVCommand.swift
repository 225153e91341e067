public import CommandKit
import Phrases
import Presentation
import Reports
import TerminalText

/// The UV index of a day, and when to seek protection: `uv tomorrow Oslo`.
public enum UVCommand {
  public static func commands(_ context: CommandContext) -> [Command<ResolvedCommand>] {
    [
      Command(
        .uv, in: .weather,
        examples: ["uv", "uv Oslo", "uv tomorrow", "uv weekend Oslo"], summary: { $0.uv.uvSummary }
      ) {
        Argument.day.optional
        Argument.place.orAtHand
      } run: { day, reference throws(Failure) in
        if case .hours = day {
          let meant = ([CommandName.uv.rawValue, "tomorrow"] + reference.words)
            .joined(separator: " ")
          throw .own(OwnFailure { $0.uv.noUVAtNight(meant) })
        }
        return try context.showing(reference) { place throws(Failure) in
          try await context.reports.load(
            place, for: .everything, about: day, context.screen
          ) { report, _, stage in
            show(day ?? .after(0), place, report, stage, context)
          }
        }
      }
    ]
  }

  private static func show(
    _ day: DayReference, _ place: Place, _ report: Report, _ stage: Answer.Stage,
    _ context: CommandContext
  ) {
    let words = context.words
    let told = words.of(report)
    let page = UVPage(
      day, place, report, told, now: report.moment(against: context.now()) ?? context.now())
    let head = words.origin.head(place, report)
    let credits = words.origin.credits([report])
    context.screen.show(
      Answer(stage, document: page.document) { width in
        let chart = page.chart(width: width)
        return Page(
          blocks: [
            WeatherLines.head(head, width: width, isWide: !chart.isEmpty),
            page.sentences.flatMap { WeatherLines.note($0, .plain, width: width) },
            chart, page.days(width: width),
            WeatherLines.credits(credits, width: width),
          ])
      })
  }
}
