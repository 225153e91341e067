public import Foundation

/// The weather that a start would bring, in figures.
public struct StartFigures: Hashable, Sendable {
  public var departure: Date
  public var wetMinutes = 0.0
  /// The rain and snow in them, in mm.
  var water = 0.0
  /// Minutes that the forecast doesn't cover.
  public var unknownMinutes = 0.0
  /// Minutes with a felt temperature outside the comfortable range.
  var uncomfortableMinutes = 0.0
  /// The mean in m/s, against is positive; `nil` if the wind isn't known.
  public var headwind: Double?

  /// `wetMinutes` as a whole number; `nil` if the forecast leaves half a minute out.
  public var wholeWetMinutes: Int? {
    unknownMinutes < 0.5 ? Int(exactly: wetMinutes.rounded()) : nil
  }

  init(departure: Date) { self.departure = departure }

  fileprivate var ranks: [Double] {
    [
      unknownMinutes.rounded(), wetMinutes.rounded(), (water * 10).rounded(),
      headwind.map { ($0 * 10).rounded() } ?? .infinity, uncomfortableMinutes.rounded(),
    ]
  }
}

extension [StartFigures] {
  /// The starts sorted by wet minutes, then by what falls in them, then by headwind to a tenth of m/s, then by comfort, then the earliest first.
  /// Starts that the forecast doesn't cover come last.
  public var bestFirst: [StartFigures] {
    sorted { a, b in
      for (first, second) in zip(a.ranks, b.ranks) where first != second { return first < second }
      return a.departure < b.departure
    }
  }
}
