import Foundation
public import Outlook
public import Phrases
public import Quantities
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
    let answer = weatherAnswer(question, place, report, within: day)
    return sentence(
      awaited(question.matter), hours: question.hours, answer,
      PlaceClock(place, zone: report.timeZone),
      on: day.map { words.daily.name(of: $0, place, report) },
      answer.stretch.map { confidence(question, $0, count) })
  }

  /// The answer to a question about a quantity.
  public func answer(
    _ question: QuantityQuestion, _ place: Place, _ series: QuantitySeries,
    on day: DayReference? = nil
  ) -> String {
    let clock = PlaceClock(place, zone: series.timeZone)
    let span = day.flatMap { DaySpan($0, clock: clock, now: now()) }
    let answer = WeatherAnswer(question, series, now: now()) { span?.contains($0) ?? true }
    return sentence(
      awaited(question), hours: question.hours, answer, clock,
      on: span.map { phrases.longDate($0.days.lowerBound) }, answer.stretch?.confidence)
  }

  /// `Sea temperature above 20 °C`
  public func awaited(_ question: QuantityQuestion) -> AwaitedWeather {
    .quantity(
      words.quantities.name(question.quantity), isAbove: question.isAbove,
      phrases.figure(words.quantities.limit(question)))
  }

  private func sentence(
    _ awaited: AwaitedWeather, hours: Int, _ answer: WeatherAnswer, _ clock: PlaceClock,
    on day: String?, _ confidence: WeatherAnswer.Confidence?
  ) -> String {
    guard let stretch = answer.stretch, let end = words.moment(stretch.to, clock) else {
      let name = phrases.awaited(awaited, hours: hours)
      guard let day, answer.horizon != nil else { return noStretch(name, answer.horizon) }
      return phrases.notFound(name, on: day)
    }
    return phrases.found(
      awaited, hours: hours,
      from: stretch.isNow ? nil : words.moment(stretch.from, clock, isStart: true), until: end,
      length: length(stretch.to.timeIntervalSince(stretch.from)),
      isOpen: stretch.isOpen, confidence ?? stretch.confidence)
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

  /// Whole hours, for a period that began before this minute ends no more exactly than its hours do.
  private func length(_ seconds: Double) -> String {
    let hours = (seconds / 3600).rounded()
    guard seconds > 3600, seconds < 3 * 86_400, hours * 3600 != seconds else {
      return Figures.span(seconds: seconds)
    }
    return phrases.about(Figures.withUnit("\(Int(hours))", "h"))
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
