import Analysis
import Foundation
import Phrases
import Quantities
public import Reports

/// The summary of a report in sentences.
public struct OutlookText: WordedSubject {
  public let words: Wording

  private static let mostSentences = 4

  /// The report summed up in at most four sentences; `nil` if there is nothing worth saying.
  ///
  /// `past` is asked for the days before today, in order. Rain or snow that ends within the minutes isn't repeated.
  public func summary(
    _ place: Place, _ report: Report, past: (CalendarDay) -> [Day] = { _ in [] }
  ) -> String? {
    let clock = PlaceClock(place, zone: report.timeZone)
    let timeline = Timeline(report, now: now())
    let days = clock.day(of: now()).map(past) ?? []
    let facts = Outlook(timeline, of: report, clock: clock, past: days).facts
    var told = Array(facts.prefix(Self.mostSentences))
    // The next rain is worth more than what is merely unusual.
    let next = facts.dropFirst(told.count).first { if case .later = $0 { true } else { false } }
    if let next { told[told.count - 1] = next }
    let sentences = told.map { sentence($0, clock, report.service) }
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }

  /// The minutes' sentence about rain or snow, unless the summary says that it lasts longer; and that the hours say
  /// otherwise, where they do.
  public func soon(_ place: Place, _ report: Report) -> String? {
    let timeline = Timeline(report, now: now())
    if let contradiction = words.minutes.contradiction(place, timeline) { return contradiction }
    guard let soon = Soon(timeline), !soon.spells.isEmpty else { return nil }
    let isSaid = soon.goesOn && soon.spells.count == 1 && soon.heaviest == nil
    let isLonger = timeline.spells(of: .precipitation).first.map { $0.end > soon.reach } == true
    return isSaid && isLonger && !soon.isHeavy ? nil : words.minutes.soon(place, timeline)
  }

  /// The next change in a few words: `rain 18:00`, `dry`; `nil` if the report has no hours, or not enough.
  public func next(_ place: Place, _ report: Report) -> String? {
    let clock = PlaceClock(place, zone: report.timeZone)
    let now = now()
    let limit = now + 86_400
    func time(_ date: Date) -> String { words.time(of: date, clock, isShort: true) ?? "–" }
    let timeline = Timeline(report, now: now)
    let spell = timeline.spells(of: .precipitation).first
    guard timeline.isKnown(until: spell?.start ?? limit) else { return nil }
    guard let spell, spell.start < limit else { return phrases.staysDry }
    let kind = PrecipitationKind(beginning: spell.slots.map(\.kind))
    return spell.isNow
      ? phrases.lasts(
        kind, until: spell.isOpen || spell.end > limit ? nil : time(spell.end),
        isLikely: spell.isLikely)
      : phrases.begins(kind, at: time(spell.start), isLikely: spell.isLikely)
  }

  /// The sum of what falls, where that is much and likely enough.
  private func amount(_ spell: WetSpell) -> String? {
    let dimension: QuantityDimension = spell.snow == nil ? .water : .depth
    return (spell.snow?.in(.base) ?? spell.water?.in(.base)).map { figures.figure($0, dimension) }
  }

  private func sentence(_ fact: OutlookFact, _ clock: PlaceClock, _ service: Service) -> String {
    func moment(_ date: Date?) -> OutlookMoment? { date.flatMap { words.moment($0, clock) } }
    func said(_ interval: Interval, _ parts: [Spell.Part], isBroken: Bool = false) -> SaidSpell {
      words.said(interval, parts, by: service, isBroken: isBroken) { date, _ in moment(date) }
    }
    func said(_ certainty: Certainty?) -> SaidCertainty? {
      // Nothing to doubt.
      certainty.flatMap { $0.word == .veryLikely ? nil : words.said($0, by: service) }
    }
    switch fact {
    case .thunder(let storm): return phrases.thunder(said(storm.interval, [storm.whole]))
    case .precipitation(let spells):
      return phrases.precipitation(
        spells.enumerated().map { index, spell in
          var said = said(spell.interval, spell.parts, isBroken: spell.isBroken)
          let isSeamless = spell.isNext && spells[index - 1].interval.end == spell.interval.start
          if isSeamless { said.period.start = nil }
          // "…to 03:00 tomorrow, then snow until 06:00": the day is said before.
          if isSeamless, case .tomorrow? = moment(spell.interval.start),
            case .tomorrow(let time)? = said.period.end
          {
            said.period.end = .today(time)
          }
          return OutlookSpell(
            spell.kind, said, amount: amount(spell), heaviest: moment(spell.heaviest),
            isHeavy: spell.isHeavy,
            isNext: spell.isNext, isMixed: spell.isMixed, isBroken: spell.isBroken)
        })
    case .dry(let time, let certainty): return phrases.dry(time, said(certainty))
    case .frost(let low):
      let figure = figures.temperature(low)
      return phrases.frostTonight(low: figures.bare(low) == "0" ? nil : figure)
    case .gusts(let spell, let isStorm, let strongest):
      return phrases.gusts(
        said(spell.interval, []).period, isStorm: isStorm, strongest: figures.speed(strongest))
    case .fog(let isTomorrow): return phrases.fog(isTomorrow: isTomorrow)
    case .change(let old, let new, let isTomorrow):
      let degrees = figures.change(from: old, to: new)
      return phrases.change(
        by: figures.difference(degrees), isWarmer: degrees > 0, isTomorrow: isTomorrow)
    case .later(let kind, let isMixed, let start, let isTimed, let isAgain, let certainty):
      return phrases.later(
        kind, isMixed: isMixed, from: moment(start) ?? .today("–"), isTimed: isTimed,
        isAgain: isAgain, said(certainty))
    case .rare(let kind, let value, let date, let since):
      let today = clock.day(of: now())
      let ahead = date.daysSince1970 - (today?.daysSince1970 ?? date.daysSince1970)
      return phrases.rare(kind, figures.temperature(value), ahead: ahead, on: date, since: since)
    case .turn(let old, let new, let time):
      let points = [old, new].map { words.direction($0) ?? "–" }
      return phrases.windTurns(from: points[0], to: points[1], around: moment(time) ?? .today("–"))
    case .fall(let hectopascals, let interval):
      return phrases.pressureFalls(
        by: figures.figure(hectopascals, .pressure), said(interval, []).period)
    case .ultraviolet(let index, let time):
      return phrases.highUV(
        Figures.uvIndex(index), UVBand(index), around: moment(time) ?? .today("–"))
    }
  }
}
