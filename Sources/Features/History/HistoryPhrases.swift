import Phrases
import Reports

/// Sentences about the past: records, accuracy, and the weather of other years.
nonisolated protocol HistoryPhrases: Phrases {
  // Records
  func records(count: Int) -> String
  /// `3 records`
  func recordCount(_ count: Int) -> String
  var noRecords: String { get }
  func removedRecords(_ count: Int) -> String
  func restoredRecords(_ count: Int) -> String
  func confirmRecordRemoval(count: Int) -> String
  func exportedRecords(_ count: Int, path: String) -> String

  // Accuracy
  func accuracyTitle(_ service: String, cases: Int) -> String
  /// Fewer than `needed` hours have been compared.
  func tooFewCases(_ cases: Int, needed: Int) -> String
  /// Above the columns: how far ahead, cases, error and bias of temperature and wind, hits and false alarms of rain.
  func accuracyColumns(temperature: String, wind: String) -> [String]
  func daysAhead(_ days: Int) -> String
  func temperatureErrors(in unit: String) -> String
  var accuracyNote: String { get }
  /// The title of chances and what came of them, over this many hours.
  func chancesTitle(hours: Int) -> String
  /// Above the columns: the chance that was forecast, hours, and the share of them that were wet.
  var chanceColumns: [String] { get }
  /// `chances` such as `70–90 %`; `share` of the hours was wet.
  func chanceCame(_ chances: String, share: String, hours: Int) -> String
  /// Both Brier scores; the lower one is better.
  func brier(_ score: String, climatology: String) -> String
  /// Fewer than `needed` hours in most of the bins.
  func tooFewChances(needed: Int) -> String
  /// That a correction would lower the Brier score of forecasts some days ahead, by the months left out in turn.
  func calibrationHelps(_ days: [Int], isOn: Bool) -> String
  var calibrationDoesNotHelp: String { get }
  /// `least` is the amount from which an hour is wet.
  func chancesNote(least: String) -> String

  // The past
  func pastTitle(days: Int) -> String
  func pastSum(mean: String, _ precipitation: String, wetDays: Int) -> String
  var noPast: String { get }
  /// Other years count with their 28 February.
  var leapDayStandsIn: String { get }
  func normalTitle(day: Int, month: Int, first: Int, last: Int) -> String
  /// Several days were named; `line` has the first.
  func oneDayAlone(_ line: String) -> String
  func normal(mean: String, coldest: String, in coldYear: Int, warmest: String, in warmYear: Int)
    -> String
  /// `difference` without a sign: `3 °C`.
  func today(
    _ range: String, isWarmer: Bool, by difference: String, of years: ClosedRange<Int>
  ) -> String
  func todayIsNormal(_ range: String, of years: ClosedRange<Int>) -> String
  var todayUnknown: String { get }
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
  func frost(isLast: Bool, _ median: (month: Int, day: Int), extreme: (month: Int, day: Int)?)
    -> NamedValue
  var frostIsRare: NamedValue { get }
  func days(isAbove: Bool, _ limit: String, _ thisYear: Int, usual: String) -> NamedValue
  /// `usualSoFar` is `nil` if the month is over.
  func monthRain(
    month: Int, day: Int, _ sum: String, usualSoFar: String?, usual: String
  ) -> NamedValue
  /// `month` is the one on whose first day the season began.
  func growingDegreeDays(_ sum: String, above base: String, since month: Int) -> NamedValue
  func heatingDegreeDays(_ sum: String, below base: String, since month: Int) -> NamedValue

  // Days long past
  func pastTitle(month: Int, year: Int) -> String
  func archiveBegins(in year: Int) -> String
  var notPastYet: String { get }

  // Their limits
  func climateDelay(_ last: CalendarDay) -> String
  func climateGaps(_ days: Int) -> String

  // Accuracy by model
  func modelAccuracyTitle(station: String, distance: String) -> String
  var modelAccuracyOfRecords: String { get }
  /// Headings: model, lead, cases, error, bias, hits and false alarms.
  func modelAccuracyColumns(temperature: String) -> [String]
  /// Headings of the bias and the hit rate, after the errors of each model.
  var modelAccuracyHeadings: [String] { get }
  func modelMatrixNote(in unit: String) -> String
  /// The mean errors of models within two days, the best first: `ICON 1.2 °C`.
  func withinTwoDays(_ errors: [(model: String, error: String)]) -> String
  func rainHit(_ model: String, _ hits: Int, of wet: Int, daysAhead: Int) -> String
  func tooFewModelCases(_ cases: Int, needed: Int) -> String
  var modelAccuracyNote: String { get }
  func noPreviousRuns(because reason: String) -> String
  func noStationReports(because reason: String) -> String
}

nonisolated extension Phrases {
  var history: any HistoryPhrases { spoken.words(english: { $0 }, slovak: { $0 }) }
}

nonisolated extension HistoryPhrases {
  /// `1, 2, 3 days`
  func ahead(_ days: [Int]) -> String {
    (days.dropLast().map(String.init) + days.suffix(1).map(daysAhead)).joined(separator: ", ")
  }
}
