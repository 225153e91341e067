import Phrases
import Reports

nonisolated extension English: HistoryPhrases {
  func records(count: Int) -> String {
    count == 1
      ? "1 weather record for this place"
      : "\(grouped(count)) weather records for this place, newest first"
  }
  var noRecords: String { "No weather records for this place yet." }
  func removedRecords(_ count: Int) -> String {
    "Deleted \(recordCount(count))."
  }
  func restoredRecords(_ count: Int) -> String { "Restored \(recordCount(count))." }
  func confirmRecordRemoval(count: Int) -> String {
    "Delete \(all(count, "record", "records")) for this place? (y/n) "
  }
  func exportedRecords(_ count: Int, path: String) -> String {
    "Saved \(recordCount(count)) to \(path)."
  }

  func accuracyTitle(_ service: String, cases: Int) -> String {
    "Accuracy of \(service) forecasts, from \(plural(cases, "comparison", "comparisons"))"
  }
  func tooFewCases(_ cases: Int, needed: Int) -> String {
    let all = plural(needed, "comparison", "comparisons")
    let count = cases == 0 ? "\(all) needed" : "\(cases) of \(all)"
    return "Not enough data yet (\(count)). Open this place again over the next few days."
  }
  func accuracyColumns(temperature: String, wind: String) -> [String] {
    [
      "lead", "cases", temperature + " MAE", "bias", wind + " MAE", "bias", "hits", "false alarms",
    ]
  }
  func daysAhead(_ days: Int) -> String { plural(days, "day", "days") }
  func temperatureErrors(in unit: String) -> String {
    "Temperature MAE (\(unit))"
  }
  var accuracyNote: String {
    "Each forecast hour is compared with what the same service later reported. "
      + "MAE is the mean absolute error. Hits and false alarms are for rain."
  }

  func chancesTitle(hours: Int) -> String {
    let cases = hours == 0 ? "" : " in \(plural(hours, "hourly forecast", "hourly forecasts"))"
    return "Chances of rain or snow\(cases), and what happened"
  }
  var chanceColumns: [String] { ["forecast", "hours", "wet"] }
  func chanceCame(_ chances: String, share: String, hours: Int) -> String {
    "When the forecast said \(chances), it was wet in \(share) of \(plural(hours, "hour", "hours"))."
  }
  func brier(_ score: String, climatology: String) -> String {
    "Brier score \(score) (0 is perfect). Always saying the mean would score \(climatology)."
  }
  func tooFewChances(needed: Int) -> String {
    "Not enough cases yet: a row counts once it has \(needed) hours."
  }
  func calibrationHelps(_ days: [Int], isOn: Bool) -> String {
    let ahead = ahead(days)
    return isOn
      ? "Chances are corrected by this: \(ahead) ahead."
      : "A correction would help \(ahead) ahead. Type: set calibrate on"
  }
  var calibrationDoesNotHelp: String {
    "A correction wouldn't help, or there are too few cases yet."
  }
  func chancesNote(least: String) -> String {
    "Wet means \(least) or more, by nearby METARs, or else by what the same service later reported."
  }

  func pastTitle(days: Int) -> String { days == 1 ? "Yesterday" : "The last \(days) days" }
  func pastSum(mean: String, _ precipitation: String, wetDays: Int) -> String {
    wetDays == 0
      ? "mean \(figure(mean)), dry"
      : "mean \(figure(mean)), \(figure(precipitation)) on \(plural(wetDays, "day", "days"))"
  }
  var noPast: String { "The service's archive has no data for these days." }
  var leapDayStandsIn: String { "In years without 29 February, the 28th counts." }

  func normalTitle(day: Int, month: Int, first: Int, last: Int) -> String {
    "\(date(day, month)), average of \(first)–\(last)"
  }
  func oneDayAlone(_ line: String) -> String {
    "\"normal\" shows one day. Type: \(asTyped(line))"
  }
  func normal(
    mean: String, coldest: String, in coldYear: Int, warmest: String, in warmYear: Int
  ) -> String {
    "Mean \(figure(mean)), lowest \(figure(coldest)) (\(coldYear)), highest \(figure(warmest)) (\(warmYear))."
  }
  func today(
    _ range: String, isWarmer: Bool, by difference: String, of years: ClosedRange<Int>
  ) -> String {
    "Today (\(range)) is \(difference) \(isWarmer ? "warmer" : "colder") than \(normal(of: years))."
  }
  func todayIsNormal(_ range: String, of years: ClosedRange<Int>) -> String {
    "Today (\(range)) matches \(normal(of: years))."
  }
  var todayUnknown: String { "No forecast for today to compare with." }
  func climateBegins(_ place: String, calls: Int?, blocks: Int) -> String {
    let pace = calls.map { ": about \(grouped($0)) requests" } ?? ""
    let count = plural(blocks, "block", "blocks")
    return calls == nil
      ? "Requesting days since 1950 for \(place) in \(count)."
      : "Requesting days since 1950 for \(place)\(pace), in \(count), one a minute."
  }
  func climateGoesOn(_ place: String, done: Int, of blocks: Int, calls: Int?) -> String {
    let left = calls == nil ? "" : ", \(plural(blocks - done, "minute", "minutes")) left"
    return
      "Days since 1950 for \(place): \(done) of \(plural(blocks, "block", "blocks")) saved\(left)."
  }
  func climateIsSaved(_ place: String) -> String {
    "Days since 1950 for \(place) are saved. Type: \(asTyped("normal \(place)"))"
  }
  func climateStopped(_ place: String, because reason: String?) -> String {
    "Days since 1950 for \(place) are incomplete."
      + (reason.map { " " + $0 } ?? "") + " To continue, type: \(asTyped("normal --yes \(place)"))"
  }
  func climateIsUnderWay(_ place: String) -> String {
    "Days since 1950 for \(place) are being requested."
  }

  var climateTitle: String { "Since 1950, by reanalysis (ERA5)" }
  func climateRank(
    _ date: CalendarDay, fromWarmest: Int, fromColdest: Int, of count: Int, ties: Int, mean: String,
    since year: Int
  ) -> NamedValue {
    let rank =
      fromWarmest <= fromColdest
      ? place(fromWarmest, "warmest") : place(fromColdest, "coldest")
    let tie = ties == 0 ? "" : ", tied with \(plural(ties, "other year", "other years"))"
    return NamedValue(
      "rank",
      "\(rank) \(self.date(date.day, date.month)) of \(grouped(count)) since \(year)\(tie) "
        + "(today's forecast, mean \(figure(mean)))")
  }
  func climateExtremes(
    warmest: String, in warmYear: Int, coldest: String, in coldYear: Int
  ) -> [NamedValue] {
    [
      NamedValue("highest mean", "\(figure(warmest)) in \(warmYear)"),
      NamedValue("lowest mean", "\(figure(coldest)) in \(coldYear)"),
    ]
  }
  func climateMeans(_ mean: String, low: String, high: String) -> NamedValue {
    NamedValue(
      "1991–2020",
      "mean \(figure(mean)), from \(figure(low)) to \(figure(high)), with seven days before and after"
    )
  }
  func climateUsual(_ range: String, percentile: Int?) -> NamedValue {
    NamedValue(
      "eight in ten days",
      figure(range) + (percentile.map { ", today warmer than \($0)\u{A0}% of them" } ?? ""))
  }
  func frost(
    isLast: Bool, _ median: (month: Int, day: Int), extreme: (month: Int, day: Int)?
  ) -> NamedValue {
    NamedValue(
      isLast ? "last frost" : "first frost",
      "\(isLast ? "by" : "from") \(date(median)) in half the years"
        + (extreme.map { ", \(isLast ? "after" : "before") \(date($0)) in one year in ten" } ?? ""))
  }
  var frostIsRare: NamedValue { NamedValue("frost", "none in most years") }
  func days(isAbove: Bool, _ limit: String, _ thisYear: Int, usual: String) -> NamedValue {
    NamedValue("\(isAbove ? "above" : "below") \(figure(limit))", days(thisYear, usual: usual))
  }
  func monthRain(
    month: Int, day: Int, _ sum: String, usualSoFar: String?, usual: String
  ) -> NamedValue {
    let name = self.month(month)
    return NamedValue(
      "precipitation",
      usualSoFar.map {
        "\(figure(sum)) from 1 to \(day) \(name), usually \(figure($0)), "
          + "\(figure(usual)) in the whole month"
      } ?? "\(figure(sum)) in \(name), usually \(figure(usual))")
  }
  func growingDegreeDays(_ sum: String, above base: String, since month: Int) -> NamedValue {
    NamedValue(
      "growing degree days",
      "\(figure(sum)) above \(figure(base)) since \(date(1, month))")
  }
  func heatingDegreeDays(_ sum: String, below base: String, since month: Int) -> NamedValue {
    NamedValue(
      "heating degree days",
      "\(figure(sum)) below \(figure(base)) since \(date(1, month))")
  }
  func pastTitle(month: Int, year: Int) -> String { "\(self.month(month)) \(year)" }
  func archiveBegins(in year: Int) -> String {
    "The service's archive begins on 1 January \(year)."
  }
  var notPastYet: String { "That day isn't over yet. Type days for the forecast." }
  func climateDelay(_ last: CalendarDay) -> String {
    "The reanalysis lags five days behind. Its last day is "
      + "\(date(last.day, last.month, last.year))."
  }
  func climateGaps(_ days: Int) -> String {
    days == 1 ? "1 day is missing." : "\(grouped(days)) days are missing."
  }

  func modelAccuracyTitle(station: String, distance: String) -> String {
    "Accuracy by model, against METARs from \(station) (\(distance) away)"
  }
  var modelAccuracyOfRecords: String {
    "Accuracy by model, against your own records"
  }
  func modelAccuracyColumns(temperature: String) -> [String] {
    ["model", "lead", "cases", "\(temperature) MAE", "bias", "hit rate", "false alarms"]
  }
  var modelAccuracyHeadings: [String] { ["bias", "hit rate"] }
  func modelMatrixNote(in unit: String) -> String {
    "Mean error in \(unit) by days ahead, bias and hit rate of rain within two days. "
      + "For all figures, type: accuracy all"
  }
  func withinTwoDays(_ errors: [(model: String, error: String)]) -> String {
    let all = errors.map { "\($0.model) \($0.error)" }.joined(separator: ", ")
    return "Mean error up to two days ahead: \(all)."
  }

  func rainHit(_ model: String, _ hits: Int, of wet: Int, daysAhead: Int) -> String {
    let lead = "\(self.daysAhead(daysAhead)) ahead"
    return hits == 1 && wet == 1
      ? "\(model) forecast the 1 wet hour \(lead)."
      : "\(model) forecast \(hits) of \(plural(wet, "wet hour", "wet hours")) \(lead)."
  }
  func tooFewModelCases(_ cases: Int, needed: Int) -> String {
    "Not enough observations to compare the models (\(cases) of \(plural(needed, "comparison", "comparisons")))."
  }
  var modelAccuracyNote: String {
    "MAE is the mean absolute error. The hit rate is the share of wet hours that were forecast, "
      + "false alarms the share of dry hours for which rain was forecast."
  }
  func noPreviousRuns(because reason: String) -> String {
    "The accuracy by model is unavailable. \(reason)"
  }

  func noStationReports(because reason: String) -> String {
    "Compared with your own records, without a weather station. \(reason)"
  }

  func recordCount(_ count: Int) -> String {
    plural(count, "record", "records")
  }
  private func days(_ thisYear: Int, usual: String) -> String {
    "\(plural(thisYear, "day", "days")) this year, usually \(figure(usual))"
  }

  private func date(_ date: (month: Int, day: Int)) -> String {
    self.date(date.day, date.month)
  }

  /// `27th warmest`
  private func place(_ rank: Int, _ adjective: String) -> String {
    rank <= 1 ? adjective : "\(rank)\(ending(rank)) \(adjective)"
  }

  private func ending(_ number: Int) -> String {
    guard !(11...13).contains(number % 100) else { return "th" }
    return [1: "st", 2: "nd", 3: "rd"][number % 10] ?? "th"
  }
}
