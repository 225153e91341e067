public import Reports

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

  public func chancesTitle(hours: Int) -> String {
    let cases = hours == 0 ? "" : " in \(plural(hours, "forecast", "forecasts")) of an hour"
    return "Chances of rain or snow\(cases), and what came"
  }
  public var chanceColumns: [String] { ["forecast", "hours", "wet"] }
  public func chanceCame(_ chances: String, share: String, hours: Int) -> String {
    "When the forecast said \(chances), it was wet in \(share) of \(plural(hours, "hour", "hours"))."
  }
  public func brier(_ score: String, climatology: String) -> String {
    "Brier score \(score) (0 is perfect). Always saying the mean would score \(climatology)."
  }
  public func tooFewChances(needed: Int) -> String {
    "Too few cases yet: a row counts from \(needed) hours on."
  }
  public func calibrationHelps(_ days: [Int], isOn: Bool) -> String {
    let ahead = ahead(days)
    return isOn
      ? "Chances are corrected by this: \(ahead) ahead."
      : "A correction would help \(ahead) ahead. Type: set calibrate on"
  }
  /// `1, 2, 3 days`
  private func ahead(_ days: [Int]) -> String {
    (days.dropLast().map(String.init) + days.suffix(1).map(daysAhead)).joined(separator: ", ")
  }
  public var calibrationDoesNotHelp: String {
    "A correction wouldn't help, or there are too few cases yet."
  }
  public var chancesNote: String {
    "Wet is 0.1 mm or more, by METARs near, or else by what the same service later reported."
  }
  public func calibrated(hours: Int) -> String {
    "Chances corrected by \(grouped(hours)) earlier forecasts here."
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
  public func oneDayAlone(_ line: String) -> String {
    "\"normal\" shows one day. Type: \(asTyped(line))"
  }

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

  public func climateOffer(calls: Int?, since year: Int?) -> String {
    let cost =
      calls.map { "about \(grouped($0)) requests to Open-Meteo" } ?? "your server's archive"
    return year.map {
      "Days since 1950 are saved up to \($0). The rest needs \(cost). Type: normal --yes"
    } ?? "Ranks, frosts and degree days since 1950 need \(cost). Type: normal --yes"
  }
  public func climateBegins(_ place: String, calls: Int?, blocks: Int) -> String {
    let pace = calls.map { ": about \(grouped($0)) requests" } ?? ""
    let count = plural(blocks, "block", "blocks")
    return calls == nil
      ? "Requesting days since 1950 for \(place) in \(count)."
      : "Requesting days since 1950 for \(place)\(pace), in \(count), one a minute."
  }
  public func climateGoesOn(_ place: String, done: Int, of blocks: Int, calls: Int?) -> String {
    let left = calls == nil ? "" : ", \(plural(blocks - done, "minute", "minutes")) left"
    return
      "Days since 1950 for \(place): \(done) of \(plural(blocks, "block", "blocks")) saved\(left)."
  }
  public func climateIsSaved(_ place: String) -> String {
    "Days since 1950 for \(place) are saved. Type: normal"
  }
  public func climateStopped(_ place: String, because reason: String?) -> String {
    "Days since 1950 for \(place) are incomplete."
      + (reason.map { " " + $0 } ?? "") + " Type normal --yes to continue."
  }
  public func climateIsUnderWay(_ place: String) -> String {
    "Days since 1950 for \(place) are being requested."
  }

  public var climateTitle: String { "Since 1950, by reanalysis (ERA5)" }
  public func climateRank(
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
  public func climateExtremes(
    warmest: String, in warmYear: Int, coldest: String, in coldYear: Int
  ) -> [NamedValue] {
    [
      NamedValue("warmest", "\(figure(warmest)) in \(warmYear)"),
      NamedValue("coldest", "\(figure(coldest)) in \(coldYear)"),
    ]
  }
  public func climateMeans(_ mean: String, low: String, high: String) -> NamedValue {
    NamedValue(
      "1991–2020",
      "mean \(figure(mean)), from \(figure(low)) to \(figure(high)), with seven days before and after"
    )
  }
  public func climateUsual(_ range: String, percentile: Int?) -> NamedValue {
    NamedValue(
      "eight in ten days",
      figure(range) + (percentile.map { ", today warmer than \($0)\u{A0}% of them" } ?? ""))
  }
  public func lastFrost(
    _ median: (month: Int, day: Int), late: (month: Int, day: Int)?
  ) -> NamedValue {
    NamedValue(
      "last frost",
      "by \(date(median)) in half of the years"
        + (late.map { ", after \(date($0)) in one in ten" } ?? ""))
  }
  public func firstFrost(
    _ median: (month: Int, day: Int), early: (month: Int, day: Int)?
  ) -> NamedValue {
    NamedValue(
      "first frost",
      "from \(date(median)) in half of the years"
        + (early.map { ", before \(date($0)) in one in ten" } ?? ""))
  }
  public var frostIsRare: NamedValue { NamedValue("frost", "none in most years") }
  public func daysAbove(_ limit: String, _ thisYear: Int, usual: String) -> NamedValue {
    NamedValue("above \(figure(limit))", days(thisYear, usual: usual))
  }
  public func daysBelow(_ limit: String, _ thisYear: Int, usual: String) -> NamedValue {
    NamedValue("below \(figure(limit))", days(thisYear, usual: usual))
  }
  private func days(_ thisYear: Int, usual: String) -> String {
    "\(plural(thisYear, "day", "days")) this year, usually \(figure(usual))"
  }
  public func monthRain(
    month: Int, day: Int, _ sum: String, usualSoFar: String?, usual: String
  ) -> NamedValue {
    let name = self.month(month)
    return NamedValue(
      "precipitation",
      usualSoFar.map {
        "\(figure(sum)) on 1–\(day) \(name), usually \(figure($0)), "
          + "\(figure(usual)) in the whole month"
      } ?? "\(figure(sum)) in \(name), usually \(figure(usual))")
  }
  public func growingDegreeDays(_ sum: String, above base: String, since month: Int) -> NamedValue {
    NamedValue(
      "growing degree days",
      "\(figure(sum)) above \(figure(base)) since \(date(1, month))")
  }
  public func heatingDegreeDays(_ sum: String, below base: String, since month: Int) -> NamedValue {
    NamedValue(
      "heating degree days",
      "\(figure(sum)) below \(figure(base)) since \(date(1, month))")
  }
  public func aboveNormal(
    _ degrees: String, isAbove: Bool, of years: ClosedRange<Int>
  ) -> String {
    "\(degrees) \(isAbove ? "above" : "below") \(normal(of: years))."
  }
  /// Normals are of thirty years (WMO-No. 1203).
  func normal(of years: ClosedRange<Int>) -> String {
    "the \(years.count == 30 ? "normal" : "average") of \(years.lowerBound)–\(years.upperBound)"
  }
  public func yearChart(in unit: String) -> String { "Mean of each day (\(unit))" }
  public var normalLegend: String { "normal" }
  public var yearBand: String {
    "eight in ten days of 1991–2020"
  }
  public func pastTitle(month: Int, year: Int) -> String { "\(self.month(month)) \(year)" }
  public func archiveBegins(in year: Int) -> String {
    "The service's archive begins on 1 January \(year)."
  }
  public var notPastYet: String { "That day isn't over yet. Type days for the forecast." }
  public func climateDelay(_ last: CalendarDay) -> String {
    "The reanalysis lags five days behind. Its last day is "
      + "\(date(last.day, last.month, last.year))."
  }
  public func climateGaps(_ days: Int) -> String {
    days == 1 ? "1 day is missing." : "\(grouped(days)) days are missing."
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
