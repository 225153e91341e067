public import Quantities
import Reports

/// Weather that is waited for.
public enum Condition: Hashable, Sendable {
  /// Neither rain nor snow, and dry rather than wet by its chance.
  case dry
  case rain
  /// Also sleet.
  case snow
  /// Rain or snow.
  case precipitation
  case sun, thunder
  /// A quantity above or below a limit in its base unit.
  case limit(WeatherQuantity, isAbove: Bool, Double)

  /// Whether it must last for all of a time to be there; the others are there if they occur in it.
  public var mustLast: Bool { self == .dry || self == .sun }

  /// `nil` if it isn't known; `eased` if it nearly holds, so that an alert isn't withdrawn by a little less.
  func holds(in slot: TimeSlot, eased: Bool = false) -> Bool? {
    let isWet = eased ? slot.isWet.map { $0 || slot.rate >= Threshold.wet / 2 } : slot.isWet
    return switch self {
    case .dry:
      slot.isWet.map { isWet in
        (!isWet || eased && slot.rate < Threshold.wet * 1.5)
          && (slot.chance ?? 0) < (eased ? 0.6 : 0.5)
      }
    case .rain: isWet.map { $0 && slot.kind != .snow }
    case .snow: isWet.map { $0 && [.snow, .sleet].contains(slot.kind) }
    case .precipitation: isWet
    case .sun: slot.conditions.isSunny
    case .thunder: slot.conditions.weatherCode.map { _ in slot.conditions.hasThunder }
    case .limit(let quantity, let isAbove, let limit):
      slot.value(of: quantity).map { value in
        let margin = eased ? Self.margin(quantity, limit) : 0
        return isAbove ? value > limit - margin : value < limit + margin
      }
    }
  }

  /// Half a degree or half a meter a second, or else a twentieth of the limit, or half of the last digit shown.
  static func margin(_ quantity: WeatherQuantity, _ limit: Double) -> Double {
    guard ![.temperature, .wind].contains(quantity) else { return 0.5 }
    let last = (0..<quantity.decimals).reduce(1.0) { value, _ in value / 10 }
    return max(abs(limit) / 20, last / 2)
  }

  /// The share of cases in which it holds in a slot, by the chance that a report gives; `nil` if it gives none, and for
  /// rain where snow would fall or the reverse.
  func chance(in slot: TimeSlot) -> Double? {
    switch self {
    case .dry: slot.chance.map { 1 - $0 }
    case .rain: slot.kind == .snow ? nil : slot.chance
    case .snow: [.snow, .sleet].contains(slot.kind) ? slot.chance : nil
    case .precipitation, .thunder: slot.chance
    case .sun, .limit: nil
    }
  }

  /// The quantity of an ensemble that answers it; `nil` if none does.
  public var quantityOfRuns: WeatherQuantity? {
    switch self {
    case .dry, .rain, .precipitation: .precipitation
    case .limit(let quantity, _, _): [.temperature, .wind].contains(quantity) ? quantity : nil
    // Neither the sky nor the form of precipitation is asked of members.
    case .sun, .snow, .thunder: nil
    }
  }

  /// Whether it holds of a value of so many hours of a run.
  func holds(of value: Double, inHours hours: Double) -> Bool {
    switch self {
    case .limit(_, let isAbove, let limit): isAbove ? value > limit : value < limit
    case .dry: value < Threshold.wet * hours
    default: value >= Threshold.wet * hours
    }
  }
}
