import Foundation
public import Outlook
public import Phrases
public import WeatherModels

extension WeatherFormatter {
  /// The answer to a question as a sentence, as sure as the runs of an ensemble are where they were counted; with a day,
  /// of that alone.
  public func answer(
    _ question: WeatherQuestion, _ place: Place, _ report: Report, on day: DayReference? = nil,
    _ count: EnsembleCount? = nil
  ) -> String {
    let awaited = awaited(question.matter)
    let answer = weatherAnswer(question, place, report, within: day)
    let clock = clock(place, report)
    guard let stretch = answer.stretch, let end = moment(stretch.to, clock) else {
      let name = phrases.awaited(awaited, hours: question.hours)
      guard let day, answer.horizon != nil else { return noStretch(name, answer.horizon) }
      return phrases.notFound(name, on: dayName(day, place, report))
    }
    return phrases.found(
      awaited, hours: question.hours,
      from: stretch.isNow ? nil : moment(stretch.from, clock, isStart: true), until: end,
      length: Figures.span(seconds: stretch.to.timeIntervalSince(stretch.from)),
      isOpen: stretch.isOpen,
      confidence(question, stretch, count))
  }

  /// `question`, `found`, `from`, `to`, `hours` and `confidence`; the last four are `null` where nothing was found. The
  /// runs are `ensemble`, which is `null` where none were counted.
  public func document(
    _ question: WeatherQuestion, _ text: String, _ place: Place, _ report: Report,
    on day: DayReference? = nil, _ count: EnsembleCount? = nil
  ) -> JSONValue {
    let clock = clock(place, report)
    let stretch = weatherAnswer(question, place, report, within: day).stretch
    return [
      "place": place.json, "question": .string(text), "found": .bool(stretch != nil),
      "from": .optional(stretch.flatMap { clock.iso8601($0.from) }),
      "to": .optional(stretch.flatMap { clock.iso8601($0.to) }),
      "hours": .optional(stretch.map { ($0.length * 10).rounded() / 10 }),
      "confidence": .optional(
        stretch.map { confidence(question, $0, count).rawValue }),
      "ensemble": count?.json ?? .null,
      "service": .string(report.service.rawValue), "sample": .bool(report.service == .sample),
    ]
  }
}

extension WeatherFormatter {
  public func weatherAnswer(
    _ question: WeatherQuestion, _ place: Place, _ report: Report, within day: DayReference?
  ) -> WeatherAnswer {
    let span = day.flatMap { self.span($0, place, report) }
    return WeatherAnswer(question, report, now: now()) { span?.contains($0) ?? true }
  }

  /// By the runs where they were counted, but never more than so long ahead.
  private func confidence(
    _ question: WeatherQuestion, _ stretch: WeatherAnswer.Window, _ count: EnsembleCount?
  ) -> WeatherAnswer.Confidence {
    count.map { min(stretch.byLead, WeatherAnswer.Confidence($0, question.matter)) }
      ?? stretch.confidence
  }

  private func noStretch(_ awaited: String, _ horizon: Date?) -> String {
    guard let horizon, horizon > now() else { return phrases.untold(awaited) }
    let hours = Int((min(horizon.timeIntervalSince(now()), 3e7) / 3600).rounded(.down))
    return phrases.notFound(awaited, inHours: max(1, hours))
  }

  public func awaited(_ matter: WeatherQuestion.Criterion) -> AwaitedWeather {
    switch matter {
    case .dry: .dry
    case .rain: .rain
    case .snow: .snow
    case .sun: .sun
    case .above(let limit): .above(phrases.figure(figures.limit(limit)))
    case .below(let limit): .below(phrases.figure(figures.limit(limit)))
    case .windAbove(let limit): .windAbove(phrases.figure(figures.limit(limit)))
    case .windBelow(let limit): .windBelow(phrases.figure(figures.limit(limit)))
    }
  }
}
