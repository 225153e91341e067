public import Foundation
public import Quantities
public import Reports

/// All that is known of a place's weather from now on: the minutes as far as they reach, the rest of the hour that has
/// begun, then the hours as they were sent. Every sentence, question, row and chart of coming weather reads it.
public struct Timeline: Sendable {
  public let now: Date
  /// In order, without overlaps, the first at `now`. Time between them is time of which nothing is known.
  public let slots: [TimeSlot]
  /// The minutes that are part of it, where they cover the present.
  public let minutes: Nowcast?
  public let service: Service
  /// An IANA name that the service has for the place.
  public let timeZone: String?
  private let report: Report?
  public var fetched: Date? { report?.fetched }
  /// The hours as they were sent that are not over.
  let sent: [HourSlot]

  /// The time that minutes count for, in seconds.
  public static let reach = 7200.0

  /// The minutes beside the report, where there are some, say what falls until their end.
  public init(_ report: Report, now: Date, until end: Date = .distantFuture) {
    self.now = now
    (service, timeZone, self.report) = (report.service, report.timeZone, report)
    sent = report.slots(from: now, until: end)
    let nowcast = report.nowcast ?? Nowcast(minutesOf: report)
    let steps = nowcast?.steps(from: now) ?? []
    minutes = steps.isEmpty ? nil : nowcast
    let hours = sent
    slots =
      hours.slots(from: now, until: steps.first?.step.start ?? .distantFuture)
      + steps.map { step, isWet in
        let middle = step.start.addingTimeInterval(step.end.timeIntervalSince(step.start) / 2)
        let hour = hours.first { $0.start <= middle && $0.end > middle }?.conditions
        return TimeSlot(
          step, isWet: isWet, hour ?? report.present(at: now), nowcast?.temperature, now: now)
      } + hours.slots(from: steps.last?.step.end ?? .distantFuture)
  }

  /// The values of a quantity that reports don't have, each until the next.
  public init(_ series: QuantitySeries, now: Date) {
    self.now = now
    (service, timeZone, report) = (series.service, series.timeZone, nil)
    (minutes, sent) = (nil, [])
    slots = series.coming(from: now).map { item in
      var slot = TimeSlot(
        start: max(item.time, now), end: item.time.addingTimeInterval(series.step),
        conditions: Conditions(time: item.time))
      slot.value = item.value
      return slot
    }
  }

  /// One piece for each hour as it was sent, the one that has begun first. Where minutes reach, its rain and snow are
  /// theirs, as far as they are to come.
  public var hours: [TimeSlot] {
    let reach = slots.last(where: \.isByMinute)?.end ?? .distantPast
    return sent.map { hour in
      var whole = TimeSlot(hour, from: hour.start, until: hour.end)
      guard hour.start < reach else { return whole }
      let parts = slots.filter { $0.start < hour.end && $0.end > hour.start }
      guard parts.contains(where: \.isByMinute) else { return whole }
      let amounts = parts.compactMap { $0.conditions.precipitation?.in(.millimeters) }
      whole.conditions.precipitation = Precipitation(amounts.reduce(0, +), .millimeters)
      let depths = parts.compactMap { $0.conditions.snowfall?.in(.centimeters) }
      if whole.conditions.snowfall != nil || !depths.isEmpty {
        whole.conditions.snowfall = Snowfall(depths.reduce(0, +), .centimeters)
      }
      let falls = parts.contains { $0.isWet == true }
      // A chance of what the minutes deny says nothing.
      if parts.allSatisfy(\.isByMinute), falls != whole.isWet {
        whole.conditions.precipitationProbability = nil
      }
      whole.fall(falls)
      whole.isByMinute = true
      return whole
    }
  }

  /// The slots of a time.
  public func slots(from start: Date, until end: Date) -> ArraySlice<TimeSlot> {
    let first = slots.firstIndex { $0.end > start } ?? slots.endIndex
    let last = slots[first...].firstIndex { $0.start >= end } ?? slots.endIndex
    return slots[first..<last]
  }

  /// The end of the time from `start` on of which all is known that a condition needs; `nil` if the first of it isn't.
  func known(of condition: Condition, from start: Date, within: (Date) -> Bool) -> Date? {
    var reached = start
    for slot in slots where slot.end > start && within(slot.middle) {
      guard slot.start <= reached, condition.holds(in: slot) != nil else { break }
      reached = slot.end
    }
    return reached > start ? reached : nil
  }

  /// The end of the time from now on of which no part lacks its precipitation; now if the first does.
  public var knownUntil: Date { known(of: .precipitation, from: now) { _ in true } ?? now }

  /// Whether no time from now until then lacks its precipitation.
  public func isKnown(until end: Date) -> Bool { end <= knownUntil }

  /// A slot in pieces, cut where the sun rises and sets: an hour is day or night by its beginning.
  func byDaylight(_ slot: TimeSlot) -> [TimeSlot] {
    let edges = (report?.days ?? [])
      .flatMap { [(time: $0.sunrise, isDay: true), (time: $0.sunset, isDay: false)] }
      .compactMap { edge in edge.time.map { (time: $0, isDay: edge.isDay) } }
      .filter { $0.time > slot.conditions.time && $0.time < slot.end }
      .sorted { $0.time < $1.time }
    let starts = [slot.start] + edges.map(\.time).filter { $0 > slot.start }
    return zip(starts, starts.dropFirst() + [slot.end]).map { start, end in
      var piece = slot.from(start).until(end)
      piece.conditions.isDay =
        edges.last { $0.time <= start }?.isDay ?? slot.conditions.isDay
      return piece
    }
  }

  /// The hours that are over, of which the last is cut at `now`.
  var past: [TimeSlot] {
    guard let report, let start = report.hours.first?.time, start < now else { return [] }
    return report.slots(from: start, until: now).slots(from: start, until: now)
  }

  /// The weather of the hours alone, if the minutes contradict it: one has rain or snow until their end, the other none.
  public var contradicted: Timeline? {
    guard let end = slots.last(where: \.isByMinute)?.end else { return nil }
    let other = Timeline(hoursOf: self)
    let byMinute = slots.contains { $0.isByMinute && $0.isWet == true }
    let byHour = other.slots.contains { $0.start < end && $0.isWet == true }
    return byMinute != byHour && other.isKnown(until: end) ? other : nil
  }

  /// Whether the minutes say of rain and snow what the hours do not.
  public var saysMinutes: Bool {
    func times(_ timeline: Timeline) -> [DateInterval] {
      timeline.spells(of: .precipitation).filter { $0.start < now + Self.reach }
        .map { DateInterval(start: $0.start, end: min($0.end, now + Self.reach)) }
    }
    return minutes != nil && times(self) != times(Timeline(hoursOf: self))
  }

  /// The weather at one moment. Temperatures and the wind vector lie between those of the hours before and after it;
  /// all else is that of the slot that holds it, with the amounts that would fall in an hour.
  public func weather(at time: Date) -> Conditions {
    let slot = slot(at: time)
    var weather = slot?.conditions ?? Conditions(time: time)
    weather.time = time
    weather.precipitation = rate(at: time).flatMap { Precipitation($0, .millimeters) }
    weather.snowfall = weather.snowfall.flatMap { depth in
      slot.flatMap { Snowfall(depth.in(.centimeters) / $0.length, .centimeters) }
    }
    guard let index = sent.lastIndex(while: { $0.start <= time }) else { return weather }
    let hour = sent[index].conditions
    let next = index + 1 < sent.count ? sent[index + 1].conditions : hour
    let step = next.time.timeIntervalSince(hour.time)
    let passed = time.timeIntervalSince(hour.time)
    let isKnown = passed == 0 || step > 0 && step <= Self.longestStep
    weather.lie(
      between: isKnown ? hour : Conditions(time: time), and: next, passed == 0 ? 0 : passed / step)
    return weather
  }

  /// The rate at which it rains or snows at one moment, in mm/h; `nil` if it isn't known.
  public func rate(at time: Date) -> Double? {
    slot(at: time).flatMap { $0.conditions.precipitation == nil ? nil : $0.rate }
  }

  /// In seconds; hours farther apart say nothing of the time between them.
  private static let longestStep = 21_600.0

  /// The slot that holds a moment.
  public func slot(at time: Date) -> TimeSlot? {
    slots.lastIndex(while: { $0.start <= time })
      .flatMap { slots[$0].end > time ? slots[$0] : nil }
  }

  private init(hoursOf other: Timeline) {
    (now, minutes, sent) = (other.now, nil, other.sent)
    (service, timeZone, report) = (other.service, other.timeZone, other.report)
    slots = sent.slots(from: now)
  }
}

extension [HourSlot] {
  /// As much of the hours as lies within a time.
  fileprivate func slots(from start: Date, until end: Date = .distantFuture) -> [TimeSlot] {
    filter { Swift.max($0.start, start) < Swift.min($0.end, end) }.map {
      TimeSlot($0, from: Swift.max($0.start, start), until: Swift.min($0.end, end))
    }
  }
}

extension Report {
  /// This report with the minutes of another one.
  public func withMinutes(of other: Report) -> Report {
    var report = self
    report.minutes = other.minutes
    return report
  }

  /// The report with what the minutes say in its hours, from the one that has begun on; those that are over are left out
  /// where only coming ones are meant.
  public func told(at now: Date, onlyComing: Bool = false) -> Report {
    let coming = Timeline(self, now: now).hours
    var report = self
    (report.nowcast, report.minutes) = (nil, [])
    report.hours =
      (onlyComing ? [] : hours.filter { hour in coming.first.map { hour.time < $0.start } ?? true })
      + coming.map(\.conditions)
    return report
  }
}
