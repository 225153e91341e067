/// A quantile by linear interpolation, as type 7 in R. J. Hyndman and Y. Fan, "Sample Quantiles in Statistical
/// Packages" (The American Statistician 50, 1996), which is also NumPy's.
public enum Quantile {
  /// A percentile of values in ascending order; `nil` without values, or between a finite and an infinite one.
  public static func of(_ sorted: [Double], _ share: Double) -> Double? {
    guard let last = sorted.indices.last else { return nil }
    let position = share * Double(last)
    let index = Int(position)
    let rest = position - Double(index)
    guard rest > 0, index < last else { return sorted[index].isFinite ? sorted[index] : nil }
    let value = sorted[index] + rest * (sorted[index + 1] - sorted[index])
    return value.isFinite ? value : nil
  }

  /// The range of the middle eight in ten of values in ascending order.
  public static func eightInTen(of sorted: [Double]) -> ClosedRange<Double>? {
    of(sorted, 0.1).flatMap { low in of(sorted, 0.9).map { low...max(low, $0) } }
  }
}
