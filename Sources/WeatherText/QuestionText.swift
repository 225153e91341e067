import Foundation
public import Outlook
public import Phrases
public import WeatherModels

extension Wording {
  /// The answers to questions about the weather.
  public var questions: QuestionText { QuestionText(words: self) }
}

/// When the weather comes that was asked for, in words.
public struct QuestionText: WordedSubject {
  public let words: Wording

  /// The answer to a question as a sentence, as sure as the runs of an ensemble are where they were counted; with a day,
  /// of that alone.
  public func answer(
    _ question: WeatherQuestion, _ place: Place, _ report: Report, on day: DayReference? = nil,
    _ count: EnsembleCount? = nil
  ) -> String {
    let awaited = awaited(question.matter)
    let answer = weatherAnswer(question, place, report, within: day)
    let clock = PlaceClock(place, zone: report.timeZone)
    guard let stretch = answer.stretch, let end = words.moment(stretch.to, clock) else {
      let name = phrases.awaited(awaited, hours: question.hours)
      guard let day, answer.horizon != nil else { return noStretch(name, answer.horizon) }
      return phrases.notFound(name, on: words.daily.name(of: day, place, report))
    }
    return phrases.found(
      awaited, hours: question.hours,
      from: stretch.isNow ? nil : words.moment(stretch.from, clock, isStart: true), until: end,
      length: Figures.span(seconds: stretch.to.timeIntervalSince(stretch.from)),
      isOpen: stretch.isOpen,
      confidence(question, stretch, count))
  }
}

extension QuestionText {
  public func weatherAnswer(
    _ question: WeatherQuestion, _ place: Place, _ report: Report, within day: DayReference?
  ) -> WeatherAnswer {
    let span = day.flatMap {
      DaySpan($0, clock: PlaceClock(place, zone: report.timeZone), now: now())
    }
    return WeatherAnswer(question, report, now: now()) { span?.contains($0) ?? true }
  }

  /// By the runs where they were counted, but never more than so long ahead.
  public func confidence(
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
