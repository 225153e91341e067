public import Foundation
public import WeatherModels

/// The facts of a report that are worth a sentence, most important first.
public struct Outlook: Hashable, Sendable {
  public let facts: [OutlookFact]

  /// `yesterday` is the day before today as it was, where the report itself has none.
  public init(_ report: Report, clock: PlaceClock, now: Date, yesterday: Day? = nil) {
    let reading = OutlookReading(report, clock: clock, now: now)
    let all = [
      reading.thunder, reading.precipitation, reading.gusts, reading.frost, reading.fog,
      reading.dry, reading.ultraviolet, reading.change(from: yesterday),
    ]
    facts = all.compactMap(\.self).enumerated()
      .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .map(\.element)
  }
}

extension OutlookFact {
  /// Dangers come first.
  fileprivate var rank: Int {
    switch self {
    case .thunder, .precipitation(.freezingRain, _, _, _), .gusts(_, isStorm: true): 0
    default: 1
    }
  }
}
