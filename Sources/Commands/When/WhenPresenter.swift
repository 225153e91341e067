import CommandKit
import Documents
import Outlook
import Phrases
import Quantities
import TerminalText
import WeatherClients
import WeatherModels
import WeatherText

/// Answers a question from a report and its minutes, or from the values of a service of their own.
@MainActor struct WhenPresenter {
  let context: CommandContext
  let certainty: CertaintyClient
  let nowcast: NowcastClient

  private var words: Wording { context.words }

  func answer(
    _ question: WeatherQuestion, _ asked: DatedQuestion, at place: Place
  ) async throws(Failure) {
    let text = asked.words.joined(separator: " ")
    if let quantity = question.quantityOfService {
      context.screen.wait(context.phrases.asking)
      defer { context.screen.wait(nil) }
      let series = try await context.quantities.values(quantity, at: place)
      return show(question, text, place, series, asked.day)
    }
    let isWet = question.condition.quantityOfRuns == .precipitation || question.condition == .snow
    let beside = SupplementaryFetch(isWet ? nowcast.fetch(at: place) : [])
    try await context.reports.load(
      place, for: .hours, about: asked.day, beside: beside, context.screen
    ) { report, _, stage in
      let runs = stage == .final ? await runs(question, place) : nil
      show(question, text, place, report, asked.day, stage, runs)
    }
  }

  /// The runs that have the weather of the question, or why they aren't known; `nil` if no ensemble has it.
  private func runs(
    _ question: WeatherQuestion, _ place: Place
  ) async -> Result<Ensemble, ServiceError>? {
    guard let quantity = question.condition.quantityOfRuns else { return nil }
    context.screen.wait(context.phrases.asking)
    defer { context.screen.wait(nil) }
    do throws(ServiceError) {
      return .success(try await certainty.ensemble(place, quantity))
    } catch {
      return .failure(error)
    }
  }

  private func show(
    _ question: WeatherQuestion, _ text: String, _ place: Place, _ report: Report,
    _ day: DayReference?, _ stage: Answer.Stage, _ runs: Result<Ensemble, ServiceError>?
  ) {
    let ensemble = try? runs?.get()
    let head = words.origin.head(place, report)
    let words = words.of(report)
    let found = words.questions.found(question, place, report, on: day, ensemble)
    let isWet = question.condition.quantityOfRuns == .precipitation || question.condition == .snow
    var notes = [
      isWet ? words.minutes.contradiction(place, report) : nil,
      words.questions.sentence(found, place, report),
    ].compactMap(\.self)
    notes += words.questions.notes(found)
    if case .failure(let error)? = runs {
      let reason = context.phrases.sentence(for: .service(error))
      notes.append(context.phrases.noEnsemble(because: reason))
    }
    let credits = words.origin.credits([report])
    let document = words.questions.document(found, text, place, report)
    context.screen.show(
      Answer(stage, document: document) { width in
        Page(
          lines: WeatherLines.head(head, width: width)
            + notes.flatMap { WeatherLines.note($0, .plain, width: width) }
            + WeatherLines.credits(credits, width: width))
      })
  }

  private func show(
    _ question: WeatherQuestion, _ text: String, _ place: Place, _ series: QuantitySeries,
    _ day: DayReference?
  ) {
    let quantity = series.quantity
    let found = words.questions.found(question, place, series, on: day)
    let document = words.questions.document(found, text, place, series)
    guard series.isCovered else {
      var answer = Answer(
        context.phrases.notCovered(words.quantities.name(quantity), at: place.name),
        document: document)
      answer.status = .notFound
      return context.screen.show(answer)
    }
    let head = words.origin.head(place, series)
    let sentence = words.questions.sentence(found, place, series)
    let notes = words.quantities.notes(quantity)
    let credits = words.origin.credits(series)
    context.screen.show(
      Answer(document: document) { width in
        Page(
          lines: WeatherLines.head(head, width: width)
            + WeatherLines.note(sentence, .plain, width: width)
            + notes.flatMap { WeatherLines.note($0, width: width) }
            + WeatherLines.credits(credits, width: width))
      })
  }
}
