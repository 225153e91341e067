import Foundation
import Quantities
import WeatherModels

/// A timeline, read for the weather of the next 24 hours.
struct OutlookReading {
  let timeline: Timeline
  let report: Report
  let clock: PlaceClock

  private static let horizon = 24.0 * 3600

  private var now: Date { timeline.now }
  private var limit: Date { now + Self.horizon }

  /// The first storms, with the highest chance of precipitation in their hours.
  var thunder: OutlookFact? {
    let storms = grouped(timeline.spells(of: .thunder)).first
    guard let storms, let interval = Interval(storms), storms[0].start < limit else { return nil }
    let shares = storms.compactMap { $0.certainty?.share }
    return .thunder(interval, shares.max().map { Certainty(share: $0) })
  }

  var gusts: OutlookFact? {
    let strong = timeline.spells(
      of: .limit(.gusts, isAbove: true, Threshold.gust.nextDown))
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
    let isNight: (Conditions) -> Bool = { hour in
      guard let time = hourOfDay(hour.time), let day = dayNumber(hour.time),
        let today = dayNumber(now), let present = hourOfDay(now)
      else { return false }
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
    guard let present = hourOfDay(now), let today = dayNumber(now) else { return nil }
    let morning = present < 9 ? today : today + 1
    let isFoggy = timeline.slots(from: now, until: limit + Self.horizon).contains { slot in
      slot.conditions.isFoggy && dayNumber(slot.start) == morning
        && hourOfDay(slot.start).map { (4...10).contains($0) } == true
    }
    return isFoggy ? .fog(isTomorrow: morning != today) : nil
  }

  /// Dry weather until midnight, or in the evening until seven, if no hour is missing and nothing falls now.
  var dry: OutlookFact? {
    guard !isFalling, precipitation == nil, let present = hourOfDay(now),
      let today = dayNumber(now)
    else { return nil }
    let isWhole = present < 12 && !hasFallen
    let kind: DryTime = isWhole ? .day : present < 18 ? .restOfDay : .night
    let isWithin: (Date) -> Bool = { moment in
      guard let day = dayNumber(moment), let time = hourOfDay(moment) else { return false }
      return day == today || kind == .night && day == today + 1 && time < 7
    }
    let spell = timeline.spells(of: .dry).first { $0.isNow }
    guard let spell, !isWithin(spell.end) else { return nil }
    let slots = spell.slots.filter { isWithin($0.start) }
    guard !slots.contains(where: \.conditions.hasThunder) else { return nil }
    let chance = slots.compactMap { Condition.dry.chance(in: $0) }.min()
    return .dry(kind, chance.map { Certainty(share: $0) })
  }

  /// Whether it has rained today, by the sum of the day, as in its row.
  private var hasFallen: Bool {
    let day = report.days.first { $0.date.daysSince1970 == dayNumber(now) }
    return day?.precipitation.map { $0.in(.millimeters) >= Threshold.wet } ?? false
  }

  /// The highest of today's hours to come.
  var ultraviolet: OutlookFact? {
    let today = dayNumber(now)
    let high = timeline.hours.filter { slot in
      let index = slot.conditions.uvIndex.map { $0.in(.index).rounded() } ?? 0
      return index >= Threshold.highUV && dayNumber(slot.start) == today
    }
    let peak = high.max {
      ($0.conditions.uvIndex?.in(.index) ?? 0) < ($1.conditions.uvIndex?.in(.index) ?? 0)
    }
    guard let peak, let index = peak.conditions.uvIndex else { return nil }
    return .ultraviolet(index, at: peak.start)
  }

  /// Today against yesterday, and from 18:00 on tomorrow against today.
  func change(from yesterday: Day?) -> OutlookFact? {
    guard let present = hourOfDay(now), let today = dayNumber(now) else { return nil }
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

  private func dayNumber(_ date: Date) -> Int? { clock.day(of: date)?.daysSince1970 }

  /// The hour of the day.
  private func hourOfDay(_ date: Date) -> Int? { clock.hour(of: date) }
}

extension OutlookReading {
  private static let mostSpells = 3

  var precipitation: OutlookFact? {
    let end = timeline.slots.last(where: \.isByMinute)?.end ?? now
    let coming = timeline.spells(of: .precipitation).filter { $0.start < limit && $0.end > end }
    // More than a sentence can say one by one are rain at times.
    let groups = coming.count > Self.mostSpells ? grouped(coming) : coming.map { [$0] }
    let parts = groups.flatMap(parts).prefix(Self.mostSpells)
    return parts.isEmpty ? nil : .precipitation(Array(parts))
  }

  /// Spells with pauses that are too short for a walk between them.
  private func grouped(_ spells: [Spell]) -> [[Spell]] {
    var groups: [[Spell]] = []
    for spell in spells {
      if let end = groups.last?.last?.end,
        spell.start.timeIntervalSince(end) < Threshold.pause * 3600
      {
        groups[groups.count - 1].append(spell)
      } else {
        groups.append([spell])
      }
    }
    return groups
  }

  /// The hours of one kind each where snow turns into rain or the like within the 24 hours; a mixture stays together.
  private func parts(_ group: [Spell]) -> [WetSpell] {
    guard let interval = Interval(group) else { return [] }
    var runs: [[TimeSlot]] = []
    for slot in group.flatMap(\.slots) {
      if runs.last?.last?.kind == slot.kind {
        runs[runs.count - 1].append(slot)
      } else if slot.start < limit {
        runs.append([slot])
      } else {
        break
      }
    }
    func length(_ slots: [TimeSlot]) -> Double { slots.reduce(0) { $0 + $1.length } }
    // Kinds that alternate within hours count as a mixture; rain after a night of snow doesn't.
    let isOrdered = Set(runs.map { $0[0].kind }).count == runs.count
    let isTold =
      runs.count <= Self.mostSpells && length(runs.flatMap(\.self)) >= Threshold.pause
      && (isOrdered || runs.allSatisfy { length($0) >= Threshold.pause || $0[0].start <= now })
    if !isTold || group.count > 1 { runs = [runs.flatMap(\.self)] }
    return runs.enumerated().map { index, slots in
      var own = interval
      if index > 0 { own.start = beginning(of: slots[0]) }
      if index + 1 < runs.count {
        (own.end, own.reach) = (beginning(of: runs[index + 1][0]), nil)
      } else if let end = slots.last?.end, end < interval.end ?? interval.reach ?? end {
        (own.end, own.reach) = (end, nil)
      }
      let isFirst = index == 0 && group[0].isNow
      let part = Spell(
        condition: .precipitation, slots: slots, isNow: isFirst, isOpen: own.end == nil)
      let kind = PrecipitationKind(of: slots.map(\.kind))
      let near = slots.filter { $0.start < limit }
      let heaviest = heaviest(near, isOpen: own.end == nil || near.count < slots.count)
      return WetSpell(
        kind: kind, isMixed: kind == .sleet && !slots.allSatisfy { $0.kind == .sleet },
        interval: own, parts: isFalling && isFirst ? sure(part.parts) : part.parts,
        isBroken: group.count > 1, snow: snow(of: part, kind), water: water(of: part),
        heaviest: heaviest?.start,
        isHeavy: heaviest.map { $0.rate >= Threshold.heavy(kind) }
          ?? slots.allSatisfy { $0.rate >= Threshold.heavy(kind) },
        isNext: index > 0)
    }
  }

  private func snow(of spell: Spell, _ kind: PrecipitationKind) -> Snowfall? {
    let depths = spell.slots.compactMap { $0.conditions.snowfall?.in(.centimeters) }
    let sum = depths.reduce(0, +)
    guard kind == .snow, depths.count == spell.slots.count, sum >= Threshold.muchSnow,
      isLikely(spell)
    else { return nil }
    return Snowfall(sum, .centimeters)
  }

  private func water(of spell: Spell) -> Precipitation? {
    let sum = spell.slots.reduce(0) { $0 + $1.rate * $1.length }
    return sum >= Threshold.muchWater && isLikely(spell) ? Precipitation(sum, .millimeters) : nil
  }

  private func isLikely(_ spell: Spell) -> Bool { spell.certainty.map { $0.share >= 0.66 } ?? true }

  /// The hours know the kind, not the minutes.
  private func beginning(of slot: TimeSlot) -> Date {
    slot.isByMinute ? min(slot.start, max(now, slot.conditions.time)) : slot.start
  }

  /// The slot with most, as its row names it, if it stands out: there are at least three hours, and it has half as much
  /// again as their mean and half a millimeter, or is heavy where others aren't. What still increases at the end of the
  /// data has no known peak.
  private func heaviest(_ wet: [TimeSlot], isOpen: Bool) -> TimeSlot? {
    let hours = wet.reduce(0) { $0 + $1.length }
    let mean = wet.reduce(0) { $0 + $1.rate * $1.length } / max(0.01, hours)
    guard let peak = wet.max(by: { $0.rate < $1.rate }), peak.start > now else { return nil }
    let heavy = Threshold.heavy(PrecipitationKind(of: wet.map(\.kind)))
    let isAlone = peak.rate >= heavy && wet.contains { $0.rate < heavy }
    guard isAlone || hours >= 3 && peak.rate >= 0.5 && peak.rate >= 1.5 * mean,
      !isOpen || peak.start != wet.last?.start
    else { return nil }
    return peak
  }

  /// What falls at this moment isn't a chance any more.
  private func sure(_ parts: [Spell.Part]) -> [Spell.Part] {
    guard var first = parts.first else { return parts }
    first.certainty = nil
    return [first] + parts.dropFirst()
  }

  /// Whether something falls at this moment.
  private var isFalling: Bool {
    if let first = timeline.slots.first, first.isByMinute { return first.isWet == true }
    guard let current = report.current, abs(now.timeIntervalSince(current.time)) < 5400 else {
      return false
    }
    let isMeasured = current.precipitation.map { $0.in(.millimeters) >= Threshold.wet } ?? false
    return isMeasured || PrecipitationKind(current.weatherCode) != nil
  }
}
