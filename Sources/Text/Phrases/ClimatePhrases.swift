public import WeatherModels

/// Sentences about the days since 1950. Figures have their units.
public protocol ClimatePhrases: Sendable {
  // Asking for them
  /// The offer to request them: `calls` that the service counts, `nil` for the person's own server; `year` is that of
  /// the last day saved so far.
  func climateOffer(calls: Int?, since year: Int?) -> String
  func climateBegins(_ place: String, calls: Int?, blocks: Int) -> String
  func climateGoesOn(_ place: String, done: Int, of blocks: Int, calls: Int?) -> String
  func climateIsSaved(_ place: String) -> String
  func climateStopped(_ place: String, because reason: String?) -> String
  func climateIsUnderWay(_ place: String) -> String

  // What they say
  var climateTitle: String { get }
  /// Today's mean among those of all years; `fromWarmest` counts the warmest as 1, and `ties` the others with the same.
  func climateRank(
    _ date: CalendarDay, fromWarmest: Int, fromColdest: Int, of count: Int, ties: Int, mean: String,
    since year: Int
  ) -> NamedValue
  func climateExtremes(warmest: String, in warmYear: Int, coldest: String, in coldYear: Int)
    -> [NamedValue]
  /// Means over 1991–2020 and seven days before and after.
  func climateMeans(_ mean: String, low: String, high: String) -> NamedValue
  /// `percentile` is the share of days that are colder than today, in percent.
  func climateUsual(_ range: String, percentile: Int?) -> NamedValue
  func lastFrost(_ median: (month: Int, day: Int), late: (month: Int, day: Int)?) -> NamedValue
  func firstFrost(_ median: (month: Int, day: Int), early: (month: Int, day: Int)?) -> NamedValue
  var frostIsRare: NamedValue { get }
  func daysAbove(_ limit: String, _ thisYear: Int, usual: String) -> NamedValue
  func daysBelow(_ limit: String, _ thisYear: Int, usual: String) -> NamedValue
  /// `usualSoFar` is `nil` if the month is over.
  func monthRain(
    month: Int, day: Int, _ sum: String, usualSoFar: String?, usual: String
  ) -> NamedValue
  /// `month` is the one on whose first day the season began.
  func growingDegreeDays(_ sum: String, above base: String, since month: Int) -> NamedValue
  func heatingDegreeDays(_ sum: String, below base: String, since month: Int) -> NamedValue
  /// `degrees` without a sign: `4 °C`.
  func aboveNormal(_ degrees: String, isAbove: Bool, of years: ClosedRange<Int>) -> String

  // The chart of a year
  func yearChart(in unit: String) -> String
  var normalLegend: String { get }
  var yearBand: String { get }

  // Days long past
  func pastTitle(month: Int, year: Int) -> String
  func archiveBegins(in year: Int) -> String
  var notPastYet: String { get }

  // Their limits
  func climateDelay(_ last: CalendarDay) -> String
  func climateGaps(_ days: Int) -> String
}
