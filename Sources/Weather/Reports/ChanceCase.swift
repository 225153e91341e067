/// A chance of rain or snow that was forecast for an hour, and what came.
public struct ChanceCase: Hashable, Sendable {
  /// The setting by which chances are corrected by such cases: `on` or `off`.
  public static let setting = "calibrate"

  /// A number that is the same for all hours of one month.
  public var month: Int
  /// The days from the forecast to the hour.
  public var lead: Int
  /// From 0 to 1.
  public var chance: Double
  public var isWet: Bool

  /// `nil` for a chance that is none.
  public init?(month: Int, lead: Int, chance: Double, isWet: Bool) {
    guard (0...1).contains(chance) else { return nil }
    (self.month, self.lead, self.chance, self.isWet) = (month, lead, chance, isWet)
  }
}
