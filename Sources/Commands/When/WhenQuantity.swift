import CommandKit
import Documents
import Foundation
import Outlook
import Phrases
import Quantities
import TerminalText
import WeatherModels
import WeatherText

/// Weather, or a quantity beyond a limit, whose words are read in the user's units.
nonisolated enum Awaited: Hashable, Sendable {
  case weather(DatedQuestion)
  case quantity([String])
}

nonisolated extension Argument where Value == Awaited {
  /// `dry 3h`, `sea above 20`: as many words as make a question.
  static var awaited: Argument {
    let question = Argument<DatedQuestion>.question
    return Argument(
      .either([.choice(WeatherQuestion.words), .quantity]), .optional(.count()),
      .optional(.duration(["3h"]))
    ) { words throws(Failure) in
      for count in (1...8).reversed() where count <= words.count {
        let typed = Array(words.rest.prefix(count))
        guard QuantityQuestion(typed: typed) != nil else { continue }
        words.takeFirst(count)
        return .quantity(typed)
      }
      if let found = try question.walk(words) { return .weather(found) }
      words.offer { $1.count < 2 ? .none : $0.matches(WeatherQuantity.all.map(\.name), $1) }
      guard let word = words.first, Language.typed.quantity(word) == nil,
        !WeatherQuestion.words.contains(word.lowercased())
      else { return nil }
      throw .badArgument(.when, .choice(WeatherQuestion.words), word)
    }
  }
}

extension WhenCommand {
  /// Finds the time when a quantity is above or below a limit.
  static func quantity(
    _ awaited: Awaited, _ day: DayReference?, _ reference: PlaceReference, _ context: CommandContext
  ) throws(Failure) -> ResolvedCommand? {
    guard case .quantity(let typed) = awaited,
      let question = QuantityQuestion(typed: typed, unit: context.unit(of:))
    else { return nil }
    return try context.showing(reference) { place throws(Failure) in
      context.screen.wait(context.phrases.asking)
      defer { context.screen.wait(nil) }
      let series = try await context.quantities.values(question.quantity, at: place)
      show(question, typed.joined(separator: " "), place, series, day, context)
    }
  }

  private static func show(
    _ question: QuantityQuestion, _ text: String, _ place: Place, _ series: QuantitySeries,
    _ day: DayReference?, _ context: CommandContext
  ) {
    let words = context.words
    let clock = PlaceClock(place, zone: series.timeZone)
    let span = day.flatMap { DaySpan($0, clock: clock, now: context.now()) }
    let answer = WeatherAnswer(question, series, now: context.now()) { span?.contains($0) ?? true }
    let window = answer.window
    let document = JSONValue.object(
      [
        .init(name: "place", value: place.json), .init(name: "question", value: .string(text)),
        .init(name: "found", value: .bool(window != nil)),
      ] + window.members(clock, window?.confidence) + [
        .init(name: "instead", value: .null), .init(name: "ensemble", value: .null),
        .init(name: "limit", value: .rounded(question.limit)),
        .init(name: "sample", value: .bool(series.service == .sample)),
      ] + series.members)
    guard series.isCovered else {
      var answer = Answer(
        context.phrases.notCovered(words.quantities.name(question.quantity), at: place.name),
        document: document)
      answer.status = .notFound
      return context.screen.show(answer)
    }
    let head = words.origin.head(place, series)
    let sentence = words.questions.answer(question, place, series, on: day)
    let notes = words.quantities.notes(question.quantity)
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
