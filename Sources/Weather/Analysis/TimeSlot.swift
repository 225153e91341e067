public import Foundation
public import Quantities
public import Reports

/// A piece of time of which something is known.
public struct TimeSlot: Hashable, Sendable {
  public var start: Date
  public var end: Date
  /// The amounts are those of this time alone.
  public var conditions: Conditions
  /// The value of a quantity that reports don't have, in its base unit.
  var value: Double?
  /// Whether precipitation is that of the minutes.
  public internal(set) var isByMinute = false
  /// Whether rain or snow falls; `nil` if unknown.
  public internal(set) var isWet: Bool?

  init(start: Date, end: Date, conditions: Conditions) {
    (self.start, self.end, self.conditions) = (start, end, conditions)
  }

  /// A part of an hour, with its share of the amounts.
  init(_ hour: HourSlot, from start: Date, until end: Date) {
    self.init(start: hour.start, end: hour.end, conditions: hour.conditions)
    isWet = hour.conditions.precipitation.map {
      $0.in(.millimeters) >= Threshold.wet * hour.length
    }
    cut(from: start, until: end)
  }

  /// The part of it before `limit`, with its share of the amounts.
  public func until(_ limit: Date) -> TimeSlot {
    var slot = self
    slot.cut(from: start, until: min(end, limit))
    return slot
  }

  /// The part of it from `limit` on, with its share of the amounts.
  func from(_ limit: Date) -> TimeSlot {
    var slot = self
    slot.cut(from: max(start, limit), until: end)
    return slot
  }

  private mutating func cut(from start: Date, until end: Date) {
    let share = end.timeIntervalSince(start) / self.end.timeIntervalSince(self.start)
    (self.start, self.end) = (start, end)
    guard share < 1 else { return }
    conditions.precipitation = conditions.precipitation.flatMap {
      Precipitation($0.in(.millimeters) * share, .millimeters)
    }
    conditions.snowfall = conditions.snowfall.flatMap {
      Snowfall($0.in(.centimeters) * share, .centimeters)
    }
  }

  /// A step of minutes, whose other weather is that of its hour. Rain or snow is by the hour, or else the temperature.
  init(
    _ step: Nowcast.Step, isWet: Bool, _ hour: Conditions?, _ temperature: Temperature?, now: Date
  ) {
    self.init(
      start: max(step.start, now), end: step.end, conditions: hour ?? Conditions(time: step.start))
    isByMinute = true
    conditions.temperature = conditions.temperature ?? temperature
    let water = step.millimeters * length
    conditions.precipitation = Precipitation(water, .millimeters)
    conditions.precipitationProbability = nil
    // As deep as the hour's snow is, which also tells sleet from snow, or else 7 cm for 10 mm.
    let amount = hour?.precipitation?.in(.millimeters) ?? 0
    conditions.snowfall =
      amount > 0
      ? hour?.snowfall.flatMap { Snowfall($0.in(.centimeters) / amount * water, .centimeters) }
      : nil
    fall(isWet)
    if kind == .snow, conditions.snowfall == nil {
      conditions.snowfall = Snowfall(water * 0.7, .centimeters)
    }
  }

  /// In hours.
  public var length: Double { end.timeIntervalSince(start) / 3600 }
  /// The value of a quantity in its base unit.
  public func value(of quantity: WeatherQuantity) -> Double? {
    guard quantity.host == nil else { return value }
    // Rain is no snow of unknown depth, nor is a dry hour.
    if quantity == .snowfall, conditions.snowfall == nil, conditions.precipitation != nil,
      kind != .snow || isWet == false
    {
      return 0
    }
    return quantity.value(of: conditions)
  }

  var middle: Date { start.addingTimeInterval(end.timeIntervalSince(start) / 2) }
  public var kind: PrecipitationKind { conditions.precipitationKind }
  /// The hours know the kind, not the minutes.
  func kindBegins(after now: Date) -> Date {
    isByMinute ? min(start, max(now, conditions.time)) : start
  }
  /// In mm/h.
  public var rate: Double { (conditions.precipitation?.in(.millimeters) ?? 0) / length }
  /// The chance of precipitation, from 0 to 1.
  public var chance: Double? { conditions.precipitationProbability.map { $0.in(.percent) / 100 } }

  /// Says of the sky what is true of the precipitation.
  mutating func fall(_ falls: Bool) {
    isWet = falls
    let code = conditions.weatherCode
    guard falls != (PrecipitationKind(code) != nil), !conditions.hasThunder else { return }
    if falls {
      let isFrozen = conditions.temperature.map { $0.in(.celsius) <= 0 } ?? false
      let codes = isFrozen ? [71, 73, 75] : [61, 63, 65]
      conditions.weatherCode = WeatherCode(rawValue: codes[WeatherEvent.size(ofRain: rate)])
    } else {
      // Oktas of cloud, as WMO's codes 0 to 3 divide them.
      let oktas = conditions.cloudCover.map { $0.in(.percent) * 8 / 100 } ?? 8
      conditions.weatherCode = WeatherCode(
        rawValue: oktas < 1 ? 0 : oktas < 3 ? 1 : oktas < 7 ? 2 : 3)
    }
  }
}

extension [TimeSlot] {
  /// In hours.
  var length: Double { reduce(0) { $0 + $1.length } }
  /// Whether it rains in some of them and snows in others.
  public var isMixed: Bool {
    PrecipitationKind(of: map(\.kind)) == .sleet && !allSatisfy { $0.kind == .sleet }
  }
  /// The sum of all that falls in them, in mm.
  var water: Double { reduce(0) { $0 + $1.rate * $1.length } }

  /// The slot to come with most, and whether it stands out: half as much again as their mean, and half a millimeter an
  /// hour. What still grows at the end of the data has no known peak.
  func peak(after now: Date, isOpen: Bool) -> (slot: TimeSlot, isClear: Bool)? {
    guard let peak = self.max(by: { $0.rate < $1.rate }), peak.start > now,
      !isOpen || peak.start != last?.start
    else { return nil }
    let mean = water / Swift.max(0.01, length)
    return (peak, peak.rate >= 0.5 && peak.rate >= 1.5 * mean)
  }
}

extension Nowcast {
  /// In seconds; shorter pauses are ignored: two steps of a radar.
  private static let pause = 600.0

  /// The steps from now on without a gap, for two hours, and whether each is wet or lies in a pause too short to count.
  func steps(from now: Date) -> [(step: Step, isWet: Bool)] {
    var all: [(step: Step, isWet: Bool)] = []
    var reached = now
    for step in steps where step.end > now && step.start < now + Timeline.reach {
      // Minutes computed a moment ago may begin with the next step.
      guard step.rate != nil, step.start <= reached + (all.isEmpty ? 900 : 60) else { break }
      all.append((step, step.millimeters >= Threshold.wet))
      reached = step.end
    }
    let wet = all.indices.filter { all[$0].isWet }
    for (before, after) in zip(wet, wet.dropFirst()) where after > before + 1 {
      // A little falls all the time, or the pause is too short.
      let between = all[before + 1..<after]
      let length = all[after].step.start.timeIntervalSince(all[before].step.end)
      guard length < Self.pause || between.allSatisfy({ $0.step.millimeters > 0 }) else { continue }
      for index in between.indices { all[index].isWet = true }
    }
    return all
  }
}

extension Nowcast.Step {
  /// In an hour.
  fileprivate var millimeters: Double { rate?.in(.millimeters) ?? 0 }
}
