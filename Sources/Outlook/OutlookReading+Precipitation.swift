import Foundation
import WeatherModels

// The rain and snow that the outlook mentions.
extension OutlookReading {
  private static let mostSpells = 3

  var precipitation: OutlookFact? {
    let parts = told.flatMap(parts).prefix(Self.mostSpells)
    guard !parts.isEmpty else { return nil }
    let heaviest = parts.indices.max { parts[$0].peakRate < parts[$1].peakRate }
    return .precipitation(
      parts.enumerated().map { index, part in
        let falls = index == 0 && part.interval.start == nil && (isFalling || soon != nil)
        let chances = part.slots.compactMap {
          $0.conditions.precipitationProbability?.in(.percent)
        }
        return WetSpell(
          part.kind, part.interval,
          heaviest: index == heaviest && soon?.heaviest == nil ? self.heaviest(part) : nil,
          isLikely: falls || chances.max().map { $0 >= Threshold.likely } ?? true,
          isHeavy: part.peakRate >= Threshold.heavy(part.kind), isNext: part.isNext)
      })
  }

  /// After the minutes, where these have precipitation: what falls at their end continues.
  private var told: [Spell] {
    guard let soon else { return wetSpells }
    let later = slots.filter { $0.start + $0.length * 1800 >= soon.reach }
    var found = spells(in: later, \.isWet)
    guard let first = found.first?.slots.first, first.start == later.first?.start else {
      return found
    }
    // The minutes know best when it begins.
    let begins = soon.starts.flatMap { $0 > now && soon.again == nil ? $0 : nil }
    found[0].interval.start =
      soon.goesOn ? begins : first.start > now ? first.start : soon.reach
    // Snow after two hours of rain has not begun.
    if soon.goesOn {
      found[0].slots.insert(
        contentsOf: slots.filter {
          $0.start < first.start && $0.end > begins ?? now && $0.isWet == true
        }, at: 0)
    }
    if soon.goesOn, found[0].interval.end == nil {
      found[0].interval.reach = reach(found[0].slots)
    }
    return found
  }

  /// The hours of one kind each where snow turns into rain or the like within 24 hours; a mixture stays together.
  private func parts(_ spell: Spell) -> [WetPart] {
    let limit = now + Self.horizon
    let wet = spell.slots.filter { $0.isWet == true && $0.start < limit }
    var groups: [[HourSlot]] = []
    for slot in wet {
      if groups.last?.last?.kind == slot.kind {
        groups[groups.count - 1].append(slot)
      } else {
        groups.append([slot])
      }
    }
    let isLong = wet.reduce(0) { $0 + $1.length } >= Threshold.pause
    // Kinds that alternate within hours count as a mixture; rain after a night of snow doesn't.
    let isOrdered = Set(wet.map(\.kind)).count == groups.count
    let isSlow = groups.allSatisfy { $0.reduce(0) { $0 + $1.length } >= Threshold.pause }
    let isTold = groups.count <= Self.mostSpells && (isOrdered || isSlow)
    if !isLong || !isTold { groups = [wet] }
    return groups.enumerated().map { index, slots in
      let isLast = index == groups.count - 1
      var interval = spell.interval
      if index > 0 { (interval.start, interval.reach) = (slots.first?.start, nil) }
      if !isLast { (interval.end, interval.reach) = (slots.last?.end, nil) }
      return WetPart(interval: interval, slots: slots, isNext: index > 0)
    }
  }

  /// The beginning of the hour with most, as its row names it, if it stands out: there are at least three hours, and it
  /// has half as much again as their mean and half a millimeter. What still increases at the end of the 24 hours has no
  /// known peak.
  private func heaviest(_ part: WetPart) -> Date? {
    let wet = part.slots
    let hours = wet.reduce(0) { $0 + $1.length }
    let mean = wet.reduce(0) { $0 + $1.rate * $1.length } / max(1, hours)
    guard let peak = wet.max(by: { $0.rate < $1.rate }), hours >= 3, peak.rate >= 0.5,
      peak.rate >= 1.5 * mean, peak.start > now,
      part.interval.end != nil || peak.start != wet.last?.start
    else { return nil }
    return peak.start
  }
}

/// The wet hours of a spell, or those of one kind.
private struct WetPart {
  var interval: Interval
  var slots: [HourSlot]
  var isNext: Bool

  var kind: PrecipitationKind { PrecipitationKind(of: slots.map(\.kind)) }
  var peakRate: Double { slots.map(\.rate).max() ?? 0 }
}

extension HourSlot {
  fileprivate var kind: PrecipitationKind { conditions.precipitationKind }

  /// In mm/h.
  fileprivate var rate: Double { (conditions.precipitation?.in(.millimeters) ?? 0) / length }
}
