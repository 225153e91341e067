public import Foundation

/// The times at which something that moves across the sky passes a height, and when it is below, during one span of
/// time.
public struct Passage: Hashable, Sendable {
  /// The times at which it comes above, in order.
  public let risings: [Date]
  /// The times at which it goes below, in order.
  public let settings: [Date]
  /// The time above the height, in seconds.
  public let secondsAbove: TimeInterval
  /// Whether it is above all the time, or below; `nil` if it rises or sets.
  public let isAlwaysAbove: Bool?

  /// Finds the passages of a height, a function of time that has a few turns a day, from `start` up to `end`.
  ///
  /// The height is sampled every hour. Where it turns towards nought, the turn itself is sought, so that a rising and a
  /// setting within minutes of each other are found; then each change of sign is halved down to 0.01 s.
  init(from start: Date, to end: Date, height: (Date) -> Double) {
    let hour = 3600.0
    let length = max(0, end.timeIntervalSince(start))
    let count = max(1, Int((length / hour).rounded(.up)))
    // A turn shows between three samples: hence one before the span and one after it.
    var samples = (-1...count + 1).map { index in
      Sample(seconds: Double(index) * hour, at: start, height)
    }
    for (a, (b, c)) in zip(samples, zip(samples.dropFirst(), samples.dropFirst(2)))
    where a.isAbove == b.isAbove && b.isAbove == c.isAbove {
      let sign: Double = b.isAbove ? -1 : 1
      guard sign * b.height >= sign * a.height, sign * b.height >= sign * c.height else { continue }
      let turn = Self.turn(from: a.seconds, to: c.seconds) {
        sign * Sample(seconds: $0, at: start, height).height
      }
      samples.append(Sample(seconds: turn, at: start, height))
    }
    samples.sort { $0.seconds < $1.seconds }

    var (risings, settings): ([Double], [Double]) = ([], [])
    for (a, b) in zip(samples, samples.dropFirst()) where a.isAbove != b.isAbove {
      let seconds = Self.crossing(a, b) { Sample(seconds: $0, at: start, height) }
      guard seconds >= 0, seconds < length else { continue }
      if b.isAbove { risings.append(seconds) } else { settings.append(seconds) }
    }
    let isAboveAtStart = Sample(seconds: 0, at: start, height).isAbove
    self.risings = risings.map(start.addingTimeInterval)
    self.settings = settings.map(start.addingTimeInterval)
    isAlwaysAbove = risings.isEmpty && settings.isEmpty ? isAboveAtStart : nil
    // A body above the horizon at the start counts as rising then; one above it at the end, as setting then.
    let ups = (isAboveAtStart ? [0] : []) + risings
    let downs = settings + (ups.count > settings.count ? [length] : [])
    secondsAbove = zip(ups, downs).reduce(0) { $0 + max(0, $1.1 - $1.0) }
  }

  /// The height at one time.
  private struct Sample {
    let seconds: Double
    let height: Double

    init(seconds: Double, at start: Date, _ height: (Date) -> Double) {
      self.seconds = seconds
      self.height = height(start.addingTimeInterval(seconds))
    }

    var isAbove: Bool { height >= 0 }
  }

  private static func crossing(
    _ first: Sample, _ last: Sample, sample: (Double) -> Sample
  ) -> Double {
    var (a, b) = (first.seconds, last.seconds)
    while b - a > 0.01 {
      let middle = (a + b) / 2
      if sample(middle).isAbove == first.isAbove { a = middle } else { b = middle }
    }
    return (a + b) / 2
  }

  /// The maximum of a function with only one between `a` and `b`, to a second, by golden-section search.
  private static func turn(
    from a: Double, to b: Double, _ value: (Double) -> Double
  ) -> Double {
    let share = (5.0.squareRoot() - 1) / 2
    var (low, high) = (a, b)
    var (c, d) = (high - share * (high - low), low + share * (high - low))
    var (valueC, valueD) = (value(c), value(d))
    while high - low > 1 {
      if valueC > valueD {
        (high, d, valueD) = (d, c, valueC)
        c = high - share * (high - low)
        valueC = value(c)
      } else {
        (low, c, valueC) = (c, d, valueD)
        d = low + share * (high - low)
        valueD = value(d)
      }
    }
    return (low + high) / 2
  }
}
