import Foundation
import GRDB
import Reports

/// The forecasts for each hour, and the observations of it afterwards: the rows that `accuracy` rests on.
///
/// A forecast counts as made N days ahead when it was made at most twelve hours more or less than N days before the
/// hour; of several the nearest stays, in whatever order they are added. What came is what the same service says of
/// the hour once it has passed: in the hours of a later report that lie after it, or else in a report's present
/// conditions, half an hour before or after at most. The rain of an hour is that of the time before it.
struct HourTable {
  private let database: Database

  init(_ database: Database) {
    self.database = database
  }

  func add(_ report: Report, placeID: Int64) throws {
    let issued = report.issuedAt ?? report.current?.time ?? report.fetched
    let service = report.service.rawValue
    if let current = report.current {
      // The present rain is that of a quarter of an hour, and says nothing of the hour.
      try observe(current, .present, rain: nil, placeID, service)
    }
    let lengths = report.hours.map(\.time).spanLengths
    for (index, conditions) in report.hours.enumerated() {
      let before = index > 0 ? report.hours[index - 1] : nil
      let follows = before.map { $0.time + lengths[index - 1] == conditions.time } ?? false
      let rain = follows ? before?.tenthsOfRain : nil
      let chance = follows ? before?.percentOfRain : nil
      guard conditions.temperature != nil || conditions.windSpeed != nil || rain != nil else {
        continue
      }
      let lead = conditions.time.timeIntervalSince(issued) / 3600
      if (-24...0).contains(lead) {
        try observe(conditions, .analysis, rain: rain, placeID, service)
      }
      for days in Schema.leads {
        let off = lead - Double(days * 24)
        guard (-12..<12).contains(off) else { continue }
        try forecast(
          conditions, rain: rain, chance: chance, days: days, off: off, placeID, service)
      }
    }
  }
}

extension HourTable {
  /// The origin of an observation; the better is the greater.
  private enum Source: Int {
    case present = 1
    case analysis = 2
  }

  private func observe(
    _ conditions: Conditions, _ source: Source, rain: Int?, _ place: Int64, _ service: String
  ) throws {
    guard let hour = Self.hour(of: conditions.time) else { return }
    let (temperature, wind) = conditions.tenths
    try database.run(
      Self.observation, [place, service, hour, source.rawValue, temperature, wind, rain])
  }

  private func forecast(
    _ conditions: Conditions, rain: Int?, chance: Int?, days: Int, off: Double, _ place: Int64,
    _ service: String
  ) throws {
    guard let hour = Self.hour(of: conditions.time) else { return }
    try database.cachedStatement(sql: Self.forecasts[days] ?? "").execute(arguments: [
      place, service, hour, Int((abs(off) * 10).rounded()), conditions.tenths.temperature,
      conditions.tenths.wind, rain, chance,
    ])
  }

  /// Notes whether it was wet in the hour that ends at a full hour, or in the part of it before a report.
  func observe(isWet: Bool, at time: Date, placeID: Int64) throws {
    let end = (time.timeIntervalSinceReferenceDate / 3600).rounded(.up) * 3600
    guard let hour = Self.hour(of: Date(timeIntervalSinceReferenceDate: end)) else { return }
    try database.run(
      """
      INSERT INTO wet (place, hour, isWet) VALUES (?, ?, ?)
      ON CONFLICT DO UPDATE SET isWet = max(isWet, excluded.isWet)
      """, [placeID, hour, isWet ? 1 : 0])
  }

  /// The nearest full hour, counted from 2001.
  static func hour(of date: Date) -> Int? {
    Int(exactly: (date.timeIntervalSinceReferenceDate / 3600).rounded())
  }

  private static let observation = """
    INSERT INTO hour (place, service, hour, source, temperature, wind, rain)
    VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET source = excluded.source, temperature = excluded.temperature,
      wind = excluded.wind, rain = coalesce(excluded.rain, rain)
    WHERE source IS NULL OR source <= excluded.source
    """

  private static let forecasts = Dictionary(
    uniqueKeysWithValues: Schema.leads.map { days in
      (
        days,
        """
        INSERT INTO hour (
          place, service, hour, off\(days), temperature\(days), wind\(days), rain\(days), chance\(days))
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT DO UPDATE SET off\(days) = excluded.off\(days),
          temperature\(days) = excluded.temperature\(days), wind\(days) = excluded.wind\(days),
          rain\(days) = excluded.rain\(days), chance\(days) = excluded.chance\(days)
        WHERE off\(days) IS NULL OR off\(days) >= excluded.off\(days)
        """
      )
    })
}

extension Conditions {
  /// The quantities compared at a moment, in tenths of °C and m/s.
  fileprivate var tenths: (temperature: Int?, wind: Int?) {
    (
      temperature.map { Int(($0.in(.celsius) * 10).rounded()) },
      windSpeed.map { Int(($0.in(.metersPerSecond) * 10).rounded()) }
    )
  }

  /// The chance of precipitation in the hour from then on, in percent.
  fileprivate var percentOfRain: Int? {
    precipitationProbability.map { Int($0.in(.percent).rounded()) }
  }

  /// The precipitation of the hour from then on, in tenths of mm.
  fileprivate var tenthsOfRain: Int? {
    precipitation.map { Int(($0.in(.millimeters) * 10).rounded()) }
  }
}
