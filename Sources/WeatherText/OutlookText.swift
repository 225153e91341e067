import Foundation
import Outlook
import Phrases
public import WeatherModels

extension Wording {
  /// A report as a person would sum it up.
  public var outlook: OutlookText { OutlookText(words: self) }
}

/// The summary of a report in sentences.
public struct OutlookText: WordedSubject {
  public let words: Wording

  /// The most sentences of a summary.
  private static let mostSentences = 3

  /// The report summed up in at most three sentences; `nil` if there is nothing worth saying.
  ///
  /// `yesterday` is asked for the day before today only if the report lacks it. Rain or snow that `minutes` describe
  /// isn't repeated.
  public func summary(
    _ place: Place, _ report: Report, minutes: Nowcast? = nil,
    yesterday: (CalendarDay) -> Day? = { _ in nil }
  ) -> String? {
    let clock = PlaceClock(place, zone: report.timeZone)
    let now = now()
    let today = clock.day(of: now)
    let date = today.flatMap { CalendarDay(daysSince1970: $0.daysSince1970 - 1) }
    let isComparable = report.days.contains { $0.date == today && $0.temperatureMax != nil }
    let isTold = report.days.contains { $0.date == date }
    let before = isComparable && !isTold ? date.flatMap(yesterday) : nil
    let soon = minutes.flatMap { Soon($0, now: now, beside: report) }
    let facts = Outlook(report, clock: clock, now: now, yesterday: before, soon: soon).facts
    let sentences = facts.prefix(Self.mostSentences).map { sentence($0, clock) }
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }

  /// The minutes' sentence about rain or snow, unless the summary says that it lasts longer.
  public func soon(_ place: Place, _ report: Report, minutes: Nowcast?) -> String? {
    let now = now()
    guard let minutes, let soon = Soon(minutes, now: now, beside: report), let starts = soon.starts
    else { return nil }
    let clock = PlaceClock(place, zone: report.timeZone)
    let facts = Outlook(report, clock: clock, now: now, soon: soon).facts.prefix(Self.mostSentences)
    let goesOn = facts.contains { fact in
      guard case .precipitation(let spells) = fact, let interval = spells.first?.interval,
        interval.start == nil || interval.start == starts,
        // What follows without a break goes on, too.
        let last = spells.prefix(1 + spells.dropFirst().prefix(while: \.isNext).count).last?
          .interval,
        let end = last.end ?? last.reach
      else { return false }
      return end > soon.reach
    }
    let isSaid = goesOn && soon.ends == nil && soon.heaviest == nil
    return isSaid && !soon.isHeavy ? nil : words.minutes.soon(place, minutes, beside: report)
  }

  /// The next change in a few words: `rain 18:00`, `dry`; `nil` if the report has no hours.
  public func next(_ place: Place, _ report: Report) -> String? {
    let clock = PlaceClock(place, zone: report.timeZone)
    func time(_ date: Date) -> String { words.time(of: date, clock, isShort: true) ?? "–" }
    switch NextChange(report, clock: clock, now: now()) {
    case .begins(let kind, let date, let isLikely):
      return phrases.begins(kind, at: time(date), isLikely: isLikely)
    case .lasts(let kind, let end, let isLikely):
      return phrases.lasts(kind, until: end.map(time), isLikely: isLikely)
    case .dry: return phrases.staysDry
    case nil: return nil
    }
  }
}

extension OutlookText {
  private func sentence(_ fact: OutlookFact, _ clock: PlaceClock) -> String {
    // A summary is of today and tomorrow.
    func moment(_ date: Date?) -> OutlookMoment? {
      let moment = date.flatMap { words.moment($0, clock) }
      return if case .day = moment { nil } else { moment }
    }
    func period(_ interval: Interval) -> OutlookPeriod {
      OutlookPeriod(
        from: moment(interval.start), until: moment(interval.end ?? interval.reach),
        isOpen: interval.end == nil && interval.reach != nil)
    }
    switch fact {
    case .thunder(let spell): return phrases.thunder(period(spell))
    case .precipitation(let spells):
      return phrases.precipitation(
        spells.enumerated().map { index, spell in
          var period = period(spell.interval)
          let isSeamless = spell.isNext && spells[index - 1].interval.end == spell.interval.start
          if isSeamless { period.start = nil }
          // "…to 03:00 tomorrow, then snow until 06:00": the day is said before.
          if isSeamless, case .tomorrow? = moment(spell.interval.start),
            case .tomorrow(let time)? = period.end
          {
            period.end = .today(time)
          }
          return OutlookSpell(
            spell.kind, period, heaviest: moment(spell.heaviest), isLikely: spell.isLikely,
            isHeavy: spell.isHeavy, isNext: spell.isNext)
        })
    case .dry(let time): return phrases.dry(time)
    case .frost(let low):
      let figure = figures.temperature(low)
      return phrases.frostTonight(low: figures.bare(low) == "0" ? nil : figure)
    case .gusts(let spell, let isStorm):
      return phrases.gusts(period(spell), isStorm: isStorm)
    case .fog(let isTomorrow): return phrases.fog(isTomorrow: isTomorrow)
    case .change(let old, let new, let isTomorrow):
      let degrees = figures.change(from: old, to: new)
      return phrases.change(
        by: figures.difference(degrees), isWarmer: degrees > 0, isTomorrow: isTomorrow)
    case .ultraviolet(let index, let time):
      return phrases.highUV(
        Figures.uvIndex(index), around: moment(time) ?? .today(words.time(of: time, clock) ?? "–"))
    }
  }
}
