public import WeatherModels

/// How far the highs that models forecast lie apart.
public struct ModelAgreement: Hashable, Sendable {
  /// Up to so many degrees Celsius apart, models agree: about the mean error of a high two days ahead. Ours.
  public static let limit = 2.0

  /// The largest difference of the highs of the days on which the models agree, from the first on, in °C; `nil` where
  /// they disagree at once.
  public let within: Double?
  /// The last day up to which they agree; `nil` where they disagree at once.
  public let until: CalendarDay?
  /// The first day on which they do not; `nil` where they agree on all days.
  public let firstApart: CalendarDay?
  /// By how much, in °C, on that day.
  public let apart: Double?

  /// `nil` where no two models speak of the same day. A day of which only one model speaks ends the comparison.
  public init?(_ forecasts: [ModelForecast], from today: CalendarDay) {
    let dates = Set(forecasts.flatMap { $0.days.map(\.date) }).filter { $0 >= today }.sorted()
    var within: Double?
    var until: CalendarDay?
    for date in dates {
      let highs = forecasts.compactMap { forecast in
        forecast.days.first { $0.date == date }?.temperatureMax?.in(.celsius)
      }
      guard highs.count > 1, let low = highs.min(), let high = highs.max() else { break }
      // The tenths of a service, 20.3 − 18.3, are not exact.
      let span = ((high - low) * 100).rounded() / 100
      guard span <= Self.limit else {
        (self.within, self.until, firstApart, apart) = (within, until, date, span)
        return
      }
      within = max(within ?? 0, span)
      until = date
    }
    guard within != nil else { return nil }
    (self.within, self.until, firstApart, apart) = (within, until, nil, nil)
  }
}
