import Foundation
public import WeatherModels

/// A timeline, read for what is worth a sentence in the next 24 hours.
public struct Outlook: Sendable {
  let timeline: Timeline
  let report: Report
  let clock: PlaceClock
  /// The day before today, if the report has none.
  let yesterday: Day?

  public init(_ timeline: Timeline, of report: Report, clock: PlaceClock, yesterday: Day? = nil) {
    (self.timeline, self.report, self.clock) = (timeline, report, clock)
    self.yesterday = yesterday
  }

  /// The most important first; two of one rank are in the order of this list. Precipitation that ends with the minutes,
  /// which have a sentence of their own, isn't repeated.
  public var facts: [OutlookFact] {
    [thunder, precipitation, gusts, frost, fog, dry, ultraviolet, change, later]
      .compactMap(\.self).enumerated()
      .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .map(\.element)
  }
}

extension OutlookFact {
  /// Dangers come first.
  fileprivate var rank: Int {
    switch self {
    case .thunder, .gusts(_, isStorm: true, _): 0
    case .precipitation(let spells): spells.contains(where: \.kind.isFreezing) ? 0 : 1
    default: 1
    }
  }
}
