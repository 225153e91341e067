import Foundation

/// Figures of repeated runs of one thing.
public struct Series {
  private let sorted: [Double]

  public init(_ values: [Double]) {
    sorted = values.sorted()
  }

  public var median: Double { quantile(0.5) }
  public var worst: Double { sorted.last ?? .nan }

  /// The value below which this share of the runs lies (nearest rank).
  public func quantile(_ share: Double) -> Double {
    guard !sorted.isEmpty else { return .nan }
    return sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
  }
}
