public import Foundation
public import WeatherModels

/// The next change of the sky within 24 hours, short enough for a row of a list.
public enum NextChange: Hashable, Sendable {
  case begins(PrecipitationKind, at: Date, isLikely: Bool)
  /// Something falls in this hour; `nil` if no end is known.
  case lasts(PrecipitationKind, until: Date?, isLikely: Bool)
  /// No hour of the 24 is wet, and none is missing.
  case dry

  /// `nil` if the report lacks hours, so that nothing can be said.
  public init?(_ report: Report, clock: PlaceClock, now: Date) {
    let reading = OutlookReading(report, clock: clock, now: now, soon: nil)
    if case .precipitation(let spells)? = reading.precipitation, let first = spells.first {
      guard let start = first.interval.start else {
        self = .lasts(first.kind, until: first.interval.end, isLikely: first.isLikely)
        return
      }
      guard reading.isKnown(until: start) else { return nil }
      self = .begins(first.kind, at: start, isLikely: first.isLikely)
      return
    }
    guard reading.isKnown(until: now + OutlookReading.horizon) else { return nil }
    self = .dry
  }
}

extension OutlookReading {
  /// Whether no hour from now until then is missing or says nothing of precipitation.
  fileprivate func isKnown(until end: Date) -> Bool {
    var reached = now
    for slot in slots where reached < end {
      guard slot.start <= reached, slot.isWet != nil else { return false }
      reached = max(reached, slot.end)
    }
    return reached >= end
  }
}
