import WeatherModels

/// The middle of several runs, and how far they spread.
public struct Quantiles: Hashable, Sendable {
  /// The values below which a tenth, a quarter, a half, three quarters and nine tenths of all are.
  public let p10, p25, median, p75, p90: Double

  /// `nil` if there is no value. Values that are not finite are left out.
  public init?(_ values: [Double]) {
    let sorted = values.filter(\.isFinite).sorted()
    let all = [0.1, 0.25, 0.5, 0.75, 0.9].compactMap { Quantile.of(sorted, $0) }
    guard all.count == 5 else { return nil }
    (p10, p25, median, p75, p90) = (all[0], all[1], all[2], all[3], all[4])
  }
}
