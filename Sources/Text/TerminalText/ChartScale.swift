/// The values that a panel of a chart has to show, without the rows that they get.
public struct ChartRange: Hashable, Sendable {
  public let low: Double
  public let high: Double
  /// No step between two ticks is smaller.
  let leastStep: Double
}

extension ChartRange {
  /// Spans the finite values up to a million, and `leastSpan` at least; `nil` if there is none.
  public init?(_ values: [Double?], leastSpan: Double = 1, fromZero: Bool = false) {
    let known = values.compactMap { $0 }.filter(\.isChartable)
    guard var low = known.min(), var high = known.max(), leastSpan > 0 else { return nil }
    if fromZero { low = min(low, 0) }
    let lack = max(0, leastSpan - (high - low))
    high += fromZero ? lack : lack / 2
    low -= fromZero ? 0 : lack / 2
    self.init(low: low, high: high, leastStep: leastSpan / 5)
  }

  public static let percent = ChartRange(low: 0, high: 100, leastStep: 20)

  /// The scale with the smallest round step that has the values fill most of this many rows; at most six steps, at
  /// least one, or two where there are values on both sides of zero.
  func scale(rows: Int) -> ChartScale {
    var scales: [(scale: ChartScale, filled: Double)] = []
    for step in Self.roundSteps where step >= leastStep {
      let scale = ChartScale(from: low, to: high, step: step)
      let rowsPerStep = rows / scale.steps
      guard rowsPerStep > 0, scale.steps <= 6 else { continue }
      scales.append((scale, (high - low) / step * Double(rowsPerStep)))
    }
    let most = scales.map(\.filled).max() ?? 0
    return scales.first { $0.filled >= 0.8 * most }?.scale
      ?? ChartScale(from: low, to: high, step: Self.roundSteps.last ?? 1)
  }

  /// 1, 2 and 5 times the powers of ten from a hundredth up.
  private static let roundSteps = [0.01, 0.1, 1, 10, 100, 1000, 1e4, 1e5, 1e6].flatMap { power in
    [power, 2 * power, 5 * power]
  }
}

/// The values that a chart spans from bottom to top, with round numbers at its ticks.
public struct ChartScale: Hashable, Sendable {
  public let low: Double
  public let high: Double
  /// The distance from tick to tick: 1, 2 or 5 times a power of ten.
  public let step: Double

  /// Spans the finite values, at least `leastSpan`, in about three steps; `nil` if there is none.
  public init?(_ values: [Double?], leastSpan: Double = 1) {
    guard let range = ChartRange(values, leastSpan: leastSpan) else { return nil }
    self.init(
      from: range.low, to: range.high, step: Self.roundStep(atLeast: (range.high - range.low) / 3))
  }

  /// A scale from the last multiple of the step before `low` to the first after `high`.
  init(from low: Double, to high: Double, step: Double) {
    self.step = step
    let lowest = (low / step + 1e-9).rounded(.down)
    self.low = lowest * step
    self.high = max(lowest + 1, (high / step - 1e-9).rounded(.up)) * step
  }

  /// The number of steps between the ticks, at least 1.
  var steps: Int { max(1, Int(((high - low) / step).rounded())) }

  /// The ticks from the highest to the lowest.
  public var ticks: [Double] { (0...steps).map { high - Double($0) * step } }

  /// 0 at the bottom, 1 at the top; `nil` for a missing value or one outside the scale.
  func share(of value: Double?) -> Double? {
    guard let value, value.isChartable, (low...high).contains(value) else { return nil }
    return (value - low) / (high - low)
  }

  /// The figure at a tick, with as many decimals as the step has.
  public func label(_ tick: Double, _ glyphs: Glyphs = .unicode, mark: String = ".") -> String {
    let decimals = step >= 1 ? 0 : step >= 0.1 ? 1 : 2
    let factor = [1.0, 10, 100][decimals]
    let scaled = Int((tick * factor).rounded())
    let digits = String(scaled.magnitude)
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    let sign = scaled >= 0 ? "" : glyphs == .ascii ? "-" : "−"
    return decimals == 0
      ? sign + padded : sign + padded.dropLast(decimals) + mark + padded.suffix(decimals)
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
