import Analysis
import Foundation
import Reports

/// Facts in short, for comparison: hours are counted from Friday's midnight, `now` is a beginning that has passed, and
/// `?` an end that isn't known.
func told(_ facts: [OutlookFact]) -> [String] { facts.map(told) }

private func told(_ fact: OutlookFact) -> String {
  switch fact {
  case .thunder(let storm): "thunder " + span(storm.interval) + percent(storm.certainty)
  case .precipitation(let spells):
    spells.map { spell in
      (spell.isNext ? "then " : "") + (spell.isMixed ? "mixed" : spell.kind.rawValue)
        + (spell.isBroken ? " at times " : " ") + span(spell.interval)
        + (spell.heaviest.map { (spell.isHeavy ? " heavy " : " most ") + hour($0) } ?? "")
        + (spell.isHeavy && spell.heaviest == nil ? " heavy" : "")
        + spell.parts.map { percent($0.certainty) }.joined()
    }.joined(separator: ", ")
  case .dry(let time, let certainty): "dry \(time)" + percent(certainty)
  case .frost(let low): "frost \(low.in(.celsius))"
  case .gusts(let spell, let isStorm, let strongest):
    (isStorm ? "storm " : "gusts ") + span(spell.interval) + " \(strongest.in(.metersPerSecond))"
  case .fog(let isTomorrow): isTomorrow ? "fog tomorrow" : "fog today"
  case .change(let old, let new, let isTomorrow):
    "\(old.in(.celsius)) to \(new.in(.celsius))" + (isTomorrow ? " tomorrow" : "")
  case .later(let kind, let isMixed, let start, let isTimed, let isAgain, let certainty):
    "\(isMixed ? "rain and snow" : kind.rawValue)\(isAgain ? " again" : "") later \(hour(start))"
      + (isTimed ? "" : " of that day") + percent(certainty)
  case .rare(let kind, let value, let day, let last):
    "\(kind.rawValue) \(value.in(.celsius)) on \(day) since \(last.map(\.description) ?? "a year")"
  case .turn(let old, let new, let time):
    "wind \(Int(old.in(.degrees).rounded())) to \(Int(new.in(.degrees).rounded())) at \(hour(time))"
  case .fall(let hectopascals, let interval):
    "fall \((hectopascals * 10).rounded() / 10) \(span(interval))"
  case .ultraviolet(let index, let time): "UV \(index.in(.index)) at \(hour(time))"
  }
}

private func span(_ interval: Interval) -> String {
  (interval.start.map(hour) ?? "now") + "–" + hour(interval.end) + (interval.isOpen ? "?" : "")
}

private func hour(_ date: Date) -> String {
  let hours = date.timeIntervalSince(Made.midnight) / 3600
  return hours == hours.rounded() ? "\(Int(hours))" : "\((hours * 100).rounded() / 100)"
}

private func percent(_ certainty: Certainty?) -> String {
  certainty.map { " \(Int(($0.share * 100).rounded()))%" } ?? ""
}

/// The facts of made-up hours, at eight in the morning.
func facts(
  _ hours: some Sequence<Double> = Made.hours, at hour: Double = 8, days: [Day] = [],
  past: [Day] = [], change: (Double, inout Conditions) -> Void
) -> [String] { facts(Made.report(hours, days: days, change: change), at: hour, past: past) }

func facts(_ report: Report, at hour: Double = 8, past: [Day] = []) -> [String] {
  let timeline = Timeline(report, now: Made.at(hour))
  return told(Outlook(timeline, of: report, clock: Made.clock, past: past).facts)
}
