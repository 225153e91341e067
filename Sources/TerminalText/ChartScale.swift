/// The values that a chart spans from bottom to top, with round numbers at its ticks.
public struct ChartScale: Hashable, Sendable {
  public let low: Double
  public let high: Double
  /// The distance from tick to tick: 1, 2 or 5 times a power of ten.
  public let step: Double

  /// Spans the finite values, at least `leastSpan`; `nil` where there is none. What is beyond a million is no value.
  public init?(_ values: [Double?], leastSpan: Double = 1, fromZero: Bool = false, ticks: Int = 3) {
    let known = values.compactMap { $0 }.filter(\.isChartable)
    guard var low = known.min(), var high = known.max(), leastSpan > 0, ticks > 0 else {
      return nil
    }
    if fromZero { low = min(low, 0) }
    let lack = max(0, leastSpan - (high - low))
    high += fromZero ? lack : lack / 2
    low -= fromZero ? 0 : lack / 2
    step = Self.roundStep(atLeast: (high - low) / Double(ticks))
    self.low = (low / step).rounded(.down) * step
    self.high = (high / step).rounded(.up) * step
  }

  /// From the highest tick to the lowest.
  public var ticks: [Double] {
    let count = Int(((high - low) / step).rounded())
    return (0...max(0, count)).map { high - Double($0) * step }
  }

  /// 0 at the bottom, 1 at the top; `nil` for what is no value or not on the scale.
  public func share(of value: Double?) -> Double? {
    guard let value, value.isChartable, (low...high).contains(value) else { return nil }
    return (value - low) / (high - low)
  }

  /// The figure that stands at a tick, with as many decimals as the step has.
  public func label(_ tick: Double, _ glyphs: Glyphs = .unicode) -> String {
    let decimals = step >= 1 ? 0 : step >= 0.1 ? 1 : 2
    let factor = [1.0, 10, 100][decimals]
    let scaled = Int((tick * factor).rounded())
    let digits = String(scaled.magnitude)
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    let sign = scaled >= 0 ? "" : glyphs == .ascii ? "-" : "−"
    return decimals == 0
      ? sign + padded : sign + padded.dropLast(decimals) + "." + padded.suffix(decimals)
  }

  private static func roundStep(atLeast size: Double) -> Double {
    var power = 0.01
    while power * 10 <= size { power *= 10 }
    return [1.0, 2, 5].map { $0 * power }.first { $0 >= size } ?? power * 10
  }
}

extension Double {
  /// Finite, and of a size that can be drawn.
  var isChartable: Bool { abs(self) < 1e6 }
}
