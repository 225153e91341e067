public import Clients
public import CommandKit
import Documents
import Phrases
import Presentation
import Reports
import TerminalText

/// The models side by side, and the nearest station's observation.
public enum CertaintyCommands {
  public static func commands(
    _ context: CommandContext, _ certainty: CertaintyClient
  ) -> [Command<ResolvedCommand>] {
    [
      Command(
        .models, in: .weather,
        examples: ["models", "models Oslo", "models 2026-11-23", "models Oslo 2026-11-23"],
        table: .models
      ) {
        Argument.hoursOfDay.optional
        Argument.place.orAtHand
      } run: { day, reference throws(Failure) in
        try context.showing(reference) { place throws(Failure) in
          try await ModelsPresenter(context: context, certainty: certainty)
            .show(place, day)
        }
      },
      Command(
        .observed, in: .weather,
        examples: ["observed", "observed Bratislava"]
      ) {
        Argument.place.orAtHand
      } run: { reference throws(Failure) in
        try context.showing(reference) { place throws(Failure) in
          try await showObserved(place, certainty, context)
        }
      },
    ]
  }

  /// The report of the nearest station, in words and as it was sent.
  private static func showObserved(
    _ place: Place, _ certainty: CertaintyClient, _ context: CommandContext
  ) async throws(Failure) {
    let phrases = context.phrases.certainty
    context.screen.wait(phrases.asking)
    defer { context.screen.wait(nil) }
    let observation = try await Failure.wrapping(service: await certainty.observed(place))
    let zone = place.timeZone ?? context.reports.saved(place)?.timeZone
    guard let observation else {
      return context.screen.show(
        Answer(
          phrases.noStation, document: ["place": place.json, "observation": .null]))
    }
    let words = context.words
    let head = words.origin.head(place, nil)
    let title = words.observations.source(observation, near: place, zone)
    let name = observation.name.map { [$0] } ?? []
    let facts = words.observations.facts(observation)
    let hasKind = ["METAR", "SPECI"].contains { observation.raw.hasPrefix($0) }
    let raw = hasKind ? observation.raw : "METAR: " + observation.raw
    let isSample = certainty.isSample()
    let credits = Credits(
      notes: isSample ? [phrases.sampleWarning] : [],
      isSample || observation.isOwn ? [] : [.station])
    let document: JSONValue = [
      "place": place.json, "observation": observation.json(near: place, zone),
    ]
    context.screen.show(
      Answer(document: document) { width in
        Page(
          blocks: [
            WeatherLines.head(head, width: width),
            WeatherLines.facts([title] + name, width: width),
            WeatherLines.facts(facts, width: width),
            observation.raw.isEmpty || isSample ? [] : WeatherLines.note(raw, .plain, width: width),
            WeatherLines.credits(credits, width: width),
          ])
      })
  }
}
