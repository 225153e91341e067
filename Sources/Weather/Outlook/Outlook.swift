import Foundation
import Quantities
public import WeatherModels

/// A timeline, read for what is worth a sentence in the next 24 hours.
public struct Outlook: Sendable {
  let timeline: Timeline
  let report: Report
  let clock: PlaceClock
  /// The day before today, if the report has none.
  let yesterday: Day?

  public init(_ timeline: Timeline, of report: Report, clock: PlaceClock, yesterday: Day? = nil) {
    (self.timeline, self.report, self.clock) = (timeline, report, clock)
    self.yesterday = yesterday
  }

  /// The most important first; two of one rank are in the order of this list. Precipitation that ends with the minutes,
  /// which have a sentence of their own, isn't repeated.
  public var facts: [OutlookFact] {
    [thunder, precipitation, gusts, frost, fog, dry, ultraviolet, change, later]
      .compactMap(\.self).enumerated()
      .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .map(\.element)
  }
}

extension OutlookFact {
  /// Dangers come first.
  fileprivate var rank: Int {
    switch self {
    case .thunder, .gusts(_, isStorm: true, _): 0
    case .precipitation(let spells): spells.contains(where: \.kind.isFreezing) ? 0 : 1
    default: 1
    }
  }
}

// Facts of the next 24 hours beside rain and temperature.
extension Outlook {
  var now: Date { timeline.now }
  var limit: Date { now + 86_400 }

  /// The first storms, with the highest chance of precipitation in their hours.
  var thunder: OutlookFact? {
    let storms = grouped(timeline.spells(of: .thunder)).first
    guard let storms, let interval = Interval(storms), storms[0].start < limit else { return nil }
    let share = storms.compactMap { $0.certainty?.share }.max()
    return .thunder(
      interval,
      Spell.Part(
        start: storms[0].start, end: interval.end, certainty: share.map { Certainty(share: $0) }))
  }

  var gusts: OutlookFact? {
    let strong = timeline.spells(of: .limit(.gusts, isAbove: true, Threshold.gust.nextDown))
    guard let first = grouped(strong).first, let interval = Interval(first),
      first[0].start < limit,
      let most = first.flatMap(\.slots).compactMap(\.conditions.windGust).max()
    else { return nil }
    return .gusts(
      interval, isStorm: most.in(.metersPerSecond) >= Threshold.stormGust, strongest: most)
  }

  /// Frost, only if it thaws within the 24 hours: a night in a frozen week isn't news.
  var frost: OutlookFact? {
    let next = report.hours.filter { $0.time > now && $0.time <= limit }
    guard let today = dayNumber(now), let present = clock.hour(of: now) else { return nil }
    let isNight: (Conditions) -> Bool = { hour in
      guard let time = clock.hour(of: hour.time), let day = dayNumber(hour.time) else {
        return false
      }
      // Before 06:00 tonight is the present night, otherwise the next one.
      let isLate = time >= 18 && day == today && present >= 6
      return isLate || time < 9 && day == (present < 6 ? today : today + 1)
    }
    let low = next.filter(isNight).compactMap(\.temperature).min()
    let high = next.compactMap(\.temperature).max()
    guard let low, let high, low.in(.celsius) < Threshold.frost,
      high.in(.celsius) >= Threshold.frost
    else { return nil }
    return .frost(low)
  }

  /// Fog this morning until 9:00, from then on tomorrow morning.
  var fog: OutlookFact? {
    guard let present = clock.hour(of: now), let today = dayNumber(now) else { return nil }
    let morning = present < 9 ? today : today + 1
    let isFoggy = timeline.slots(from: now, until: limit + 86_400).contains { slot in
      slot.conditions.isFoggy && dayNumber(slot.start) == morning
        && clock.hour(of: slot.start).map { (4...10).contains($0) } == true
    }
    return isFoggy ? .fog(isTomorrow: morning != today) : nil
  }

  /// Dry weather until midnight, or in the evening until seven, if no hour is missing and nothing falls now.
  var dry: OutlookFact? {
    guard !isFalling, precipitation == nil, let present = clock.hour(of: now),
      let today = dayNumber(now)
    else { return nil }
    // By the sum of the day, as in its row.
    let fallen = report.days.first { $0.date.daysSince1970 == today }?.precipitation
    let isWhole = present < 12 && (fallen?.in(.millimeters) ?? 0) < Threshold.wet
    let kind: DryTime = isWhole ? .day : present < 18 ? .restOfDay : .night
    let isWithin: (Date) -> Bool = { moment in
      guard let day = dayNumber(moment), let time = clock.hour(of: moment) else { return false }
      return day == today || kind == .night && day == today + 1 && time < 7
    }
    let spell = timeline.spells(of: .dry).first { $0.isNow }
    guard let spell, !isWithin(spell.end) else { return nil }
    let slots = spell.slots.filter { isWithin($0.start) }
    guard !slots.contains(where: \.conditions.hasThunder) else { return nil }
    let chance = slots.compactMap { Condition.dry.chance(in: $0) }.min()
    return .dry(kind, chance.map { Certainty(share: $0) })
  }

  /// The highest of today's hours to come.
  var ultraviolet: OutlookFact? {
    let today = dayNumber(now)
    let peak = timeline.hours.filter { dayNumber($0.start) == today }.max {
      ($0.conditions.uvIndex?.in(.index) ?? 0) < ($1.conditions.uvIndex?.in(.index) ?? 0)
    }
    guard let peak, let index = peak.conditions.uvIndex,
      index.in(.index).rounded() >= Threshold.highUV
    else { return nil }
    return .ultraviolet(index, at: peak.start)
  }

  /// Today against yesterday, and from 18:00 on tomorrow against today.
  var change: OutlookFact? {
    guard let present = clock.hour(of: now), let today = dayNumber(now) else { return nil }
    let isTomorrow = present >= 18
    func high(_ number: Int) -> Temperature? {
      let day = report.days.first {
        $0.date.daysSince1970 == number && !report.isRest($0.date, by: clock)
      }
      let known = yesterday.flatMap { $0.date.daysSince1970 == number ? $0 : nil }
      return day?.temperatureMax ?? known?.temperatureMax
    }
    let meant = isTomorrow ? today + 1 : today
    guard let old = high(meant - 1), let new = high(meant) else { return nil }
    return abs(new.in(.celsius) - old.in(.celsius)) >= Threshold.change
      ? .change(from: old, to: new, isTomorrow: isTomorrow) : nil
  }

  func dayNumber(_ date: Date) -> Int? { clock.day(of: date)?.daysSince1970 }
}
