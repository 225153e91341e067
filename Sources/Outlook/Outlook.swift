import Foundation
public import WeatherModels

/// The facts of a timeline's next 24 hours that are worth a sentence, most important first.
public struct Outlook: Sendable {
  /// Two of one rank are in the order of this list.
  public let facts: [OutlookFact]

  /// `yesterday` is the day before today, if the report has none. Precipitation that ends with the minutes, which have a
  /// sentence of their own, isn't repeated.
  public init(
    _ timeline: Timeline, of report: Report, clock: PlaceClock, yesterday: Day? = nil
  ) {
    let reading = OutlookReading(timeline: timeline, report: report, clock: clock)
    let all = [
      reading.thunder, reading.precipitation, reading.gusts, reading.frost, reading.fog,
      reading.dry, reading.ultraviolet, reading.change(from: yesterday),
      reading.later,
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
    case .thunder, .gusts(_, isStorm: true, _): 0
    case .precipitation(let spells): spells.contains(where: \.kind.isFreezing) ? 0 : 1
    default: 1
    }
  }
}
