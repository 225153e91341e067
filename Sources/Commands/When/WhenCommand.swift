public import CommandKit
import Outlook
import Phrases
import TerminalText
public import WeatherClients
import WeatherModels
import WeatherText

/// The command that finds the time of some weather: `when dry 3h in Oslo`.
public enum WhenCommand {
  /// `certainty` has the runs of an ensemble, which are counted where the answer is found.
  public static func commands(
    _ context: CommandContext, certainty: CertaintyClient
  ) -> [Command<ResolvedCommand>] {
    [
      Command(
        .when, in: .weather,
        weather: ["frost": "when below 0c", "umbrella": "when rain"],
        examples: [
          "when dry 3h", "when dry saturday", "when rain tomorrow morning", "when rain in Oslo",
          "when above 20",
          "when below 32f", "when wind below 10kn 6h", "when sun 2h", "when sea above 20 in Bergen",
        ]
      ) {
        Argument.awaited
        Argument.hoursOfDay.optional
        Argument.placeIn.orAtHand
      } run: { awaited, day, reference throws(Failure) in
        guard case .weather(var asked) = awaited else {
          return try quantity(awaited, day, reference, context)
        }
        if let named = asked.day, let day {
          guard let both = named.combined(with: day) else { return nil }
          asked.day = both
        } else {
          asked.day = asked.day ?? day
        }
        // Programs are answered in the units of JSON, and ask in them.
        let units = context.typedUnits
        guard let question = asked.question(in: units) else { return nil }
        return try context.showing(reference) { place throws(Failure) in
          try await context.reports.load(
            place, for: .hours, about: asked.day, context.screen
          ) { report, _, stage in
            let runs =
              stage == .final
              ? await runs(question, asked, place, report, certainty, context) : nil
            show(question, asked, place, report, stage, runs, context)
          }
        }
      }
    ]
  }

  /// The number of runs with the weather that was found, or why it isn't known; `nil` if nothing was found or no
  /// ensemble covers it.
  @MainActor private static func runs(
    _ question: WeatherQuestion, _ asked: DatedQuestion, _ place: Place, _ report: Report,
    _ certainty: CertaintyClient, _ context: CommandContext
  ) async -> Result<EnsembleCount, ServiceError>? {
    guard let variable = question.criterion.variable,
      let found = context.words.questions.weatherAnswer(question, place, report, within: asked.day)
        .window
    else { return nil }
    context.screen.wait(context.phrases.asking)
    defer { context.screen.wait(nil) }
    do throws(ServiceError) {
      let ensemble = try await certainty.ensemble(place, variable)
      return ensemble.count(question.criterion, from: found.from, hours: question.hours)
        .map(Result.success)
    } catch {
      return .failure(error)
    }
  }

  @MainActor private static func show(
    _ question: WeatherQuestion, _ asked: DatedQuestion, _ place: Place, _ report: Report,
    _ stage: Answer.Stage, _ runs: Result<EnsembleCount, ServiceError>?, _ context: CommandContext
  ) {
    let head = context.words.origin.head(place, report)
    let count = try? runs?.get()
    let sentence = context.words.questions.answer(question, place, report, on: asked.day, count)
    var notes = count.map { context.words.questions.runs($0, question) } ?? []
    if case .failure(let error)? = runs {
      let reason = context.phrases.sentence(for: .service(error))
      notes.append(context.phrases.noEnsemble(because: reason))
    }
    let credits = context.words.origin.credits([report])
    let document = context.words.questions.document(
      question, asked.words.joined(separator: " "), place, report, on: asked.day,
      count)
    context.screen.show(
      Answer(stage, document: document) { width in
        Page(
          lines: WeatherLines.head(head, width: width)
            + WeatherLines.note(sentence, .plain, width: width)
            + notes.flatMap { WeatherLines.note($0, .plain, width: width) }
            + WeatherLines.credits(credits, width: width))
      })
  }
}
