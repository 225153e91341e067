/// Figures of repeated runs of one thing, in milliseconds.
public struct Series: Sendable {
  private let sorted: [Double]

  public init(_ milliseconds: [Double]) {
    sorted = milliseconds.sorted()
  }

  /// Measures the work so many times.
  public init(_ runs: Int, _ work: (Int) throws -> Void) rethrows {
    self.init(
      try (0..<runs).map { number in
        try ContinuousClock().measure { try work(number) } / .milliseconds(1)
      })
  }

  public var runs: Int { sorted.count }
  public var median: Double { quantile(0.5) }
  public var p99: Double { quantile(0.99) }

  /// The value below which this share of the runs lies (nearest rank).
  private func quantile(_ share: Double) -> Double {
    guard !sorted.isEmpty else { return .nan }
    return sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
  }
}
