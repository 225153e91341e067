import Foundation
public import Reports

// The wind as it is felt by who travels.
extension Conditions {
  /// The headwind in that direction of travel, in m/s; negative for a tailwind.
  public func headwind(_ bearing: Double) -> Double? { components(bearing).map { $0.head } }

  /// The crosswind in that direction of travel, in m/s, from the right; negative from the left.
  public func crosswind(_ bearing: Double) -> Double? { components(bearing).map { $0.cross } }

  private func components(_ bearing: Double) -> (head: Double, cross: Double)? {
    guard let speed = windSpeed?.in(.metersPerSecond) else { return nil }
    if speed == 0 { return (0, 0) }
    guard let direction = windDirection?.in(.degrees) else { return nil }
    let angle = (direction - bearing) * .pi / 180
    return (speed * cos(angle), speed * sin(angle))
  }
}
