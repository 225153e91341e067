public import Reports

extension Slovak {
  public func records(count: Int) -> String {
    count == 1
      ? "1 záznam počasia na tomto mieste"
      : "\(recordCount(count)) počasia na tomto mieste, od najnovšieho"
  }
  public func record(of date: CalendarDay, at time: String) -> String {
    "záznam z \(date.day). \(monthOfDate(date.month)) \(date.year), \(time)"
  }
  public var noRecords: String { "Na tomto mieste zatiaľ nie sú záznamy počasia." }
  public func removedRecords(_ count: Int) -> String {
    "\(form(count, "Odstránený", "Odstránené", "Odstránených")) \(recordCount(count))."
  }
  public func restoredRecords(_ count: Int) -> String {
    "\(form(count, "Obnovený", "Obnovené", "Obnovených")) \(recordCount(count))."
  }
  public func confirmRecordRemoval(count: Int) -> String {
    "Odstrániť \(allRecords(count)) tohto miesta? (a/n) "
  }
  public func exportedRecords(_ count: Int, path: String) -> String {
    "Do súboru \(path) \(form(count, "sa uložil", "sa uložili", "sa uložilo")) "
      + "\(recordCount(count))."
  }

  public func accuracyTitle(_ service: String, cases: Int) -> String {
    "Presnosť predpovedí služby \(service), podľa "
      + "\(grouped(cases)) \(form(cases, "porovnania", "porovnaní", "porovnaní"))"
  }
  public func tooFewCases(_ cases: Int, needed: Int) -> String {
    let count =
      cases == 0
      ? "\(form(needed, "potrebné je", "potrebné sú", "potrebných je")) "
        + plural(needed, "porovnanie", "porovnania", "porovnaní") : "porovnania: \(cases)/\(needed)"
    return "Zatiaľ nie je dosť údajov (\(count)). Otvorte toto miesto znova v najbližších dňoch."
  }
  public func accuracyColumns(temperature: String, wind: String) -> [String] {
    [
      "vopred", "počet", "chyba " + temperature, "odchýlka", "chyba " + wind, "odchýlka",
      "zachytený", "falošné",
    ]
  }
  public func daysAhead(_ days: Int) -> String { plural(days, "deň", "dni", "dní") }
  public func temperatureErrors(in unit: String) -> String {
    "Teplota, priemerná chyba (\(unit))"
  }
  public var accuracyNote: String {
    "Každá hodina predpovede sa porovnáva s údajmi, ktoré neskôr uviedla tá istá služba. "
      + "Odchýlka je priemerný rozdiel so znamienkom. Zachytený dážď a falošné poplachy sú podiely v percentách."
  }

  public func chancesTitle(hours: Int) -> String {
    let cases = hours == 0 ? "" : " (predpovede hodiny: \(grouped(hours)))"
    return "Pravdepodobnosť zrážok a čo prišlo" + cases
  }
  public var chanceColumns: [String] { ["predpoveď", "hodín", "zrážky"] }
  public func chanceCame(_ chances: String, share: String, hours: Int) -> String {
    "Keď predpoveď hovorila \(chances), zrážky prišli v \(share) z \(grouped(hours)) hodín."
  }
  public func brier(_ score: String, climatology: String) -> String {
    "Brierovo skóre je \(score) (0 je najlepšie). Stály priemer by mal \(climatology)."
  }
  public func tooFewChances(needed: Int) -> String {
    "Zatiaľ je málo prípadov: riadok platí od \(needed) hodín."
  }
  public func calibrationHelps(_ days: [Int], isOn: Bool) -> String {
    let ahead = ahead(days)
    return isOn
      ? "Pravdepodobnosti sa tým opravujú: \(ahead) vopred."
      : "Oprava by pomohla: \(ahead) vopred. Zadajte: set calibrate on"
  }
  /// `1, 2, 3 dni`
  private func ahead(_ days: [Int]) -> String {
    (days.dropLast().map(String.init) + days.suffix(1).map(daysAhead)).joined(separator: ", ")
  }
  public var calibrationDoesNotHelp: String {
    "Oprava by nepomohla alebo je zatiaľ málo prípadov."
  }
  public var chancesNote: String {
    "Zrážky sú od 0,1 mm, podľa blízkych METAR-ov alebo podľa toho, čo neskôr uviedla tá istá služba."
  }
  public func calibrated(hours: Int) -> String {
    "Pravdepodobnosti opravené podľa \(grouped(hours)) skorších predpovedí tu."
  }

  public func pastTitle(days: Int) -> String {
    days == 1
      ? "Včera"
      : "\(form(days, "", "Posledné", "Posledných")) \(plural(days, "", "dni", "dní"))"
  }
  public func pastSum(mean: String, _ precipitation: String, wetDays: Int) -> String {
    wetDays == 0
      ? "priemer \(figure(mean)), bez zrážok"
      : "priemer \(figure(mean)), \(figure(precipitation)) za \(plural(wetDays, "deň", "dni", "dní"))"
  }
  public func recordedHere(_ range: String, count: Int) -> String {
    "\(recordCount(count)), \(range)"
  }
  public func verdict(forecast: String, now: String) -> String {
    "Včerajšia predpoveď na teraz: \(figure(forecast)). Je \(figure(now))."
  }
  public func meanError(_ error: String, hours: Int) -> String {
    "Priemerná chyba deň vopred: \(figure(error)) (\(plural(hours, "hodina", "hodiny", "hodín")))."
  }
  public var noPast: String { "Archív služby nemá údaje o týchto dňoch." }
  public var leapDayStandsIn: String { "V rokoch bez 29. februára platí 28. február." }
  public func oneDayAlone(_ line: String) -> String {
    "„normal“ zobrazí jeden deň. Zadajte: \(asTyped(line))"
  }

  public func normalTitle(day: Int, month: Int, first: Int, last: Int) -> String {
    "\(day). \(monthOfDate(month)), priemer rokov \(first)–\(last)"
  }
  public func normal(
    mean: String, coldest: String, in coldYear: Int, warmest: String, in warmYear: Int
  ) -> String {
    "Priemer \(figure(mean)), najchladnejšie \(figure(coldest)) (\(coldYear)), "
      + "najteplejšie \(figure(warmest)) (\(warmYear))."
  }
  public func today(
    _ range: String, isWarmer: Bool, by difference: String, of years: ClosedRange<Int>
  ) -> String {
    "Dnes (\(range)) je o \(difference) \(isWarmer ? "teplejšie" : "chladnejšie") "
      + "oproti \(normal(of: years, "normálu", "priemeru"))."
  }
  public func todayIsNormal(_ range: String, of years: ClosedRange<Int>) -> String {
    "Dnešok (\(range)) zodpovedá \(normal(of: years, "normálu", "priemeru"))."
  }
  public var todayUnknown: String { "Predpoveď na dnes na porovnanie nie je k dispozícii." }

  public func archive(
    _ path: String, size: String, records: Int, places: Int, hourly: Int, oldest: CalendarDay?
  ) -> [NamedValue] {
    [
      NamedValue("súbor", path), NamedValue("veľkosť", figure(size)),
      NamedValue("záznamy", grouped(records)), NamedValue("miesta", grouped(places)),
      NamedValue("s hodinovými údajmi", grouped(hourly)),
    ] + (oldest.map { [NamedValue("najstarší", "\($0.day). \($0.month). \($0.year)")] } ?? [])
  }
  public func confirmArchiveClear(records: Int) -> String {
    "Natrvalo odstrániť \(allRecords(records)) všetkých miest? (a/n) "
  }
  public var archiveCleared: String { "Archív je teraz prázdny." }

  private func recordCount(_ count: Int) -> String {
    "\(grouped(count)) \(form(count, "záznam", "záznamy", "záznamov"))"
  }

  private func allRecords(_ count: Int) -> String {
    switch count {
    case 1: "záznam"
    case 2: "oba záznamy"
    default: all(count) + recordCount(count)
    }
  }

  public func climateOffer(calls: Int?, since year: Int?) -> String {
    let cost =
      calls.map { "asi \(requests($0)) na Open-Meteo" } ?? "archív vášho servera"
    return year.map {
      "Dni od roku 1950 sú uložené po rok \($0). Zvyšok vyžaduje \(cost). Zadajte: normal --yes"
    } ?? "Poradie, mrazy a teplotné sumy od roku 1950 vyžadujú \(cost). Zadajte: normal --yes"
  }
  public func climateBegins(_ place: String, calls: Int?, blocks: Int) -> String {
    let count = plural(blocks, "časť", "časti", "častí")
    let cost = calls.map { "asi \(plural($0, "požiadavka", "požiadavky", "požiadaviek")), " }
    return "Sťahujú sa dni od roku 1950 (\(place)): \(cost ?? "")\(count)"
      + (cost == nil ? "." : ", jedna za minútu.")
  }
  public func climateGoesOn(_ place: String, done: Int, of blocks: Int, calls: Int?) -> String {
    let left =
      calls == nil
      ? ""
      : ", \(form(blocks - done, "zostáva", "zostávajú", "zostáva")) "
        + plural(blocks - done, "minúta", "minúty", "minút")
    return "Dni od roku 1950 (\(place)): uložené \(done)/\(blocks)\(left)."
  }
  public func climateIsSaved(_ place: String) -> String {
    "Dni od roku 1950 (\(place)) sú uložené. Zadajte: normal"
  }
  public func climateStopped(_ place: String, because reason: String?) -> String {
    "Dni od roku 1950 (\(place)) nie sú úplné."
      + (reason.map { " " + $0 } ?? "") + " Pokračujte príkazom normal --yes."
  }
  public func climateIsUnderWay(_ place: String) -> String {
    "Dni od roku 1950 (\(place)) sa práve sťahujú."
  }

  public var climateTitle: String { "Od roku 1950, podľa reanalýzy (ERA5)" }
  public func climateRank(
    _ date: CalendarDay, fromWarmest: Int, fromColdest: Int, of count: Int, ties: Int, mean: String,
    since year: Int
  ) -> NamedValue {
    let rank =
      fromWarmest <= fromColdest
      ? place(fromWarmest, "najteplejší") : place(fromColdest, "najchladnejší")
    let tie =
      ties == 0 ? "" : ", rovnaký ako v \(ties == 1 ? "jednom inom roku" : "\(ties) iných rokoch")"
    return NamedValue(
      "poradie",
      "\(rank) \(date.day). \(nominative(date.month)) od roku \(year) z \(grouped(count))\(tie) "
        + "(dnešná predpoveď, priemer \(figure(mean)))")
  }
  public func climateExtremes(
    warmest: String, in warmYear: Int, coldest: String, in coldYear: Int
  ) -> [NamedValue] {
    [
      NamedValue("najteplejší", "\(figure(warmest)) v roku \(warmYear)"),
      NamedValue("najchladnejší", "\(figure(coldest)) v roku \(coldYear)"),
    ]
  }
  public func climateMeans(_ mean: String, low: String, high: String) -> NamedValue {
    NamedValue(
      "1991–2020",
      "priemer \(figure(mean)), od \(figure(low)) do \(figure(high)), sedem dní pred týmto dňom a po ňom"
    )
  }
  public func climateUsual(_ range: String, percentile: Int?) -> NamedValue {
    NamedValue(
      "osem dní z desiatich",
      figure(range)
        + (percentile.map { ", dnes je teplejšie než v \($0)\u{A0}% z nich" } ?? ""))
  }
  public func lastFrost(
    _ median: (month: Int, day: Int), late: (month: Int, day: Int)?
  ) -> NamedValue {
    NamedValue(
      "posledný mráz",
      "v polovici rokov do \(date(median))"
        + (late.map { ", v jednom z desiatich po \(date($0))" } ?? ""))
  }
  public func firstFrost(
    _ median: (month: Int, day: Int), early: (month: Int, day: Int)?
  ) -> NamedValue {
    NamedValue(
      "prvý mráz",
      "v polovici rokov od \(date(median))"
        + (early.map { ", v jednom z desiatich pred \(date($0))" } ?? ""))
  }
  public var frostIsRare: NamedValue { NamedValue("mráz", "vo väčšine rokov žiadny") }
  public func daysAbove(_ limit: String, _ thisYear: Int, usual: String) -> NamedValue {
    NamedValue("nad \(figure(limit))", days(thisYear, usual: usual))
  }
  public func daysBelow(_ limit: String, _ thisYear: Int, usual: String) -> NamedValue {
    NamedValue("pod \(figure(limit))", days(thisYear, usual: usual))
  }
  private func days(_ thisYear: Int, usual: String) -> String {
    "tento rok \(plural(thisYear, "deň", "dni", "dní")), zvyčajne \(figure(usual))"
  }
  public func monthRain(
    month: Int, day: Int, _ sum: String, usualSoFar: String?, usual: String
  ) -> NamedValue {
    NamedValue(
      "zrážky",
      usualSoFar.map {
        "\(figure(sum)) za 1.–\(day). \(monthOfDate(month)), zvyčajne \(figure($0)), "
          + "za celý mesiac \(figure(usual))"
      } ?? "\(figure(sum)) za \(nominative(month)), zvyčajne \(figure(usual))")
  }
  public func growingDegreeDays(_ sum: String, above base: String, since month: Int) -> NamedValue {
    NamedValue(
      "suma teplôt", "\(figure(sum)) nad \(figure(base)) od 1. \(monthOfDate(month))")
  }
  public func heatingDegreeDays(_ sum: String, below base: String, since month: Int) -> NamedValue {
    NamedValue(
      "vykurovacie dennostupne",
      "\(figure(sum)) pod \(figure(base)) od 1. \(monthOfDate(month))")
  }
  public func aboveNormal(
    _ degrees: String, isAbove: Bool, of years: ClosedRange<Int>
  ) -> String {
    "\(degrees) \(isAbove ? "nad" : "pod") \(normal(of: years, "normálom", "priemerom"))."
  }
  /// Normals are of thirty years (WMO-No. 1203).
  func normal(of years: ClosedRange<Int>, _ normal: String, _ average: String) -> String {
    "\(years.count == 30 ? normal : average) rokov \(years.lowerBound)–\(years.upperBound)"
  }
  public func yearChart(in unit: String) -> String { "Priemer každého dňa (\(unit))" }
  public var normalLegend: String { "normál" }
  public var yearBand: String {
    "osem z desiatich dní 1991–2020"
  }
  public func pastTitle(month: Int, year: Int) -> String {
    nominative(month).prefix(1).uppercased() + nominative(month).dropFirst() + " \(year)"
  }
  public func archiveBegins(in year: Int) -> String {
    "Archív služby sa začína 1. januára \(year)."
  }
  public var notPastYet: String {
    "Tento deň sa ešte neskončil. Predpoveď zobrazí príkaz days."
  }
  public func climateDelay(_ last: CalendarDay) -> String {
    "Reanalýza mešká päť dní, posledný deň je \(last.day). \(last.month). \(last.year)."
  }
  public func climateGaps(_ days: Int) -> String {
    "\(form(days, "Chýba", "Chýbajú", "Chýba")) v nej \(grouped(days)) "
      + "\(form(days, "deň", "dni", "dní"))."
  }

  /// In the accusative, as what something costs.
  func requests(_ count: Int) -> String {
    plural(count, "požiadavku", "požiadavky", "požiadaviek")
  }

  private func date(_ date: (month: Int, day: Int)) -> String { "\(date.day). \(date.month)." }

  /// `január`
  private func nominative(_ month: Int) -> String {
    monthNames[0][(month + 11) % 12]
  }

  /// `27. najteplejší`
  private func place(_ rank: Int, _ adjective: String) -> String {
    rank <= 1 ? adjective : "\(rank). \(adjective)"
  }
}
