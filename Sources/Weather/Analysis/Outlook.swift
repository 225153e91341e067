import Foundation
import Quantities
public import Reports

/// A timeline, read for what is worth a sentence in the next 24 hours.
public struct Outlook: Sendable {
  let timeline: Timeline
  let report: Report
  let clock: PlaceClock
  /// Days before today, in order.
  let past: [Day]

  public init(_ timeline: Timeline, of report: Report, clock: PlaceClock, past: [Day] = []) {
    (self.timeline, self.report, self.clock) = (timeline, report, clock)
    self.past = past
  }

  /// The most important first; two of one rank are in the order of this list. Precipitation that ends with the minutes,
  /// which have a sentence of their own, isn't repeated.
  public var facts: [OutlookFact] {
    let highlights = highlights
    let isFirst = highlights.contains {
      if case .rare(.firstFrost, _, _, _) = $0 { true } else { false }
    }
    let first = [thunder, precipitation, gusts, isFirst ? nil : frost, fog, dry]
    return (first + highlights + [ultraviolet, change, later])
      .compactMap(\.self).enumerated()
      .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .map(\.element)
  }

  // Facts of the next 24 hours beside rain and temperature.

  var now: Date { timeline.now }
  var limit: Date { now + 86_400 }

  /// The first storms, with the highest chance of precipitation in their hours.
  var thunder: OutlookFact? {
    let storms = grouped(timeline.spells(of: .thunder)).first
    return storms.flatMap { $0.start < limit ? .thunder($0) : nil }
  }

  var gusts: OutlookFact? {
    let strong = timeline.spells(of: .limit(.gusts, isAbove: true, Threshold.gust.nextDown))
    guard let first = grouped(strong).first, first.start < limit,
      let most = first.slots.compactMap(\.conditions.windGust).max()
    else { return nil }
    return .gusts(first, isStorm: most.in(.metersPerSecond) >= Threshold.stormGust, strongest: most)
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
      let known = past.last { $0.date.daysSince1970 == number }
      return day?.temperatureMax ?? known?.temperatureMax
    }
    let meant = isTomorrow ? today + 1 : today
    guard let old = high(meant - 1), let new = high(meant) else { return nil }
    return abs(new.in(.celsius) - old.in(.celsius)) >= Threshold.change
      ? .change(from: old, to: new, isTomorrow: isTomorrow) : nil
  }

  func dayNumber(_ date: Date) -> Int? { clock.day(of: date)?.daysSince1970 }

  // The rain and snow that the outlook mentions.

  private static let mostSpells = 3

  var precipitation: OutlookFact? {
    let told = wetSpells
    return told.isEmpty ? nil : .precipitation(told)
  }

  private var wetSpells: [WetSpell] {
    let end = timeline.slots.last(where: \.isByMinute)?.end ?? now
    let coming = timeline.spells(of: .precipitation).filter { $0.start < limit && $0.end > end }
    // More than a sentence can say one by one are rain at times.
    let groups = coming.count > Self.mostSpells ? grouped(coming) : coming
    return Array(groups.flatMap(parts).prefix(Self.mostSpells))
  }

  /// A weekday names one day of the next six.
  private static let weekdays = 6.0 * 86_400

  /// The next rain or snow after what is told of the 24 hours. Until tomorrow, and on the day on which they end, it begins
  /// at a time; another day is named as a whole, with all that falls.
  var later: OutlookFact? {
    let spells = timeline.spells(of: .precipitation)
    let told = wetSpells
    let before = spells.prefix { $0.start < limit }
    var end = told.last?.interval.end ?? before.last?.end ?? now
    // Rain at times may go on so.
    if told.last?.isBroken == true, let group = grouped(spells).first(where: { $0.end >= end }) {
      end = group.end
    }
    let rest = spells.lazy.flatMap { [end] spell in
      spell.slots.filter { $0.start >= end }.divided {
        dayNumber($0.start) != dayNumber($1.start)
      }.map { Spell(condition: spell.condition, slots: $0, isNow: false, isOpen: false) }
    }
    guard var next = rest.first(where: \.isLikely), next.start < now + Self.weekdays,
      timeline.isKnown(until: next.start), let today = dayNumber(now),
      let day = dayNumber(next.start)
    else { return nil }
    let isTimed = day <= today + 1 || day == dayNumber(end)
    if isTimed {
      let first = next.slots[0].kind
      next = Spell(
        condition: next.condition, slots: Array(next.slots.prefix { $0.kind == first }),
        isNow: false, isOpen: false)
    }
    let kind = PrecipitationKind(of: next.slots.map(\.kind))
    let kinds = told.isEmpty ? before.flatMap { $0.slots.map(\.kind) } : told.map(\.kind)
    return .later(
      kind, isMixed: next.slots.isMixed, from: next.start, isTimed: isTimed,
      isAgain: kinds.contains(kind), next.certainty)
  }

  /// Spells with pauses that are too short for a walk between them are one.
  func grouped(_ spells: [Spell]) -> [Spell] {
    spells.divided { $1.start.timeIntervalSince($0.end) >= Threshold.pause * 3600 }.map { group in
      Spell(
        condition: group[0].condition, slots: group.flatMap(\.slots), isNow: group[0].isNow,
        isOpen: group[group.count - 1].isOpen)
    }
  }

  /// The hours of one kind each where snow turns into rain or the like; a mixture stays together.
  private func parts(_ spell: Spell) -> [WetSpell] {
    let interval = spell.interval
    let all = spell.slots.divided { $0.kind != $1.kind }
    // What mixes beyond the 24 hours is no mixture of these.
    var runs = isTold(all) ? all : Array(all.prefix { $0[0].start < limit })
    if !isTold(runs) || spell.isBroken { runs = [runs.flatMap(\.self)] }
    return runs.enumerated().map { index, slots in
      var own = interval
      if index > 0 { own.start = slots[0].kindBegins(after: now) }
      if index + 1 < runs.count {
        (own.end, own.isOpen) = (runs[index + 1][0].kindBegins(after: now), false)
      } else if let end = slots.last?.end, end < interval.end {
        (own.end, own.isOpen) = (end, false)
      }
      let isFirst = index == 0 && spell.isNow
      let part = Spell(condition: .precipitation, slots: slots, isNow: isFirst, isOpen: own.isOpen)
      var parts = part.parts
      // Rain that falls at this moment isn't a chance any more.
      if isFirst, isFalling, !parts.isEmpty { parts[0].certainty = nil }
      let kind = PrecipitationKind(of: slots.map(\.kind))
      let heaviest = heaviest(slots, isOpen: own.isOpen)
      return WetSpell(
        kind: kind, isMixed: slots.isMixed,
        interval: own, parts: parts, isBroken: spell.isBroken, snow: snow(of: part, kind),
        water: water(of: part),
        heaviest: heaviest?.start,
        isHeavy: heaviest.map { $0.rate >= Threshold.heavy(kind) }
          ?? slots.allSatisfy { $0.rate >= Threshold.heavy(kind) },
        isNext: index > 0)
    }
  }

  /// Whether hours of one kind each are told one by one. Kinds that alternate within hours count as a mixture; rain after
  /// a night of snow doesn't.
  private func isTold(_ runs: [[TimeSlot]]) -> Bool {
    let isOrdered = Set(runs.map { $0[0].kind }).count == runs.count
    return runs.count <= Self.mostSpells && runs.flatMap(\.self).length >= Threshold.pause
      && (isOrdered || runs.allSatisfy { $0.length >= Threshold.pause || $0[0].start <= now })
  }

  private func snow(of spell: Spell, _ kind: PrecipitationKind) -> Snowfall? {
    let depths = spell.slots.compactMap { $0.conditions.snowfall?.in(.centimeters) }
    let sum = depths.reduce(0, +)
    guard kind == .snow, depths.count == spell.slots.count, sum >= Threshold.muchSnow,
      spell.isLikely
    else { return nil }
    return Snowfall(sum, .centimeters)
  }

  private func water(of spell: Spell) -> Precipitation? {
    let sum = spell.slots.water
    return sum >= Threshold.muchWater && spell.isLikely ? Precipitation(sum, .millimeters) : nil
  }

  /// The slot with most, as its row names it, if it stands out of at least three hours, or is heavy where others aren't.
  private func heaviest(_ wet: [TimeSlot], isOpen: Bool) -> TimeSlot? {
    guard let (peak, isClear) = wet.peak(after: now, isOpen: isOpen) else { return nil }
    let heavy = Threshold.heavy(PrecipitationKind(of: wet.map(\.kind)))
    let isAlone = peak.rate >= heavy && wet.contains { $0.rate < heavy }
    return isAlone || isClear && wet.length >= 3 ? peak : nil
  }

  /// Whether something falls at this moment.
  var isFalling: Bool {
    if let first = timeline.slots.first, first.isByMinute { return first.isWet == true }
    guard let current = report.current, abs(now.timeIntervalSince(current.time)) < 5400 else {
      return false
    }
    let isMeasured = current.precipitation.map { $0.in(.millimeters) >= Threshold.wet } ?? false
    return isMeasured || PrecipitationKind(current.weatherCode) != nil
  }
}
