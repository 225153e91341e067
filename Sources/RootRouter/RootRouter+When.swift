import Outlook
import Phrases
import ScreenKit
import TerminalText
import WeatherClients
import WeatherModels

/// What the words behind `when` ask for, and of which place.
nonisolated struct WhenRequest: Hashable, Sendable {
  /// As it was typed.
  var words: [String]
  /// A name or a row; `nil` for the place that the screen is about.
  var place: String?

  /// `dry 3h`, `dry 3h in Oslo`, `above 20 in 2`; `nil` where the words are no question.
  init?(_ arguments: Arguments) {
    let words = arguments.words
    let end = words.firstIndex { $0.lowercased() == "in" } ?? words.endIndex
    self.words = Array(words[..<end])
    guard question(in: UnitChoice()) != nil else { return nil }
    guard end < words.endIndex else { return }
    let place = words[(end + 1)...].joined(separator: " ")
    guard !place.isEmpty else { return nil }
    self.place = place
  }

  /// A number without a unit is meant in these.
  func question(in units: UnitChoice) -> WeatherQuestion? {
    WeatherQuestion(words, temperature: units.temperature, wind: units.wind)
  }
}

extension RootRouter {
  /// Answers from the report at hand; one that is not recent is asked for anew.
  func when(_ request: WhenRequest) async throws(Failure) {
    // Programs are answered in the units of JSON, and ask in them.
    let units = manner.isForPrograms ? UnitChoice() : words.figures.units
    guard let question = request.question(in: units) else { throw .usage(.when) }
    let place = try place(for: request)
    let saved = world.savedReports.last(place)
    if let saved, saved.isRecent(at: world.now()) {
      return show(question, request, place, saved, .final)
    }
    if let saved { show(question, request, place, saved, .interim) }
    output.wait(world.phrases.asking)
    defer { output.wait(nil) }
    let report = try await Failure.wrapping { () async throws(ServiceError) in
      try await world.weather.report(for: place)
    }
    show(question, request, place, report, .final)
  }

  private func place(for request: WhenRequest) throws(Failure) -> Place {
    guard let text = request.place else { return try placeAtHand() }
    if let row = Arguments.number(text) { return try listScreen.place(atRow: row) }
    return try firstPlace(named: text)
  }

  private func show(
    _ question: WeatherQuestion, _ request: WhenRequest, _ place: Place, _ report: Report,
    _ stage: Answer.Stage
  ) {
    let head = words.head(place, report)
    let sentence = words.answer(question, place, report)
    let credit = world.phrases.credit(report.service)
    let document = words.document(
      question, request.words.joined(separator: " "), place, report)
    output.show(
      Answer(stage, document: document) { width in
        Page(
          lines: WeatherLines.head(head, width: width)
            + WeatherLines.note(sentence, .plain, width: width)
            + (credit.map { WeatherLines.note($0, width: width) } ?? []))
      })
  }
}
