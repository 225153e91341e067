public import Reports

/// Sentences about the past that several features say.
public protocol PastPhrases: Sendable {
  /// Says of a page that it is as it was then.
  func record(of date: CalendarDay, at time: String) -> String
  /// Says of a report that its chances were corrected by this many hours.
  func calibrated(hours: Int) -> String

  /// The offer to request them for a place: `calls` that the service counts, `nil` for the person's own server; `year`
  /// is that of the last day saved so far.
  func climateOffer(for place: String, calls: Int?, since year: Int?) -> String
}
