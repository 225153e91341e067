public import Analysis
import Foundation
import Phrases
public import Reports

/// The next two hours in a sentence.
public struct MinuteText: WordedSubject {
  public let words: Wording

  /// The minutes' sentence beside what the hours say otherwise of whether anything falls; `nil` where both say the same.
  public func contradiction(_ place: Place, _ timeline: Timeline) -> String? {
    guard let minutes = timeline.minutes, let hours = timeline.contradicted,
      let sentence = soon(place, timeline)
    else { return nil }
    let clock = PlaceClock(place, zone: timeline.timeZone)
    let wet = hours.spells(of: .precipitation).first { spell in
      timeline.slots.contains { $0.isByMinute && $0.start < spell.end && $0.end > spell.start }
    }
    let other = wet.map { spell in
      let said = words.said(spell.interval, [], by: timeline.service) { date, _ in
        words.moment(date, clock)
      }
      return (
        kind: PrecipitationKind(of: spell.slots.map(\.kind)), isMixed: spell.slots.isMixed,
        period: said.period
      )
    }
    let nowcast =
      "\(phrases.nowcastServiceName(minutes.service)), \(phrases.nowcastKind(minutes.kind))"
    return phrases.contradiction(
      sentence, by: nowcast, phrases.serviceName(timeline.service), other)
  }

  /// The next two hours in one sentence; `nil` if no minutes cover the present.
  public func soon(_ place: Place, _ timeline: Timeline) -> String? {
    let now = timeline.now
    guard let minutes = timeline.minutes, let soon = Soon(timeline) else { return nil }
    let clock = PlaceClock(place, zone: timeline.timeZone)
    // A reach of all but ten minutes is called two hours: radars end five minutes before.
    let isWhole = soon.reach.timeIntervalSince(now) >= Timeline.reach - 600
    func about(_ seconds: Double) -> String {
      Self.length(seconds, minutes.kind, .toNearestOrAwayFromZero)
    }
    func atLeast(_ seconds: Double) -> String { Self.length(seconds, minutes.kind, .down) }
    let rest = isWhole ? nil : atLeast(soon.reach.timeIntervalSince(now))
    guard let first = soon.spells.first else { return phrases.drySoon(for: rest) }
    func part(_ kind: PrecipitationKind?, _ isHeavy: Bool, _ date: Date?) -> SoonSpell.Part? {
      guard let kind, let time = date.flatMap({ words.spokenTime(of: $0, clock, isShort: true) })
      else { return nil }
      return .init(kind, isHeavy: isHeavy, time: time)
    }
    let again = soon.spells.dropFirst().first
    let spell = SoonSpell(
      runs: soon.runs.compactMap { part($0.kind, $0.isHeavy && soon.heaviest == nil, $0.start) },
      peak: part(
        soon.runs.last { run in soon.heaviest.map { run.start <= $0 } ?? false }?.kind,
        soon.isHeavy, soon.heaviest),
      again: part(again?.slots[0].kind, false, again?.start))
    guard !first.isNow else {
      return soon.goesOn
        ? phrases.goesOn(spell, for: rest)
        : phrases.stopsSoon(spell, in: about(first.end.timeIntervalSince(now)))
    }
    let seconds = min(first.end, soon.reach).timeIntervalSince(first.start)
    return phrases.startsSoon(
      spell, in: about(first.start.timeIntervalSince(now)),
      for: soon.goesOn ? atLeast(seconds) : about(seconds), isOpen: soon.goesOn)
  }

  /// A radar is read to the minute. A model with steps of 15 min is less exact: to 5 min, or 15 from an hour on.
  private static func length(
    _ seconds: Double, _ kind: Nowcast.Kind, _ rule: FloatingPointRoundingRule
  ) -> String {
    guard kind == .model else { return minutes(seconds) }
    let step = seconds < 3600 ? 300.0 : 900
    return minutes(max(1, (seconds / step).rounded(rule)) * step)
  }

  /// `0 min`, `12 min`: whole minutes.
  public static func age(_ seconds: Double) -> String {
    seconds < 30 ? Figures.withUnit("0", "min") : minutes(seconds)
  }

  /// `12 min`, `1 h 20 min`: whole minutes, at least one.
  public static func minutes(_ seconds: Double) -> String {
    Figures.span(seconds: max(1, (seconds / 60).rounded()) * 60)
  }
}
