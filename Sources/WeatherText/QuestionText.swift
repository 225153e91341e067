import Foundation
public import Outlook
public import Phrases
public import Quantities
public import WeatherModels

extension Wording {
  /// The answers to questions about the weather.
  public var questions: QuestionText { QuestionText(words: self) }
}

/// The time of the requested weather, in words.
public struct QuestionText: WordedSubject {
  public let words: Wording

  /// The answer to a question as a sentence, as sure as the runs of an ensemble are where they were counted; with a
  /// day, of that alone.
  public func answer(
    _ question: WeatherQuestion, _ place: Place, _ report: Report, on day: DayReference? = nil,
    _ count: EnsembleCount? = nil
  ) -> String {
    let clock = PlaceClock(place, zone: report.timeZone)
    let span = day.flatMap { DaySpan($0, clock: clock, now: now()) }
    let answer = weatherAnswer(question, place, report, within: day)
    let asked = sentence(
      awaited(question.criterion), hours: question.hours, answer, clock, span,
      answer.window.map { confidence(question, $0, count) }
    ) { span in
      WeatherAnswer(question, report, now: now()) { span.isBefore($0) }
    }
    guard let (other, fallen) = fallsInstead(of: question, place, report, within: day) else {
      return asked
    }
    return asked + " "
      + sentence(awaited(other), hours: 1, fallen, clock, span, fallen.window?.confidence) { _ in
        fallen
      }
  }

  /// Snow where no rain was found, and the reverse: `no rain` is half the truth where it snows. `nil` if neither falls.
  public func fallsInstead(
    of question: WeatherQuestion, _ place: Place, _ report: Report, within day: DayReference?
  ) -> (other: WeatherQuestion.Criterion, answer: WeatherAnswer)? {
    guard [.rain, .snow].contains(question.criterion), question.hours == 1,
      weatherAnswer(question, place, report, within: day).window == nil
    else { return nil }
    let other: WeatherQuestion.Criterion = question.criterion == .rain ? .snow : .rain
    let answer = weatherAnswer(WeatherQuestion(other), place, report, within: day)
    return answer.window == nil ? nil : (other, answer)
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
      awaited(question), hours: question.hours, answer, clock, span, answer.window?.confidence
    ) { span in
      WeatherAnswer(question, series, now: now()) { span.isBefore($0) }
    }
  }

  /// `Sea temperature above 20 °C`
  public func awaited(_ question: QuantityQuestion) -> AwaitedWeather {
    .quantity(
      words.quantities.name(question.quantity), isAbove: question.isAbove,
      phrases.figure(words.quantities.limit(question)))
  }

  private func sentence(
    _ awaited: AwaitedWeather, hours: Int, _ answer: WeatherAnswer, _ clock: PlaceClock,
    _ span: DaySpan?, _ confidence: WeatherAnswer.Confidence?, later: (DaySpan) -> WeatherAnswer
  ) -> String {
    guard let window = answer.window, let end = words.moment(window.to, clock) else {
      guard let time = searched(span, until: answer.horizon, clock) else {
        return phrases.untold(awaited)
      }
      let next = span.flatMap { later($0).window }
        .flatMap { words.moment($0.from, clock, isStart: true) }
      let end = now() + Double(hours) * 3600 - 1
      if let span, hours > 1, span.hours.map({ $0.count < hours }) == true || span.isBefore(end) {
        return phrases.notFitting(hours: hours, in: time, next: next)
      }
      return phrases.notFound(awaited, hours: hours, in: time, next: next)
    }
    return phrases.found(
      awaited, hours: hours,
      from: window.isNow ? nil : words.moment(window.from, clock, isStart: true), until: end,
      length: length(window.to.timeIntervalSince(window.from)),
      isOpen: window.isOpen, confidence ?? window.confidence)
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

  /// The confidence by the ensemble's runs if they were counted, but never above what the lead time allows.
  public func confidence(
    _ question: WeatherQuestion, _ window: WeatherAnswer.Window, _ count: EnsembleCount?
  ) -> WeatherAnswer.Confidence {
    count.map { min(window.byLead, WeatherAnswer.Confidence($0, question.criterion)) }
      ?? window.confidence
  }

  /// Whole hours, for a period that began before this minute ends no more exactly than its hours do.
  private func length(_ seconds: Double) -> String {
    let hours = (seconds / 3600).rounded()
    guard seconds > 3600, seconds < 3 * 86_400, hours * 3600 != seconds else {
      return Figures.span(seconds: seconds)
    }
    return phrases.about(Figures.withUnit("\(Int(hours))", "h"))
  }

  /// `nil` if the report says nothing of that time.
  private func searched(
    _ span: DaySpan?, until horizon: Date?, _ clock: PlaceClock
  ) -> SearchedTime? {
    guard let horizon, let today = clock.day(of: now()) else { return nil }
    if let span { return searched(span, today) }
    guard horizon > now() else { return nil }
    let hours = Int((min(horizon.timeIntervalSince(now()), 3e7) / 3600).rounded(.down))
    return .hours(max(1, hours))
  }

  private func searched(_ span: DaySpan, _ today: CalendarDay) -> SearchedTime {
    let (first, last) = (span.days.lowerBound, span.last)
    if span.isTonight { return .tonight }
    if let hours = span.hours {
      let (from, to) = words.ends(of: hours)
      return .part(of: searched(first, last, today), from: from, to: to)
    }
    return searched(first, last, today)
  }

  private func searched(
    _ first: CalendarDay, _ last: CalendarDay, _ today: CalendarDay
  ) -> SearchedTime {
    guard first == last else { return .days(first, last) }
    return switch first.daysSince1970 - today.daysSince1970 {
    case 0: .today
    case 1: .tomorrow
    default: .day(first, isThisYear: first.year == today.year)
    }
  }

  public func awaited(_ criterion: WeatherQuestion.Criterion) -> AwaitedWeather {
    switch criterion {
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
