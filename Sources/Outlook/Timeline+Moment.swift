public import Foundation
public import WeatherModels

extension Timeline {
  /// The weather at one moment. Temperatures and the wind vector lie between those of the hours before and after it;
  /// all else is that of the slot that holds it, with the amounts that would fall in an hour.
  public func weather(at time: Date) -> Conditions {
    let slot = slot(at: time)
    var weather = slot.map { slots[$0].conditions } ?? Conditions(time: time)
    weather.time = time
    weather.precipitation = rate(at: time).flatMap { Precipitation($0, .millimeters) }
    weather.snowfall = weather.snowfall.flatMap { depth in
      slot.flatMap { Snowfall(depth.in(.centimeters) / slots[$0].length, .centimeters) }
    }
    guard let index = sent.lastIndex(by: time, \.start) else { return weather }
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
    slot(at: time).flatMap { slots[$0].conditions.precipitation == nil ? nil : slots[$0].rate }
  }

  /// In seconds; hours farther apart say nothing of the time between them.
  private static let longestStep = 21_600.0

  private func slot(at time: Date) -> Int? {
    slots.lastIndex(by: time, \.start).flatMap { slots[$0].end > time ? $0 : nil }
  }
}

extension Conditions {
  /// Takes the temperatures and the wind vector from between two others: north is between 350° and 10°.
  public mutating func lie(between a: Conditions, and b: Conditions, _ share: Double) {
    temperature = a.temperature.mixed(with: b.temperature, share)
    apparentTemperature = a.apparentTemperature.mixed(with: b.apparentTemperature, share)
    windSpeed = a.windSpeed.mixed(with: b.windSpeed, share)
    windDirection = share == 0 ? a.windDirection : nil
    guard share > 0, let first = a.windVector, let second = b.windVector else { return }
    let east = first.east + (second.east - first.east) * share
    let north = first.north + (second.north - first.north) * share
    let degrees = atan2(east, north) * 180 / .pi
    windSpeed = Speed((east * east + north * north).squareRoot(), .metersPerSecond)
    windDirection = Direction(degrees < 0 ? degrees + 360 : degrees, .degrees)
  }

  private var windVector: (east: Double, north: Double)? {
    guard let speed = windSpeed?.in(.metersPerSecond) else { return nil }
    if speed == 0 { return (0, 0) }
    guard let angle = windDirection.map({ $0.in(.degrees) * .pi / 180 }) else { return nil }
    return (speed * sin(angle), speed * cos(angle))
  }
}

extension Optional {
  /// The value a share of the way to another one.
  public func mixed<Unit>(with other: Self, _ share: Double) -> Self
  where Wrapped == Quantity<Unit> {
    guard share > 0 else { return self }
    guard let a = self?.in(.base), let b = other?.in(.base) else { return nil }
    return Quantity(a + (b - a) * share, .base)
  }
}

extension Array {
  /// The last of the elements in order of time that begins by then.
  fileprivate func lastIndex(by time: Date, _ start: (Element) -> Date) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if start(self[middle]) <= time { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }
}
