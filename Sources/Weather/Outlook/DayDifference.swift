public import Foundation
public import WeatherModels

/// The difference of forecasts of one day.
public struct DayDifference: Hashable, Sendable {
  /// Limits in °C up to which forecasts agree well, and fairly. The first is that of `ModelAgreement`, the second two
  /// and a half times as much. Vane's own choice.
  static let limits = [ModelAgreement.limit, 5]
  /// The levels of agreement.
  public static let levels = limits.count + 1

  /// In °C.
  public let degrees: Double

  /// From 1 to `levels`, the best agreement, by whole degrees as they are shown.
  public var level: Int { 1 + Self.limits.count { degrees.rounded() <= $0 } }

  /// The larger difference between models, in lows or in highs, for each day that at least two models cover, in the
  /// figures that are shown.
  public static func ofModels(
    _ forecasts: [ModelForecast], shown: (Temperature) -> Temperature
  ) -> [CalendarDay: DayDifference] {
    let days = Dictionary(grouping: forecasts.flatMap(\.days), by: \.date)
    return days.compactMapValues { days in
      let spans = [\Day.temperatureMin, \.temperatureMax].compactMap { end -> Double? in
        let values = days.compactMap { $0[keyPath: end].map { shown($0).in(.celsius) } }
        guard values.count > 1, let low = values.min(), let high = values.max() else { return nil }
        return high - low
      }
      return spans.max().map { DayDifference(degrees: $0) }
    }
  }

  /// For each day, the widest middle 80 % of an ensemble's runs, in °C by their times. A day that the runs don't cover
  /// completely has none.
  public static func ofRuns(
    _ quantiles: [Date: Quantiles], day: (Date) -> CalendarDay?
  ) -> [CalendarDay: DayDifference] {
    guard let last = quantiles.keys.max() else { return [:] }
    var widest: [CalendarDay: Double] = [:]
    for (time, found) in quantiles {
      guard let date = day(time) else { continue }
      widest[date] = max(widest[date] ?? 0, found.p90 - found.p10)
    }
    if let date = day(last), day(last + 3600) == date { widest[date] = nil }
    return widest.mapValues { DayDifference(degrees: $0) }
  }
}
