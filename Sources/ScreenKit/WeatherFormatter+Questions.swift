import Foundation
public import Outlook
import Phrases
public import WeatherModels

extension WeatherFormatter {
  /// The answer to a question as a sentence.
  public func answer(_ question: WeatherQuestion, _ place: Place, _ report: Report) -> String {
    let awaited = awaited(question.matter)
    let answer = WeatherAnswer(question, report, now: now())
    let clock = clock(place, report)
    guard let stretch = answer.stretch, let end = moment(stretch.to, clock) else {
      return noStretch(phrases.awaited(awaited, hours: question.hours), answer.horizon)
    }
    return phrases.found(
      awaited, hours: question.hours,
      from: stretch.isNow ? nil : moment(stretch.from, clock, isStart: true), until: end,
      length: Figures.span(seconds: stretch.to.timeIntervalSince(stretch.from)),
      isOpen: stretch.isOpen, stretch.confidence)
  }

  /// `question`, `found`, `from`, `to`, `hours` and `confidence`; the last four are `null` where nothing was found.
  public func document(
    _ question: WeatherQuestion, _ text: String, _ place: Place, _ report: Report
  ) -> JSONValue {
    let clock = clock(place, report)
    let stretch = WeatherAnswer(question, report, now: now()).stretch
    return [
      "place": place.json, "question": .string(text), "found": .bool(stretch != nil),
      "from": .optional(stretch.flatMap { clock.iso8601($0.from) }),
      "to": .optional(stretch.flatMap { clock.iso8601($0.to) }),
      "hours": .optional(stretch.map { ($0.length * 10).rounded() / 10 }),
      "confidence": .optional(stretch?.confidence.rawValue),
      "service": .string(report.service.rawValue), "sample": .bool(report.service == .sample),
    ]
  }
}

extension WeatherFormatter {
  private func noStretch(_ awaited: String, _ horizon: Date?) -> String {
    guard let horizon, horizon > now() else { return phrases.untold(awaited) }
    let hours = Int((min(horizon.timeIntervalSince(now()), 3e7) / 3600).rounded(.down))
    return phrases.notFound(awaited, inHours: max(1, hours))
  }

  private func awaited(_ matter: WeatherQuestion.Criterion) -> AwaitedWeather {
    switch matter {
    case .dry: .dry
    case .rain: .rain
    case .snow: .snow
    case .sun: .sun
    case .above(let limit): .above(figures.temperature(limit))
    case .below(let limit): .below(figures.temperature(limit))
    case .windAbove(let limit): .windAbove(figures.speed(limit))
    case .windBelow(let limit): .windBelow(figures.speed(limit))
    }
  }
}
