public import WeatherModels

extension EnglishPhrases {
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
