public import Foundation
public import WeatherModels

extension Timeline {
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
}
