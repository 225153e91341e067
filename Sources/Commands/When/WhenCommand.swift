import Outlook
import Phrases
public import ScreenKit
import TerminalText
import WeatherModels

/// The question behind `when`, and its place.
struct WhenRequest: Hashable, Sendable {
  /// As it was typed.
  var words: [String]
  var place = PlaceReference.atHand

  /// `dry 3h`, `dry 3h in Oslo`, `above 20 in 2`; `nil` where the words are no question.
  init?(_ arguments: Arguments) {
    let words = arguments.words
    let end = words.firstIndex { $0.lowercased() == "in" } ?? words.endIndex
    self.words = Array(words[..<end])
    guard question(in: UnitChoice()) != nil else { return nil }
    guard end < words.endIndex else { return }
    place = PlaceReference(Array(words[(end + 1)...]))
    guard place != .atHand, place != .name("") else { return nil }
  }

  /// A number without a unit is meant in these.
  func question(in units: UnitChoice) -> WeatherQuestion? {
    WeatherQuestion(words, temperature: units.temperature, wind: units.wind)
  }
}

/// When the weather that is waited for comes: `when dry 3h in Oslo`.
public enum WhenCommand {
  public static func commands(_ context: CommandContext) -> [Command<ResolvedCommand>] {
    [
      Command(
        .when,
        takes: [
          .choice(WeatherQuestion.words), .optional(.count()), .optional(.duration(["3h"])),
          .optional(.placeBehindIn),
        ]
      ) { arguments throws(Failure) in
        guard let request = WhenRequest(arguments) else { return nil }
        // Programs are answered in the units of JSON, and ask in them.
        let units = context.runMode.isForPrograms ? UnitChoice() : context.words.figures.units
        guard let question = request.question(in: units) else { return nil }
        let place = try context.places.place(request.place)
        return ResolvedCommand.ending { () async throws(Failure) in
          try await context.reports.load(place, for: .hours, context.screen) {
            show(question, request, place, $0, $1, context)
          }
        }
      }
    ]
  }

  @MainActor private static func show(
    _ question: WeatherQuestion, _ request: WhenRequest, _ place: Place, _ report: Report,
    _ stage: Answer.Stage, _ context: CommandContext
  ) {
    let head = context.words.head(place, report)
    let sentence = context.words.answer(question, place, report)
    let credit = context.phrases.credit(report.service)
    let document = context.words.document(
      question, request.words.joined(separator: " "), place, report)
    context.screen.show(
      Answer(stage, document: document) { width in
        Page(
          lines: WeatherLines.head(head, width: width)
            + WeatherLines.note(sentence, .plain, width: width)
            + (credit.map { WeatherLines.note($0, width: width) } ?? []))
      })
  }
}
