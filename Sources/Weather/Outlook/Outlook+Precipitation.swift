import Foundation
import WeatherModels

// The rain and snow that the outlook mentions.
extension Outlook {
  private static let mostSpells = 3

  var precipitation: OutlookFact? {
    let end = timeline.slots.last(where: \.isByMinute)?.end ?? now
    let coming = timeline.spells(of: .precipitation).filter { $0.start < limit && $0.end > end }
    // More than a sentence can say one by one are rain at times.
    let groups = coming.count > Self.mostSpells ? grouped(coming) : coming.map { [$0] }
    let parts = groups.flatMap(parts).prefix(Self.mostSpells)
    return parts.isEmpty ? nil : .precipitation(Array(parts))
  }

  /// A weekday names one day of the next six.
  private static let weekdays = 6.0 * 86_400

  /// The rain or snow of the next day of which that of the 24 hours says nothing.
  var later: OutlookFact? {
    let spells = timeline.spells(of: .precipitation)
    let before = spells.prefix { $0.start < limit }
    let told = before.last.flatMap { dayNumber($0.end) }
    // The day that is named has its own chance, whatever comes after it.
    let days = spells.dropFirst(before.count).lazy.map { spell in
      spell.only { dayNumber($0.start) == dayNumber(spell.start) }
    }
    let next = days.first { spell in
      guard spell.isLikely, let day = dayNumber(spell.start) else { return false }
      return told.map { day > $0 } ?? true
    }
    guard let next, next.start < now + Self.weekdays, timeline.isKnown(until: next.start) else {
      return nil
    }
    let kind = PrecipitationKind(of: next.slots.map(\.kind))
    return .later(
      kind, from: next.start,
      isAgain: before.contains { $0.slots.contains { $0.kind == kind } }, next.certainty)
  }

  /// Spells with pauses that are too short for a walk between them.
  func grouped(_ spells: [Spell]) -> [[Spell]] {
    spells.divided { $1.start.timeIntervalSince($0.end) >= Threshold.pause * 3600 }
  }

  /// The hours of one kind each where snow turns into rain or the like within the 24 hours; a mixture stays together.
  private func parts(_ group: [Spell]) -> [WetSpell] {
    guard let interval = Interval(group) else { return [] }
    var runs = Array(
      group.flatMap(\.slots).divided { $0.kind != $1.kind }.prefix { $0[0].start < limit })
    // Kinds that alternate within hours count as a mixture; rain after a night of snow doesn't.
    let isOrdered = Set(runs.map { $0[0].kind }).count == runs.count
    let isTold =
      runs.count <= Self.mostSpells && runs.flatMap(\.self).length >= Threshold.pause
      && (isOrdered || runs.allSatisfy { $0.length >= Threshold.pause || $0[0].start <= now })
    if !isTold || group.count > 1 { runs = [runs.flatMap(\.self)] }
    return runs.enumerated().map { index, slots in
      var own = interval
      if index > 0 { own.start = beginning(of: slots[0]) }
      if index + 1 < runs.count {
        (own.end, own.isOpen) = (beginning(of: runs[index + 1][0]), false)
      } else if let end = slots.last?.end, end < interval.end {
        (own.end, own.isOpen) = (end, false)
      }
      let isFirst = index == 0 && group[0].isNow
      let part = Spell(condition: .precipitation, slots: slots, isNow: isFirst, isOpen: own.isOpen)
      var parts = part.parts
      // Rain that falls at this moment isn't a chance any more.
      if isFirst, isFalling, !parts.isEmpty { parts[0].certainty = nil }
      let kind = PrecipitationKind(of: slots.map(\.kind))
      let near = slots.filter { $0.start < limit }
      let heaviest = heaviest(near, isOpen: own.isOpen || near.count < slots.count)
      return WetSpell(
        kind: kind, isMixed: kind == .sleet && !slots.allSatisfy { $0.kind == .sleet },
        interval: own, parts: parts, isBroken: group.count > 1, snow: snow(of: part, kind),
        water: water(of: part),
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
      spell.isLikely
    else { return nil }
    return Snowfall(sum, .centimeters)
  }

  private func water(of spell: Spell) -> Precipitation? {
    let sum = spell.slots.water
    return sum >= Threshold.muchWater && spell.isLikely ? Precipitation(sum, .millimeters) : nil
  }

  /// The hours know the kind, not the minutes.
  private func beginning(of slot: TimeSlot) -> Date {
    slot.isByMinute ? min(slot.start, max(now, slot.conditions.time)) : slot.start
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
