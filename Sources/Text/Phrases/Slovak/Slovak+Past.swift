public import Reports

extension Slovak {
  public func record(of date: CalendarDay, at time: String) -> String {
    "záznam z \(date.day). \(monthOfDate(date.month)) \(date.year), \(time)"
  }
  public func calibrated(hours: Int) -> String {
    "Pravdepodobnosti opravené podľa \(grouped(hours)) skorších predpovedí tu."
  }

  package func recordCount(_ count: Int) -> String {
    plural(count, "záznam", "záznamy", "záznamov")
  }

  package func allRecords(_ count: Int) -> String {
    switch count {
    case 1: "záznam"
    case 2: "oba záznamy"
    default: all(count) + recordCount(count)
    }
  }

  public func climateOffer(for place: String, calls: Int?, since year: Int?) -> String {
    let cost =
      calls.map { "asi \(requests($0)) na Open-Meteo" } ?? "archív vášho servera"
    let line = asTyped("normal --yes \(place)")
    return year.map {
      "Denné údaje od roku 1950 sú uložené po rok \($0). Zvyšok vyžaduje \(cost). Zadajte: \(line)"
    } ?? "Poradie, mrazy a teplotné sumy od roku 1950 vyžadujú \(cost). Zadajte: \(line)"
  }
  /// Normals are of thirty years (WMO-No. 1203).
  package func normal(of years: ClosedRange<Int>, _ normal: String, _ average: String) -> String {
    "\(years.count == 30 ? normal : average) rokov \(years.lowerBound)–\(years.upperBound)"
  }

  /// In the accusative, as what something costs.
  func requests(_ count: Int) -> String {
    plural(count, "požiadavku", "požiadavky", "požiadaviek")
  }
}
