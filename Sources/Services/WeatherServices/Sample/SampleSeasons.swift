public import Clients
public import Foundation
package import Reports

/// Six weeks and seven months of `SampleClimate`, less what it has at the same time of earlier years. The further ahead,
/// the nearer both come to what is usual.
public enum SampleSeasons {
  public static func client(now: @escaping @Sendable () -> Date) -> SeasonalClient {
    SeasonalClient(
      outlook: { place async throws(ServiceError) in outlook(at: place, now()) },
      saved: { outlook(at: $0, now()) })
  }

  package static func outlook(at place: Place, _ now: Date) -> SeasonalOutlook {
    let climate = SampleClimate(place)
    var outlook = SeasonalOutlook(weeks: [], months: [], fetched: now, service: .sample)
    guard let today = EpochTime.day(ofSecond: now.timeIntervalSince1970) else { return outlook }
    outlook.weeks = (0..<6).compactMap { index in
      CalendarDay(daysSince1970: today.daysSince1970 - today.weekday + 7 * index)
        .flatMap { SeasonalOutlook.Period(weekFrom: $0) }
    }.map { climate.anomalies($0, now, hasShares: true) }
    outlook.months = (0..<7).compactMap { index in
      let month = today.month - 1 + index
      return CalendarDay(year: today.year + month / 12, month: month % 12 + 1, day: 1)
        .flatMap { SeasonalOutlook.Period(monthFrom: $0) }
    }.map { climate.anomalies($0, now, hasShares: false) }
    return outlook
  }
}

extension SampleClimate {
  /// The earlier years of which the usual is the mean.
  private static let years = 5
  /// The hours between two samples of the weather.
  private static let step = 3.0
  /// The seconds after which a third of an anomaly is left, of weeks and of months.
  private static let memory = (weeks: 21 * 86_400.0, months: 120 * 86_400.0)

  fileprivate func anomalies(
    _ period: SeasonalOutlook.Period, _ now: Date, hasShares: Bool
  ) -> SeasonalOutlook.Period {
    let earlier = (1...Self.years).map { means(period, yearsAgo: $0) }
    let usual = (
      temperature: earlier.map(\.temperature).reduce(0, +) / Double(earlier.count),
      precipitation: earlier.map(\.precipitation).reduce(0, +) / Double(earlier.count)
    )
    let own = means(period, yearsAgo: 0)
    let start = Double(period.first.daysSince1970) * EpochTime.secondsPerDay
    let memory = hasShares ? Self.memory.weeks : Self.memory.months
    let known = exp(-max(0, start - now.timeIntervalSince1970) / memory)
    var result = period
    let warmth = (own.temperature - usual.temperature) * known
    let water = max(own.precipitation - usual.precipitation, -usual.precipitation) * known
    result.temperature = warmth.rounded(to: 1)
    result.precipitation = water.rounded(to: 1)
    if hasShares {
      // The usual deviations are 1.5 K, and half of the precipitation.
      let doubt = max(0.2, (1 - known * known).squareRoot())
      result.warmer = Self.share(warmth / (1.5 * doubt))
      result.wetter = Self.share(water / (max(1, usual.precipitation / 2) * doubt))
    }
    return result
  }

  /// The mean temperature in °C and the precipitation in mm of a period, or of the same one of an earlier year.
  private func means(
    _ period: SeasonalOutlook.Period, yearsAgo years: Int
  ) -> (temperature: Double, precipitation: Double) {
    let first = (Double(period.first.daysSince1970) - 365.2425 * Double(years)).rounded() * 24
    let days = period.last.daysSince1970 - period.first.daysSince1970 + 1
    let count = Int(Double(days) * 24 / Self.step)
    let samples = (0..<count).map { index in
      let rain = SampleRain(self, until: first + (Double(index) + 0.5) * Self.step)
      return (rain.temperature, rain.amount())
    }
    return (
      samples.map(\.0).reduce(0, +) / Double(samples.count),
      samples.map(\.1).reduce(0, +) * Self.step
    )
  }

  /// The share above zero of runs whose mean is so many deviations away from it, in whole hundredths.
  private static func share(_ deviations: Double) -> Double {
    (1 / (1 + exp(-1.702 * deviations))).rounded(to: 2)
  }
}
