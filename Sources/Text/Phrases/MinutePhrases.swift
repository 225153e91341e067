public import Analysis
public import Reports

/// The next two hours by the minute.
public protocol MinutePhrases: Sendable {
  func radarServiceName(_ service: RadarService) -> String
  func nowcastKind(_ kind: Nowcast.Kind) -> String
  /// `radar 14:05, 7 min old`
  func issued(_ kind: String, at time: String, age: String) -> String

  // Complete sentences. Spans are finished text such as `12 min`, times such as `17:50`. `isOpen` means that it lasts
  // beyond the minutes.
  /// `isOpen` where it lasts for longer than the minutes tell.
  func startsSoon(
    _ kind: PrecipitationKind, isHeavy: Bool, in wait: String, for length: String, isOpen: Bool,
    heaviest: String?, again: String?
  ) -> String
  func stopsSoon(
    _ kind: PrecipitationKind, isHeavy: Bool, in wait: String, again: String?
  ) -> String
  /// `length` is `nil` for two hours.
  func goesOn(
    _ kind: PrecipitationKind, isHeavy: Bool, for length: String?, heaviest: String?
  ) -> String
  func drySoon(for length: String?) -> String
}
