public import Foundation

/// The change of the pressure at sea level in three hours, in the steps of the Met Office's marine forecasts (Marine
/// forecasts glossary, "Pressure tendency"): up to 1.5 hPa slowly, from 3.6 hPa quickly. Less than half a hectopascal
/// is steady, which is ours: services round to tenths.
public enum PressureTendency: String, Hashable, Sendable, CaseIterable {
  case risingQuickly, rising, risingSlowly, steady, fallingSlowly, falling, fallingQuickly

  /// The change of this many hectopascals in three hours.
  public init(hectopascals change: Double) {
    switch change {
    case 3.6...: self = .risingQuickly
    case 1.6..<3.6: self = .rising
    case 0.5..<1.6: self = .risingSlowly
    case ...(-3.6): self = .fallingQuickly
    case ...(-1.6): self = .falling
    case ...(-0.5): self = .fallingSlowly
    default: self = .steady
    }
  }
}

extension Report {
  /// The tendency of the three hours before `now`, or of those to come where the report has no hour before; `nil` if
  /// the pressure of either end is unknown.
  public func pressureTendency(at now: Date) -> PressureTendency? {
    func pressure(_ hours: Double) -> Double? {
      let time = now + hours * 3600
      let nearest = self.hours.min {
        abs($0.time.timeIntervalSince(time)) < abs($1.time.timeIntervalSince(time))
      }
      guard let nearest, abs(nearest.time.timeIntervalSince(time)) <= 1800 else { return nil }
      return nearest.pressure?.in(.hectopascals)
    }
    guard let present = pressure(0) else { return nil }
    if let before = pressure(-3) { return PressureTendency(hectopascals: present - before) }
    return pressure(3).map { PressureTendency(hectopascals: $0 - present) }
  }
}
