public import Foundation
public import WeatherModels

/// How far forecasts of one day lie apart.
public struct DayDifference: Hashable, Sendable {
  /// Up to so many degrees Celsius apart they agree well, and then fairly. The first is the limit within which models agree
  /// about a high (`ModelAgreement`), the second two and a half times as much. Ours.
  static let limits = [ModelAgreement.limit, 5]
  /// The levels of agreement.
  public static let levels = limits.count + 1

  /// In °C.
  public let degrees: Double

  /// From 1 to `levels`; the most where they agree well, by whole degrees, as they are shown.
  public var level: Int { 1 + Self.limits.count { degrees.rounded() <= $0 } }

  /// Of each day of which at least two models speak: the larger one of the differences of their lows and of their highs,
  /// in the figures that are shown.
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

  /// Of each day the widest middle 80 % of the runs of an ensemble, in °C by their times. A day that ends beyond them
  /// has none.
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
