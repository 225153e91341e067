public import Foundation
public import Reports

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

/// The difference of the highs that models forecast, in the figures that are shown.
public struct ModelAgreement: Hashable, Sendable {
  /// Models agree up to this many °C apart: about the mean error of a high two days ahead. Vane's own choice.
  public static let limit = 2.0

  /// The largest difference of the highs of the days on which the models agree, from the first on; `nil` if they
  /// disagree at once.
  public let within: Double?
  /// The last day up to which they agree; `nil` if they disagree at once, or agree on all days.
  public let until: CalendarDay?
  /// The first day on which they do not; `nil` if none is known.
  public let firstApart: CalendarDay?
  /// The difference on `firstApart`.
  public let apart: Double?

  /// `figure` turns a high into the number shown, and `limit` is in its unit. `nil` if no day has two models. The first
  /// day with only one model ends the comparison.
  public init?(
    _ forecasts: [ModelForecast], from today: CalendarDay, limit: Double = Self.limit,
    figure: (Temperature) -> Double
  ) {
    let dates = Set(forecasts.flatMap { $0.days.map(\.date) }).filter { $0 >= today }.sorted()
    var within: Double?
    var until: CalendarDay?
    for date in dates {
      let highs = forecasts.compactMap { forecast in
        forecast.days.first { $0.date == date }?.temperatureMax.map(figure)
      }
      guard highs.count > 1, let low = highs.min(), let high = highs.max() else { break }
      guard high - low <= limit else {
        (self.within, self.until, firstApart, apart) = (within, until, date, high - low)
        return
      }
      within = max(within ?? 0, high - low)
      until = date
    }
    guard within != nil else { return nil }
    (self.within, firstApart, apart) = (within, nil, nil)
    self.until = until == dates.last ? nil : until
  }
}
