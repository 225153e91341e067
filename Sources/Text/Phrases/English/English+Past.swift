public import Reports

extension EnglishPhrases {
  public func record(of date: CalendarDay, at time: String) -> String {
    "record of \(self.date(date.day, date.month, date.year)), \(time)"
  }
  public func calibrated(hours: Int) -> String {
    "Chances corrected by \(grouped(hours)) earlier forecasts here."
  }

  public func climateOffer(for place: String, calls: Int?, since year: Int?) -> String {
    let cost =
      calls.map { "about \(grouped($0)) requests to Open-Meteo" } ?? "your server's archive"
    let line = asTyped("normal --yes \(place)")
    return year.map {
      "Days since 1950 are saved up to \($0). The rest needs \(cost). Type: \(line)"
    } ?? "Ranks, frosts and degree days since 1950 need \(cost). Type: \(line)"
  }
  /// Normals are of thirty years (WMO-No. 1203).
  package func normal(of years: ClosedRange<Int>) -> String {
    "the \(years.count == 30 ? "normal" : "average") of \(years.lowerBound)–\(years.upperBound)"
  }
}
