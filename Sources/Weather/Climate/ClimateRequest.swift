public import Reports

/// The days that are still to be requested, in blocks that leave room for forecasts.
public struct ClimateRequest: Hashable, Sendable {
  /// In days since 1970, each block after the other.
  public let blocks: [ClosedRange<Int>]
  /// The requests that Open-Meteo counts for all of them.
  public let calls: Int

  /// The most requests that one block may count as: less than half of the 600 that are free in a minute.
  static let mostCalls = 250.0
  /// Seconds between the beginnings of two blocks.
  public static let pause = 60.0
  /// The archive's model is this many days late.
  public static let delay = 5
  /// Newer days that count as no more requests than this are added without being asked for: six years.
  public static let mostUnasked = 50.0

  /// One request of three variables counts as their tenths, for each 14 days: https://open-meteo.com/en/pricing
  public static func weight(days: Int) -> Double { max(1, 0.3 * Double(days) / 14) }

  /// The days after `through`, until five days before today.
  public init(after through: Int?, today: CalendarDay) {
    let longest = Int(Self.mostCalls * 14 / 0.3)
    let last = today.daysSince1970 - Self.delay
    var first = max(ClimateSeries.firstDay, (through ?? ClimateSeries.firstDay - 1) + 1)
    var blocks: [ClosedRange<Int>] = []
    while first <= last {
      let end = min(last, first + longest - 1)
      blocks.append(first...end)
      first = end + 1
    }
    self.blocks = blocks
    calls = Int(blocks.reduce(0) { $0 + Self.weight(days: $1.count) }.rounded(.up))
  }

  /// Whether the request is small enough to be made without a question.
  public var isSmall: Bool { Double(calls) <= Self.mostUnasked }
}

/// The days of a place that are saved, and how far they were requested.
public struct SavedClimate: Sendable {
  public var series: ClimateSeries
  /// The last day that was requested, in days since 1970. The service may not have known it yet.
  public var through: Int

  public init(series: ClimateSeries, through: Int) {
    self.series = series
    self.through = through
  }

  /// The next request. Days that the service did not know yet are requested again, for three months, and all of them
  /// if it knew none.
  public func next(today: CalendarDay) -> ClimateRequest {
    guard let known = series.known?.upperBound.daysSince1970 else {
      return ClimateRequest(after: nil, today: today)
    }
    return ClimateRequest(after: max(min(known, through), through - 92), today: today)
  }
}
