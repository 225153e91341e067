extension English {
  public func records(count: Int) -> String {
    count == 1
      ? "1 record of the weather here" : "\(count) records of the weather here, newest first"
  }
  public var noRecords: String { "Nothing was recorded here yet." }
  public func removedRecords(_ count: Int) -> String {
    "Removed \(count == 1 ? "1 record" : "\(count) records"). Type undo to take it back."
  }
  public func restoredRecords(_ count: Int) -> String {
    count == 1 ? "1 record is back." : "\(count) records are back."
  }
  public func confirmRecordRemoval(count: Int) -> String {
    "Remove \(count == 1 ? "the record" : "all \(count) records") of this place? (y/n) "
  }
  public func exportedRecords(_ count: Int, path: String) -> String {
    "Wrote \(count == 1 ? "1 record" : "\(count) records") to \(path)."
  }
  public var forecastGone: String { "What it forecast has passed." }

  public func accuracyTitle(_ service: String, cases: Int) -> String {
    "How good the forecasts of \(service) were, over \(cases) comparisons"
  }
  public func tooFewCases(_ cases: Int, needed: Int) -> String {
    let compared =
      switch cases {
      case 0: "No forecast could be compared with what came yet"
      case 1: "One forecast could be compared with what came so far"
      default: "\(cases) forecasts could be compared with what came so far"
      }
    return compared + "; figures are shown from \(needed) on. Look at this place for some days."
  }
  public func accuracyColumns(temperature: String, wind: String) -> [String] {
    ["ahead", "cases", temperature + " off", "bias", wind + " off", "bias", "rain hit", "false"]
  }
  public func daysAhead(_ days: Int) -> String { days == 1 ? "1 day" : "\(days) days" }
  public func temperatureErrors(in unit: String) -> String {
    "Temperature, \(unit) off on average"
  }
  public var accuracyNote: String {
    "Each hour is compared with what the same service said of it once it had passed."
  }

  public func pastTitle(days: Int) -> String { days == 1 ? "Yesterday" : "The last \(days) days" }
  public func recordedHere(_ range: String, count: Int) -> String {
    "recorded \(range) (\(count))"
  }
  public var notRecorded: String { "not recorded" }
  public var noPast: String { "The service's archive knows nothing of these days." }
  public func normalTitle(day: Int, month: Int, first: Int, last: Int) -> String {
    let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    return "\(day) \(months[(month + 11) % 12]), \(first) to \(last)"
  }
  public func normal(
    mean: String, coldest: String, in coldYear: Int, warmest: String, in warmYear: Int
  ) -> String {
    "On average \(mean), at the coldest \(coldest) (\(coldYear)), at the warmest \(warmest) (\(warmYear))."
  }
  public func today(_ range: String, difference: Int) -> String {
    switch difference {
    case 0: "Today, \(range), is as warm as usual."
    case 1...: "Today, \(range), is \(difference)° warmer than usual."
    default: "Today, \(range), is \(-difference)° colder than usual."
    }
  }
  public var todayUnknown: String { "What today brings is not known." }

  public func archive(_ path: String, size: String) -> String { "\(path), \(size)" }
  public func archived(records: Int, places: Int, hourly: Int) -> String {
    "\(records == 1 ? "1 record" : "\(records) records") of "
      + "\(places == 1 ? "1 place" : "\(places) places"), \(hourly) of them with their hours"
  }
  public func oldestRecord(_ date: String) -> String { "The oldest is of \(date)." }
  public var archiveIsEmpty: String { "The archive is empty." }
  public func confirmArchiveClear(records: Int) -> String {
    "Delete \(records == 1 ? "the record" : "all \(records) records") of every place for good? (y/n) "
  }
  public var archiveCleared: String { "The archive is empty now." }
}
