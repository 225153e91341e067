public import WeatherModels

/// Sentences about the past: records, accuracy, the weather of other years, and the archive.
public protocol RecordPhrases: Sendable {
  // Records
  func records(count: Int) -> String
  /// Says of a page that it is as it was then.
  func record(of date: CalendarDay, at time: String) -> String
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

  // The past
  func pastTitle(days: Int) -> String
  /// The mean of several days, and their precipitation.
  func pastSum(mean: String, _ precipitation: String, wetDays: Int) -> String
  func recordedHere(_ range: String, count: Int) -> String
  /// Compares yesterday's forecast for this hour with the present.
  func verdict(forecast: String, now: String) -> String
  /// The mean error of temperature forecasts a day ahead, over this many hours.
  func meanError(_ error: String, hours: Int) -> String
  var noPast: String { get }
  /// Other years count with their 28 February.
  var leapDayStandsIn: String { get }
  func normalTitle(day: Int, month: Int, first: Int, last: Int) -> String
  func normal(mean: String, coldest: String, in coldYear: Int, warmest: String, in warmYear: Int)
    -> String
  /// `difference` without a sign: `3 °C`.
  func today(
    _ range: String, isWarmer: Bool, by difference: String, of years: ClosedRange<Int>
  ) -> String
  func todayIsNormal(_ range: String, of years: ClosedRange<Int>) -> String
  var todayUnknown: String { get }

  // The archive
  /// `oldest` is `nil` for an empty one.
  func archive(
    _ path: String, size: String, records: Int, places: Int, hourly: Int, oldest: CalendarDay?
  ) -> [NamedValue]
  func confirmArchiveClear(records: Int) -> String
  var archiveCleared: String { get }
}
