public import WeatherModels

extension EnglishPhrases {
  public func records(count: Int) -> String {
    count == 1
      ? "1 weather record for this place"
      : "\(grouped(count)) weather records for this place, newest first"
  }
  public func record(of date: CalendarDay, at time: String) -> String {
    "record of \(self.date(date.day, date.month, date.year)), \(time)"
  }
  public var noRecords: String { "No weather records for this place yet." }
  public func removedRecords(_ count: Int) -> String {
    "Deleted \(recordCount(count))."
  }
  public func restoredRecords(_ count: Int) -> String { "Restored \(recordCount(count))." }
  public func confirmRecordRemoval(count: Int) -> String {
    "Delete \(all(count, "record", "records")) for this place? (y/n) "
  }
  public func exportedRecords(_ count: Int, path: String) -> String {
    "Saved \(recordCount(count)) to \(path)."
  }

  public func accuracyTitle(_ service: String, cases: Int) -> String {
    "Accuracy of \(service) forecasts, from \(plural(cases, "comparison", "comparisons"))"
  }
  public func tooFewCases(_ cases: Int, needed: Int) -> String {
    let all = plural(needed, "comparison", "comparisons")
    let count = cases == 0 ? "\(all) needed" : "\(cases) of \(all)"
    return "Not enough data yet (\(count)). Open this place again over the next few days."
  }
  public func accuracyColumns(temperature: String, wind: String) -> [String] {
    [
      "lead", "cases", temperature + " MAE", "bias", wind + " MAE", "bias", "hits", "false alarms",
    ]
  }
  public func daysAhead(_ days: Int) -> String { plural(days, "day", "days") }
  public func temperatureErrors(in unit: String) -> String {
    "Temperature MAE (\(unit))"
  }
  public var accuracyNote: String {
    "Each forecast hour is compared with what the same service later reported. "
      + "MAE is the mean absolute error. Hits and false alarms are for rain."
  }

  public func pastTitle(days: Int) -> String { days == 1 ? "Yesterday" : "The last \(days) days" }
  public func pastSum(mean: String, _ precipitation: String, wetDays: Int) -> String {
    wetDays == 0
      ? "mean \(figure(mean)), dry"
      : "mean \(figure(mean)), \(figure(precipitation)) on \(plural(wetDays, "day", "days"))"
  }
  public func recordedHere(_ range: String, count: Int) -> String {
    "\(recordCount(count)), \(range)"
  }
  public func verdict(forecast: String, now: String) -> String {
    "Yesterday's forecast for now: \(figure(forecast)). It is \(figure(now))."
  }
  public func meanError(_ error: String, hours: Int) -> String {
    "Mean error a day ahead: \(figure(error)) (\(plural(hours, "hour", "hours")))."
  }
  public var noPast: String { "The service's archive has no data for these days." }
  public var leapDayStandsIn: String { "In years without 29 February, the 28th counts." }
  public func normalTitle(day: Int, month: Int, first: Int, last: Int) -> String {
    "\(date(day, month)), average of \(first)–\(last)"
  }
  public func normal(
    mean: String, coldest: String, in coldYear: Int, warmest: String, in warmYear: Int
  ) -> String {
    "Mean \(figure(mean)), coldest \(figure(coldest)) (\(coldYear)), warmest \(figure(warmest)) (\(warmYear))."
  }
  public func today(
    _ range: String, isWarmer: Bool, by difference: String, of years: ClosedRange<Int>
  ) -> String {
    "Today (\(range)) is \(difference) \(isWarmer ? "warmer" : "colder") than \(normal(of: years))."
  }
  public func todayIsNormal(_ range: String, of years: ClosedRange<Int>) -> String {
    "Today (\(range)) matches \(normal(of: years))."
  }
  public var todayUnknown: String { "No forecast for today to compare with." }

  public func archive(
    _ path: String, size: String, records: Int, places: Int, hourly: Int, oldest: CalendarDay?
  ) -> [NamedValue] {
    [
      NamedValue("file", path), NamedValue("size", size),
      NamedValue("records", grouped(records)), NamedValue("places", grouped(places)),
      NamedValue("with hourly data", grouped(hourly)),
    ] + (oldest.map { [NamedValue("oldest", date($0.day, $0.month, $0.year))] } ?? [])
  }
  public func confirmArchiveClear(records: Int) -> String {
    "Permanently delete \(all(records, "record", "records")) for all places? (y/n) "
  }
  public var archiveCleared: String { "The archive is now empty." }

  private func recordCount(_ count: Int) -> String {
    plural(count, "record", "records")
  }
}
