public import WeatherModels

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
