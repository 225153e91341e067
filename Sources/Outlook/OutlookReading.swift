import Foundation
import WeatherModels

/// One report, read for the weather of the next 24 hours.
struct OutlookReading {
  private let report: Report
  private let clock: PlaceClock
  let now: Date
  /// Those within the horizon, and enough behind it to know where they end.
  let slots: [HourSlot]
  /// The minutes, where they have precipitation.
  let soon: Soon?

  static let horizon = 24.0 * 3600

  init(_ report: Report, clock: PlaceClock, now: Date, soon: Soon?) {
    self.report = report
    self.clock = clock
    self.now = now
    self.soon = soon?.isWet == true ? soon : nil
    slots = report.slots(from: now, until: now + 2 * Self.horizon)
  }

  var thunder: OutlookFact? {
    spells(in: slots) { slot in slot.conditions.weatherCode.map { _ in slot.conditions.hasThunder }
    }.first
      .map { .thunder($0.interval) }
  }

  var gusts: OutlookFact? {
    let found = spells(in: slots) { slot in
      slot.conditions.windGust.map { $0.in(.metersPerSecond) >= Threshold.gust }
    }
    return found.first.map { found in
      let peak = found.slots.compactMap { $0.conditions.windGust?.in(.metersPerSecond) }.max() ?? 0
      return .gusts(found.interval, isStorm: peak >= Threshold.stormGust)
    }
  }

  /// Frost, only if it thaws within the 24 hours: a night in a frozen week isn't news.
  var frost: OutlookFact? {
    let next = report.hours.filter { $0.time > now && $0.time <= now + Self.horizon }
    let isNight: (Conditions) -> Bool = { hour in
      guard let time = hourOfDay(hour.time), let day = dayNumber(hour.time),
        let today = dayNumber(now),
        let present = hourOfDay(now)
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
    let isFoggy = slots.contains { slot in
      slot.conditions.isFoggy && dayNumber(slot.start) == morning
        && hourOfDay(slot.start).map { (4...10).contains($0) } == true
    }
    return isFoggy ? .fog(isTomorrow: morning != today) : nil
  }

  /// Dry weather until midnight, or in the evening until seven, if no hour is missing and nothing falls now.
  var dry: OutlookFact? {
    guard soon == nil, !isFalling, wetSpells.isEmpty, let present = hourOfDay(now) else {
      return nil
    }
    let isWhole = present < 12 && !hasFallenToday
    let kind: DryTime = isWhole ? .day : present < 18 ? .restOfDay : .night
    let isWithin: (Date) -> Bool = { moment in
      guard let day = dayNumber(moment), let today = dayNumber(now), let time = hourOfDay(moment)
      else {
        return false
      }
      return day == today || kind == .night && day == today + 1 && time < 7
    }
    var reached = now
    for slot in slots where isWithin(slot.start) || slot.start <= now {
      guard slot.start <= reached, slot.isWet == false, !slot.conditions.hasThunder else {
        return nil
      }
      reached = slot.end
    }
    return reached > now && !isWithin(reached) ? .dry(kind) : nil
  }

  /// Whether it has rained today, by the sum of the day, as in its row.
  private var hasFallenToday: Bool {
    let day = report.days.first { $0.date.daysSince1970 == dayNumber(now) }
    return day?.precipitation.map { $0.in(.millimeters) >= Threshold.wet } ?? false
  }

  /// The highest of today's hours to come.
  var ultraviolet: OutlookFact? {
    let today = dayNumber(now)
    let high = report.hours.filter { hour in
      hour.time > now && hour.uvIndex.map { $0.in(.index).rounded() >= Threshold.highUV } == true
        && dayNumber(hour.time) == today
    }
    let peak = high.max { ($0.uvIndex?.in(.index) ?? 0) < ($1.uvIndex?.in(.index) ?? 0) }
    guard let peak, let index = peak.uvIndex else { return nil }
    return .ultraviolet(index, at: peak.time)
  }

  /// Today against yesterday, and from 18:00 on tomorrow against today.
  func change(from yesterday: Day?) -> OutlookFact? {
    guard let present = hourOfDay(now), let today = dayNumber(now) else { return nil }
    let isTomorrow = present >= 18
    func high(_ number: Int) -> Temperature? {
      let day = report.days.first { $0.date.daysSince1970 == number }
      let known = yesterday.flatMap { $0.date.daysSince1970 == number ? $0 : nil }
      return day?.temperatureMax ?? known?.temperatureMax
    }
    let meant = isTomorrow ? today + 1 : today
    guard let old = high(meant - 1), let new = high(meant) else { return nil }
    return abs(new.in(.celsius) - old.in(.celsius)) >= Threshold.change
      ? .change(from: old, to: new, isTomorrow: isTomorrow) : nil
  }
}

extension OutlookReading {
  var wetSpells: [Spell] { spells(in: slots, \.isWet) }

  /// The spells within 24 hours in which `isSo` holds, each with its pauses. A spell has an end only if the pause after
  /// it is known.
  func spells(in slots: [HourSlot], _ isSo: (HourSlot) -> Bool?) -> [Spell] {
    let limit = now + Self.horizon
    var found: [Spell] = []
    var next = 0
    while let first = slots.indices.dropFirst(next).first(where: { index in
      slots[index].start < limit && isSo(slots[index]) == true
    }) {
      var last = first
      var pause = 0.0
      var end: Date?
      for index in slots.indices.dropFirst(first + 1) {
        guard slots[index].start == slots[index - 1].end, let so = isSo(slots[index]) else { break }
        pause = so ? 0 : pause + slots[index].length
        if so { last = index }
        guard pause < Threshold.pause else {
          end = slots[last].end
          break
        }
      }
      let start = slots[first].start > now ? slots[first].start : nil
      let known = end.flatMap { $0 <= limit ? $0 : nil }
      let spell = Array(slots[first...last])
      let reach = start == nil && known == nil ? reach(spell) : nil
      found.append(
        Spell(interval: Interval(start: start, end: known, reach: reach), slots: spell))
      next = last + 1
    }
    return found
  }

  /// The earliest end of something, within 24 hours.
  func reach(_ slots: [HourSlot]) -> Date? { slots.last { $0.end <= now + Self.horizon }?.end }

  /// Whether something falls at this moment, so that it isn't a chance any more.
  var isFalling: Bool {
    guard let current = report.current, abs(now.timeIntervalSince(current.time)) < 5400 else {
      return false
    }
    let isMeasured = current.precipitation.map { $0.in(.millimeters) >= Threshold.wet } ?? false
    return isMeasured || PrecipitationKind(current.weatherCode) != nil
  }

  private func dayNumber(_ date: Date) -> Int? { clock.day(of: date)?.daysSince1970 }

  /// The hour of the day.
  private func hourOfDay(_ date: Date) -> Int? { clock.hour(of: date) }
}

/// A spell of matching hours.
struct Spell {
  var interval: Interval
  var slots: [HourSlot]
}

extension HourSlot {
  var isWet: Bool? { conditions.isWet(hours: length) }
}
