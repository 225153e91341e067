/// The share of cases in which something is so, and the word for it.
public struct Certainty: Hashable, Sendable {
  /// The calibrated words of the IPCC: Mastrandrea and others, "Guidance Note for Lead Authors of the IPCC Fifth
  /// Assessment Report on Consistent Treatment of Uncertainties", 2010, table 1. The raw value is the word in JSON.
  public enum Word: String, Hashable, Sendable, CaseIterable {
    case veryUnlikely = "very unlikely"
    case unlikely
    case asLikelyAsNot = "as likely as not"
    case likely
    case veryLikely = "very likely"

    /// By the share as it was counted, without rounding.
    public init(_ share: Double) {
      self =
        share >= 0.9
        ? .veryLikely
        : share >= 0.66
          ? .likely : share > 0.33 ? .asLikelyAsNot : share > 0.1 ? .unlikely : .veryUnlikely
    }
  }

  /// From 0 to 1.
  public var share: Double
  /// The runs that were counted; `nil` for a chance that the report gives.
  public var runs: EnsembleCount?

  public init(share: Double) { self.share = share }

  public init(_ runs: EnsembleCount) {
    share = runs.probability
    self.runs = runs
  }

  public var word: Word { Word(share) }
}
