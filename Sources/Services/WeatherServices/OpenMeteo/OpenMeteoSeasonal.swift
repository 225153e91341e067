public import Clients
import Foundation
import JSON
import Reports

/// ECMWF's weeks (EC46) and months (SEAS5) by Open-Meteo.
///
/// Described at https://open-meteo.com/en/docs/seasonal-forecast-api. Both are asked for in one request, which counts as
/// one, and kept for a day: the weeks are computed daily, the months on the fifth of each month.
public struct OpenMeteoSeasonal: Sendable {
  private let servers: OpenMeteoServers
  private let cache: AnswerCacheClient

  public init(servers: OpenMeteoServers, cache: AnswerCacheClient) {
    self.servers = servers
    self.cache = cache
  }

  public var client: SeasonalClient {
    SeasonalClient(
      outlook: { place async throws(ServiceError) in
        try await kept(place).value { _, outlook in
          // An answer with only one of both is asked for again soon.
          let isWhole = !outlook.weeks.isEmpty && !outlook.months.isEmpty
          return outlook.fetched.isRecent(at: servers.now(), for: isWhole ? 86_400 : 3600)
        } ask: { _ async throws(ServiceError) in
          let answer = try await servers.ask(.seasonal, Self.query(place))
          return CachedResponse(fetched: answer.received, body: answer.body)
        }
      }, saved: { kept($0).last?.value })
  }
}

extension OpenMeteoSeasonal {
  private func kept(_ place: Place) -> KeptAnswer<SeasonalOutlook> {
    let key = "\(place.coordinate.sent),\(servers.source(of: .seasonal))"
    return KeptAnswer(cache, key) { answer throws(ServiceError) in
      try OpenMeteoAnswer(answer).seasonal()
    }
  }

  /// Weeks and months are those of UTC, whose dates no time zone moves.
  private static func query(_ place: Place) -> [(name: String, value: String)] {
    Place.openMeteoQuery([place], withHeights: false) + [
      ("weekly", SeasonalColumn.allCases.map(\.rawValue).joined(separator: ",")),
      ("monthly", SeasonalColumn.ofMonths.map(\.rawValue).joined(separator: ",")),
      ("timezone", "GMT"),
    ]
  }
}

/// The variables that are requested. Anomalies of the wind are left out: they are lengths of vectors, never negative.
private enum SeasonalColumn: String, CaseIterable {
  case temperature = "temperature_2m_anomaly"
  case warmer = "temperature_2m_anomaly_gt0"
  case precipitation = "precipitation_anomaly"
  case wetter = "precipitation_anomaly_gt0"

  static let ofMonths = [temperature, precipitation]

  /// The factor from a unit to K, mm or a share; an anomaly has no zero to add.
  func scale(of unit: String) -> Double? {
    switch (self, unit) {
    case (.temperature, "K"), (.temperature, "°C"), (.precipitation, "mm"): 1
    case (.temperature, "°F"): 1 / 1.8
    case (.precipitation, "inch"): 25.4
    case (.warmer, "%"), (.wetter, "%"): 0.01
    default: nil
    }
  }

  /// Values outside are left out.
  var plausible: ClosedRange<Double> {
    switch self {
    case .temperature: -50...50
    case .precipitation: -10_000...10_000
    case .warmer, .wetter: 0...1
    }
  }

  var member: WritableKeyPath<SeasonalOutlook.Period, Double?> {
    switch self {
    case .temperature: \.temperature
    case .precipitation: \.precipitation
    case .warmer: \.warmer
    case .wetter: \.wetter
    }
  }
}

extension OpenMeteoAnswer {
  /// The weeks and the months of an answer. Those that are all null, as weeks behind the last day of the model, are left
  /// out.
  ///
  /// - Throws: `badAnswer` without both, or with a unit that isn't known; `notCovered` where no value is known.
  func seasonal() throws(ServiceError) -> SeasonalOutlook {
    let blocks = try parsed { (reader) throws(JSONReader.Failure) in
      try OpenMeteoBlocks(&reader, ["weekly", "monthly"])
    }
    let (weekly, monthly) = (blocks["weekly"], blocks["monthly"])
    guard weekly.isThere || monthly.isThere else {
      throw .badAnswer(.openMeteo, detail: "no weekly or monthly")
    }
    let outlook = SeasonalOutlook(
      weeks: try weekly.periods(SeasonalColumn.allCases) { .init(weekFrom: $0) },
      months: try monthly.periods(SeasonalColumn.ofMonths) { .init(monthFrom: $0) },
      fetched: received, service: .openMeteo)
    guard !outlook.weeks.isEmpty || !outlook.months.isEmpty else { throw .notCovered(.openMeteo) }
    return outlook
  }
}

extension OpenMeteoTable {
  /// The rows of which something is known, as long as times increase.
  fileprivate func periods(
    _ columns: [SeasonalColumn], _ period: (CalendarDay) -> SeasonalOutlook.Period?
  ) throws(ServiceError) -> [SeasonalOutlook.Period] {
    var values: [(column: SeasonalColumn, numbers: [Double])] = []
    for column in columns { values.append((column, try numbers(of: column))) }
    var last = -Double.infinity
    var periods: [SeasonalOutlook.Period] = []
    for (row, time) in times("time", offset: 0).enumerated() where time > last {
      guard let day = EpochTime.day(ofSecond: time), var period = period(day) else { continue }
      last = time
      for (column, numbers) in values where numbers.indices.contains(row) {
        guard column.plausible.contains(numbers[row]) else { continue }
        period[keyPath: column.member] = numbers[row]
      }
      if period.isKnown { periods.append(period) }
    }
    return periods
  }

  /// A column in its own unit; one that is missing has no values.
  private func numbers(of column: SeasonalColumn) throws(ServiceError) -> [Double] {
    let numbers = numbers(column.rawValue)
    guard numbers.contains(where: { !$0.isNaN }) else { return [] }
    guard let scale = label(column.rawValue).flatMap(column.scale) else {
      throw .badAnswer(.openMeteo, detail: "unit of \(column.rawValue.cleaned(limit: 100))")
    }
    return numbers.map { $0 * scale }
  }
}
