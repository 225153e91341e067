public import Analysis

/// The rain or snow of the next minutes with finished times.
public struct SoonSpell: Hashable, Sendable {
  /// A kind and the time from which it falls.
  public struct Part: Hashable, Sendable {
    public var kind: PrecipitationKind
    public var isHeavy: Bool
    public var time: String

    public init(_ kind: PrecipitationKind, isHeavy: Bool, time: String) {
      (self.kind, self.isHeavy, self.time) = (kind, isHeavy, time)
    }
  }

  /// One kind after the other; at least one.
  var runs: [Part]
  /// The heaviest, if it stands out.
  var peak: Part?
  /// After a pause.
  var again: Part?

  public init(runs: [Part], peak: Part?, again: Part?) {
    (self.runs, self.peak, self.again) = (runs, peak, again)
  }

  var first: Part { runs[0] }
  /// Those that the first turns into.
  var turns: ArraySlice<Part> { runs.dropFirst() }
}
