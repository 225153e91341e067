import Analysis
import Calendars
import Clients
import CommandKit
import Documents
import Phrases
import Presentation
import Quantities
import Reports
import TerminalText

/// Answers a question from a report, its minutes and an ensemble's runs, or from the values of a service of their own.
@MainActor struct WhenPresenter {
  let context: CommandContext
  let world: World

  private var words: Wording { context.words }

  func answer(
    _ asked: AskedQuestion, at place: Place, savingTo path: String?
  ) async throws(Failure) {
    let (question, text, day) = (asked.question, asked.text, asked.day)
    var found: FoundWeather?
    if let quantity = question.quantityOfService {
      context.screen.wait(context.phrases.asking)
      defer { context.screen.wait(nil) }
      let series = try await context.quantities.values(quantity, at: place)
      found = show(asked, place, series)
      return try save(found, text, at: place, to: path)
    }
    let beside = SupplementaryFetch(isWet(question) ? world.nowcast.fetch(at: place) : [])
    try await context.reports.load(
      place, for: .hours, about: day, beside: beside, context.screen
    ) { report, _, stage in
      let runs = stage == .final ? await runs(question, place, report, day) : nil
      found = show(asked, place, report, stage, runs)
    }
    try save(found, text, at: place, to: path)
  }

  /// Saves what was found as an event, or a calendar without one.
  private func save(
    _ found: FoundWeather?, _ text: String, at place: Place, to path: String?
  ) throws(Failure) {
    guard let path, let found else { return }
    let entries = [found.spell].compactMap(\.self).map { spell in
      let title = text.prefix(1).uppercased() + text.dropFirst()
      return CalendarEntry(
        .hours(start: spell.start, end: spell.end), kind: "when \(text)",
        title: "\(title), \(place.name)", at: place)
    }
    try Failure.wrapping(
      file: world.calendars.write(CalendarWriter.bytes(entries, at: context.now()), path))
    context.screen.say(context.phrases.savedEvents(entries.count, to: path))
  }

  /// The runs that have the weather of the question, or why they aren't known; `nil` if no ensemble has it.
  private func runs(
    _ question: WeatherQuestion, _ place: Place, _ report: Report, _ day: DayReference?
  ) async -> Result<Ensemble, ServiceError>? {
    let words = words.of(report)
    let found = words.questions.found(question, place, Timeline(report, now: words.now()), on: day)
    guard let (quantity, end) = found.wanted else { return nil }
    context.screen.wait(context.phrases.asking)
    defer { context.screen.wait(nil) }
    do throws(ServiceError) {
      return .success(try await world.certainty.ensemble(place, quantity, end))
    } catch {
      return .failure(error)
    }
  }

  private func show(
    _ asked: AskedQuestion, _ place: Place, _ report: Report, _ stage: Answer.Stage,
    _ runs: Result<Ensemble, ServiceError>?
  ) -> FoundWeather {
    let question = asked.question
    let head = words.origin.head(place, report)
    let words = words.of(report)
    let timeline = Timeline(report, now: words.now())
    let found = words.questions.found(
      question, place, timeline, on: asked.day, try? runs?.get())
    var said = [
      words.questions.sentence(found, place),
      isWet(question) && found.hasMinutes ? words.minutes.contradiction(place, timeline) : nil,
    ].compactMap(\.self)
    said += words.questions.notes(found)
    if case .failure(let error)? = runs {
      let reason = context.phrases.sentence(for: .service(error))
      said.append(context.phrases.noEnsemble(because: reason))
    }
    show(
      words.questions.document(found, asked.wholeText, place), head, said, [],
      words.origin.credits([report]),
      stage)
    return found
  }

  private func show(
    _ asked: AskedQuestion, _ place: Place, _ series: QuantitySeries
  ) -> FoundWeather {
    let quantity = series.quantity
    let timeline = Timeline(series, now: words.now())
    let found = words.questions.found(asked.question, place, timeline, on: asked.day)
    let document = words.questions.document(found, asked.wholeText, place, series)
    guard series.isCovered else {
      var answer = Answer(
        context.phrases.notCovered(context.phrases.name(of: quantity), at: place.name),
        document: document)
      answer.status = .notFound
      context.screen.show(answer)
      return found
    }
    show(
      document, words.origin.head(place, series), [words.questions.sentence(found, place)],
      words.quantities.notes(quantity), words.origin.credits(series))
    return found
  }

  /// The answer is the first of what is `said`.
  private func show(
    _ document: JSONValue, _ head: HeadViewModel, _ said: [String], _ notes: [String],
    _ credits: Credits, _ stage: Answer.Stage = .final
  ) {
    context.screen.show(
      Answer(stage, document: document) { width in
        Page(
          lines: WeatherLines.head(head, width: width)
            + said.enumerated().flatMap {
              WeatherLines.note($1, $0 == 0 ? .strong : .plain, width: width)
            }
            + notes.flatMap { WeatherLines.note($0, width: width) }
            + WeatherLines.credits(credits, width: width))
      })
  }

  private func isWet(_ question: WeatherQuestion) -> Bool {
    question.condition.quantityOfRuns == .precipitation || question.condition == .snow
  }
}
