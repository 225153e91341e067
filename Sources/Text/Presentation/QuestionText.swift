public import Analysis
import Foundation
public import Phrases
import Quantities
public import Reports

/// The time of the requested weather, in words.
public struct QuestionText: WordedSubject {
  public let words: Wording

  /// The answer, as sure as the `runs` of an ensemble are where they are given; with a day, of that alone.
  public func found(
    _ question: WeatherQuestion, _ place: Place, _ timeline: Timeline, on day: DayReference? = nil,
    _ runs: Ensemble? = nil
  ) -> FoundWeather {
    let clock = PlaceClock(place, zone: timeline.timeZone)
    let span = day.flatMap { DaySpan($0, clock: clock, now: now()) }
    return FoundWeather(question, in: timeline, on: span, runs)
  }

  public func sentence(_ found: FoundWeather, _ place: Place) -> String {
    let clock = PlaceClock(place, zone: found.timeline.timeZone)
    let total = found.total.flatMap { sentence($0, of: found, clock) }
    // Hours say no more than the sum of their days, unless one alone is above the limit.
    let saysHours = total == nil || found.total?.isAbove == true && found.spell != nil
    return
      ([total] + (saysHours ? [found, found.instead] : []).map { $0.map { sentence($0, clock) } })
      .compactMap(\.self).joined(separator: " ")
  }

  /// The sum of days, compared with the limit.
  private func sentence(
    _ total: FoundTotal, of found: FoundWeather, _ clock: PlaceClock
  ) -> String? {
    guard let known = found.known, var time = searched(found.span, until: known, clock) else {
      return nil
    }
    if !found.isWhole, let moment = words.moment(known, clock) { time = .until(moment) }
    let doubt = doubt(total.certainty, isAbsent: !total.isBeyond, by: found.timeline.service)
    let sum = figures.figure(total.sum, total.quantity.dimension, decimals: 1)
    return phrases.total(
      awaited(found.question.condition, ofTotal: true), phrases.figure(sum), in: time,
      isRest: total.isRest, isBeyond: total.isBeyond, doubt)
  }

  /// The certainty of a statement; an absence isn't called unlikely, because that would deny twice.
  private func doubt(_ certainty: Certainty?, isAbsent: Bool, by service: Service) -> AbsenceDoubt {
    guard let certainty else { return AbsenceDoubt() }
    guard isAbsent, ![.likely, .veryLikely].contains(certainty.word) else {
      return AbsenceDoubt(words.said(certainty, by: service))
    }
    var doubt = AbsenceDoubt()
    doubt.contrary = words.said(certainty.opposite, by: service)
    return doubt
  }

  private func sentence(_ found: FoundWeather, _ clock: PlaceClock) -> String {
    let question = found.question
    let awaited = awaited(question.condition)
    guard let spell = found.spell else { return absence(found, awaited, clock) }
    var interval = spell.interval
    var expected: OutlookMoment?
    // The certainty of some hours is not that of weeks.
    if found.asked < spell.end {
      expected = words.moment(spell.end, clock)
      (interval.end, interval.isOpen) = (found.asked, false)
    }
    let said = words.said(interval, found.parts, by: found.timeline.service) { date, isStart in
      words.moment(date, clock, isStart: isStart)
    }
    let again = found.again.flatMap { words.moment($0.start, clock, isStart: true) }
    return phrases.found(
      awaited, hours: question.hours, said,
      length: length(said.seconds ?? interval.end.timeIntervalSince(spell.start))
        + (beyond(spell).map { ", " + $0 } ?? ""),
      expected: expected) + (again.map { " " + phrases.again(from: $0) } ?? "")
      + (fall(of: found, clock).map { " " + $0 } ?? "")
  }

  /// The next rain or snow behind dry weather, of which some ask when it stops.
  private func fall(of found: FoundWeather, _ clock: PlaceClock) -> String? {
    guard let fall = found.fall, let moment = words.moment(fall.start, clock, isStart: true) else {
      return found.staysDry ? phrases.noFall : nil
    }
    return phrases.later(
      fall.slots[0].kind, isMixed: false, from: moment, isTimed: true, isAgain: false,
      fall.certainty.map { words.said($0, by: found.timeline.service) })
  }

  /// The figure that is farthest beyond a limit.
  private func beyond(_ spell: Spell) -> String? {
    guard case .limit(let quantity, let isAbove, _) = spell.condition else { return nil }
    let values = spell.slots.compactMap { $0.value(of: quantity) }
    return (isAbove ? values.max() : values.min()).map {
      phrases.figure(words.quantities.limit($0, of: quantity))
    }
  }

  private func absence(
    _ found: FoundWeather, _ awaited: AwaitedWeather, _ clock: PlaceClock
  ) -> String {
    let (span, hours) = (found.span, found.question.hours)
    guard let known = found.known, var time = searched(span, until: known, clock) else {
      return phrases.untold(awaited)
    }
    let next = found.next.flatMap { words.moment($0.start, clock, isStart: true) }
    let end = now() + Double(hours) * 3600 - 1
    if let span, hours > 1, span.hours.map({ $0.count < hours }) == true || span.isBefore(end) {
      return phrases.notFitting(hours: hours, in: time, next: next)
    }
    var doubt = doubt(found.absence?.certainty, isAbsent: true, by: found.timeline.service)
    let reached = min(found.absence?.runs?.until ?? known, known)
    doubt.isOpen = reached < known
    if case .limit(let quantity, _, let limit) = found.question.condition,
      let nearest = found.absence?.nearest, let moment = words.moment(nearest.time, clock)
    {
      // Pages show whole degrees.
      let shown = [limit, nearest.value].map { words.quantities.figure($0, of: quantity) }
      doubt.nearest = .init(
        words.quantities.limit(nearest.value, of: quantity), at: moment,
        isEqual: shown[0] == shown[1])
    }
    if !found.isWhole && span != nil || reached < known, let moment = words.moment(reached, clock) {
      time = .until(moment)
      doubt.isOpen = true
    }
    return phrases.notFound(
      awaited, hours: hours, in: time, isMore: found.isMore, next: next, doubt)
  }

  /// Whole hours, for a period that began before this minute ends no more exactly than its hours do, or whole minutes.
  private func length(_ seconds: Double) -> String {
    let seconds = seconds < 60 ? seconds : (seconds / 60).rounded() * 60
    let hours = (seconds / 3600).rounded()
    guard seconds > 3600, seconds < 3 * 86_400, hours * 3600 != seconds else {
      return Figures.span(seconds: seconds)
    }
    return phrases.about(Figures.withUnit("\(Int(hours))", "h"))
  }

  /// `nil` if the report says nothing of that time.
  private func searched(
    _ span: DaySpan?, until horizon: Date, _ clock: PlaceClock
  ) -> SearchedTime? {
    guard let today = clock.day(of: now()) else { return nil }
    guard let span else {
      guard horizon > now() else { return nil }
      let hours = Int((min(horizon.timeIntervalSince(now()), 3e7) / 3600).rounded(.down))
      return .hours(max(1, hours))
    }
    if span.isTonight { return .tonight }
    let first = span.days.lowerBound
    let days: SearchedTime =
      switch first.daysSince1970 - today.daysSince1970 {
      case _ where first != span.last: .days(first, span.last)
      case 0: .today
      case 1: .tomorrow
      default: .day(first, isThisYear: first.year == today.year)
      }
    guard let (from, to) = span.hours.map(words.ends) else { return days }
    return .part(of: days, from: from, to: to)
  }

  /// The limit is one of an hour, unless it is that of the `total` of days.
  public func awaited(_ condition: Condition, ofTotal isSum: Bool = false) -> AwaitedWeather {
    switch condition {
    case .dry: .dry
    case .rain, .precipitation, .thunder: .rain
    case .snow: .snow
    case .sun: .sun
    case .limit(let quantity, let isAbove, let limit):
      .limit(
        quantity, isAbove: isAbove,
        phrases.figure(words.quantities.limit(limit, of: quantity, sum: isSum)))
    }
  }
}

extension Certainty {
  /// The certainty that it is not so.
  fileprivate var opposite: Certainty {
    guard var runs else { return Certainty(share: 1 - share) }
    runs.agree = runs.members - runs.agree
    return Certainty(runs)
  }
}
