import Foundation

/// Figures of repeated runs of one thing.
struct Series {
  private let sorted: [Double]

  init(_ values: [Double]) {
    sorted = values.sorted()
  }

  var median: Double { quantile(0.5) }
  var worst: Double { sorted.last ?? .nan }

  /// The value below which this share of the runs lies (nearest rank).
  func quantile(_ share: Double) -> Double {
    guard !sorted.isEmpty else { return .nan }
    return sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
  }
}
