/// The middle of several runs, and how far they spread.
public struct Quantiles: Hashable, Sendable {
  /// The values below which a tenth, a quarter, a half, three quarters and nine tenths of all are.
  public let p10, p25, median, p75, p90: Double

  /// `nil` if there is no value. Values that are not finite are left out.
  public init?(_ values: [Double]) {
    let sorted = values.filter(\.isFinite).sorted()
    guard !sorted.isEmpty else { return nil }
    func quantile(_ share: Double) -> Double { Self.quantile(share, ofSorted: sorted) }
    (p10, p25, median) = (quantile(0.1), quantile(0.25), quantile(0.5))
    (p75, p90) = (quantile(0.75), quantile(0.9))
  }

  /// By linear interpolation between the two nearest values, at position (n−1)·p: definition 7 of R. J. Hyndman and
  /// Y. Fan, Sample Quantiles in Statistical Packages, The American Statistician 50 (1996).
  static func quantile(_ share: Double, ofSorted values: [Double]) -> Double {
    let position = Double(values.count - 1) * share
    let below = Int(position.rounded(.down))
    let above = min(below + 1, values.count - 1)
    return values[below] + (values[above] - values[below]) * (position - Double(below))
  }
}
