public import Foundation
public import WeatherModels

/// The facts of a report that are worth a sentence, most important first.
public struct Outlook: Hashable, Sendable {
  public let facts: [OutlookFact]

  /// `yesterday` is the day before today, if the report has none. Precipitation that `soon` mentions isn't repeated:
  /// the hours add what comes after it.
  public init(
    _ report: Report, clock: PlaceClock, now: Date, yesterday: Day? = nil, soon: Soon? = nil
  ) {
    let reading = OutlookReading(report, clock: clock, now: now, soon: soon)
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
    case .thunder, .gusts(_, isStorm: true): 0
    case .precipitation(let spells): spells.contains(where: \.kind.isFreezing) ? 0 : 1
    default: 1
    }
  }
}
