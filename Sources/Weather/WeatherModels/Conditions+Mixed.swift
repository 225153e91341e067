import Foundation

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

  /// The wind in m/s along two axes; `nil` without a direction.
  public var windVector: (east: Double, north: Double)? {
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
