import Phrases
import Reports

nonisolated extension Slovak: HistoryPhrases {
  func records(count: Int) -> String {
    count == 1
      ? "1 záznam počasia na tomto mieste"
      : "\(recordCount(count)) počasia na tomto mieste, od najnovšieho"
  }
  var noRecords: String { "Na tomto mieste zatiaľ nie sú záznamy počasia." }
  func removedRecords(_ count: Int) -> String {
    "\(form(count, "Odstránený", "Odstránené", "Odstránených")) \(recordCount(count))."
  }
  func restoredRecords(_ count: Int) -> String {
    "\(form(count, "Obnovený", "Obnovené", "Obnovených")) \(recordCount(count))."
  }
  func confirmRecordRemoval(count: Int) -> String {
    "Odstrániť \(allRecords(count)) tohto miesta? (a/n) "
  }
  func exportedRecords(_ count: Int, path: String) -> String {
    "Do súboru \(path) \(form(count, "sa uložil", "sa uložili", "sa uložilo")) "
      + "\(recordCount(count))."
  }

  func accuracyTitle(_ service: String, cases: Int) -> String {
    "Presnosť predpovedí služby \(service), podľa "
      + "\(grouped(cases)) \(form(cases, "porovnania", "porovnaní", "porovnaní"))"
  }
  func tooFewCases(_ cases: Int, needed: Int) -> String {
    let count =
      cases == 0
      ? "\(form(needed, "potrebné je", "potrebné sú", "potrebných je")) "
        + plural(needed, "porovnanie", "porovnania", "porovnaní") : "porovnania: \(cases)/\(needed)"
    return "Zatiaľ nie je dosť údajov (\(count)). Otvorte toto miesto znova v najbližších dňoch."
  }
  func accuracyColumns(temperature: String, wind: String) -> [String] {
    [
      "vopred", "počet", "chyba " + temperature, "odchýlka", "chyba " + wind, "odchýlka",
      "zachytený", "falošné",
    ]
  }
  func daysAhead(_ days: Int) -> String { plural(days, "deň", "dni", "dní") }
  func temperatureErrors(in unit: String) -> String {
    "Teplota, priemerná chyba (\(unit))"
  }
  var accuracyNote: String {
    "Každá hodina predpovede sa porovnáva s údajmi, ktoré neskôr uviedla tá istá služba. "
      + "Odchýlka je priemerný rozdiel so znamienkom. Zachytený dážď a falošné poplachy sú podiely v percentách."
  }

  func chancesTitle(hours: Int) -> String {
    let cases = hours == 0 ? "" : " (hodinové predpovede: \(grouped(hours)))"
    return "Pravdepodobnosť zrážok a skutočnosť" + cases
  }
  var chanceColumns: [String] { ["predpoveď", "hodín", "zrážky"] }
  func chanceCame(_ chances: String, share: String, hours: Int) -> String {
    "Keď predpoveď hovorila \(chances), zrážky prišli v \(share) \(from(hours)) \(plural(hours, "hodiny", "hodín", "hodín"))."
  }
  func brier(_ score: String, climatology: String) -> String {
    "Brierovo skóre je \(score) (0 je najlepšie). Stály priemer by mal \(climatology)."
  }
  func tooFewChances(needed: Int) -> String {
    "Zatiaľ je málo prípadov: riadok sa počíta od \(needed) hodín."
  }
  func calibrationHelps(_ days: [Int], isOn: Bool) -> String {
    let ahead = ahead(days)
    return isOn
      ? "Pravdepodobnosti sa tým opravujú: \(ahead) vopred."
      : "Oprava by pomohla: \(ahead) vopred. Zadajte: set calibrate on"
  }
  var calibrationDoesNotHelp: String {
    "Oprava by nepomohla alebo je zatiaľ málo prípadov."
  }
  func chancesNote(least: String) -> String {
    "Zrážky sú od \(least), podľa blízkych METAR-ov alebo podľa toho, čo neskôr uviedla tá istá služba."
  }

  func pastTitle(days: Int) -> String {
    days == 1
      ? "Včera"
      : "\(form(days, "", "Posledné", "Posledných")) \(plural(days, "", "dni", "dní"))"
  }
  func pastSum(mean: String, _ precipitation: String, wetDays: Int) -> String {
    wetDays == 0
      ? "priemer \(figure(mean)), bez zrážok"
      : "priemer \(figure(mean)), \(figure(precipitation)) v \(plural(wetDays, "dni", "dňoch", "dňoch"))"
  }
  var noPast: String { "Archív služby nemá údaje o týchto dňoch." }
  var leapDayStandsIn: String { "V rokoch bez 29. februára platí 28. február." }

  func normalTitle(day: Int, month: Int, first: Int, last: Int) -> String {
    "\(day). \(monthOfDate(month)), priemer rokov \(first)–\(last)"
  }
  func oneDayAlone(_ line: String) -> String {
    "„normal“ zobrazí jeden deň. Zadajte: \(asTyped(line))"
  }
  func normal(
    mean: String, coldest: String, in coldYear: Int, warmest: String, in warmYear: Int
  ) -> String {
    "Priemer \(figure(mean)), najnižšie \(figure(coldest)) (\(coldYear)), "
      + "najvyššie \(figure(warmest)) (\(warmYear))."
  }
  func today(
    _ range: String, isWarmer: Bool, by difference: String, of years: ClosedRange<Int>
  ) -> String {
    "Dnes (\(range)) je o \(difference) \(isWarmer ? "teplejšie" : "chladnejšie") "
      + "než \(normal(of: years, "normál", "priemer"))."
  }
  func todayIsNormal(_ range: String, of years: ClosedRange<Int>) -> String {
    "Dnešok (\(range)) zodpovedá \(normal(of: years, "normálu", "priemeru"))."
  }
  var todayUnknown: String { "Predpoveď na dnes na porovnanie nie je k dispozícii." }
  func climateBegins(_ place: String, calls: Int?, blocks: Int) -> String {
    let count = plural(blocks, "časť", "časti", "častí")
    let cost = calls.map { "asi \(plural($0, "požiadavka", "požiadavky", "požiadaviek")), " }
    return "Sťahujú sa denné údaje od roku 1950 (\(place)): \(cost ?? "")\(count)"
      + (cost == nil ? "." : ", jedna za minútu.")
  }
  func climateGoesOn(_ place: String, done: Int, of blocks: Int, calls: Int?) -> String {
    let left =
      calls == nil
      ? ""
      : ", \(form(blocks - done, "zostáva", "zostávajú", "zostáva")) "
        + plural(blocks - done, "minúta", "minúty", "minút")
    return "Denné údaje od roku 1950 (\(place)): uložené \(done)/\(blocks)\(left)."
  }
  func climateIsSaved(_ place: String) -> String {
    "Denné údaje od roku 1950 (\(place)) sú uložené. Zadajte: \(asTyped("normal \(place)"))"
  }
  func climateStopped(_ place: String, because reason: String?) -> String {
    "Denné údaje od roku 1950 (\(place)) nie sú úplné."
      + (reason.map { " " + $0 } ?? "") + " Pokračujte takto: \(asTyped("normal --yes \(place)"))"
  }
  func climateIsUnderWay(_ place: String) -> String {
    "Denné údaje od roku 1950 (\(place)) sa práve sťahujú."
  }

  var climateTitle: String { "Od roku 1950, podľa reanalýzy (ERA5)" }
  func climateRank(
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
      "\(rank) \(date.day). \(nominative(date.month)) od roku \(year) \(from(count)) \(grouped(count))\(tie) "
        + "(dnešná predpoveď, priemer \(figure(mean)))")
  }
  func climateExtremes(
    warmest: String, in warmYear: Int, coldest: String, in coldYear: Int
  ) -> [NamedValue] {
    [
      NamedValue("najvyšší priemer", "\(figure(warmest)) v roku \(warmYear)"),
      NamedValue("najnižší priemer", "\(figure(coldest)) v roku \(coldYear)"),
    ]
  }
  func climateMeans(_ mean: String, low: String, high: String) -> NamedValue {
    NamedValue(
      "1991–2020",
      "priemer \(figure(mean)), od \(figure(low)) do \(figure(high)), sedem dní pred týmto dňom a po ňom"
    )
  }
  func climateUsual(_ range: String, percentile: Int?) -> NamedValue {
    NamedValue(
      "osem dní z desiatich",
      figure(range)
        + (percentile.map { ", dnes je teplejšie než v \($0)\u{A0}% z nich" } ?? ""))
  }
  func frost(
    isLast: Bool, _ median: (month: Int, day: Int), extreme: (month: Int, day: Int)?
  ) -> NamedValue {
    NamedValue(
      isLast ? "posledný mráz" : "prvý mráz",
      "v polovici rokov \(isLast ? "do" : "od") \(date(median))"
        + (extreme.map { ", v jednom roku z desiatich \(isLast ? "po" : "pred") \(date($0))" } ?? "")
    )
  }
  var frostIsRare: NamedValue { NamedValue("mráz", "vo väčšine rokov žiadny") }
  func days(isAbove: Bool, _ limit: String, _ thisYear: Int, usual: String) -> NamedValue {
    NamedValue("\(isAbove ? "nad" : "pod") \(figure(limit))", days(thisYear, usual: usual))
  }
  func monthRain(
    month: Int, day: Int, _ sum: String, usualSoFar: String?, usual: String
  ) -> NamedValue {
    NamedValue(
      "zrážky",
      usualSoFar.map {
        "\(figure(sum)) za 1.–\(day). \(nominative(month)), zvyčajne \(figure($0)), "
          + "za celý mesiac \(figure(usual))"
      } ?? "\(figure(sum)) za \(nominative(month)), zvyčajne \(figure(usual))")
  }
  func growingDegreeDays(_ sum: String, above base: String, since month: Int) -> NamedValue {
    NamedValue(
      "suma teplôt", "\(figure(sum)) nad \(figure(base)) od 1. \(monthOfDate(month))")
  }
  func heatingDegreeDays(_ sum: String, below base: String, since month: Int) -> NamedValue {
    NamedValue(
      "vykurovacie dennostupne",
      "\(figure(sum)) pod \(figure(base)) od 1. \(monthOfDate(month))")
  }
  func pastTitle(month: Int, year: Int) -> String {
    nominative(month).prefix(1).uppercased() + nominative(month).dropFirst() + " \(year)"
  }
  func archiveBegins(in year: Int) -> String {
    "Archív služby sa začína 1. januára \(year)."
  }
  var notPastYet: String {
    "Tento deň sa ešte neskončil. Predpoveď zobrazí príkaz days."
  }
  func climateDelay(_ last: CalendarDay) -> String {
    "Reanalýza mešká päť dní, posledný deň je \(last.day).\u{A0}\(last.month). \(last.year)."
  }
  func climateGaps(_ days: Int) -> String {
    "\(form(days, "Chýba", "Chýbajú", "Chýba")) v nej \(grouped(days)) "
      + "\(form(days, "deň", "dni", "dní"))."
  }

  func modelAccuracyTitle(station: String, distance: String) -> String {
    "Presnosť modelov podľa správ METAR zo stanice \(station) (\(figure(distance)))"
  }
  var modelAccuracyOfRecords: String { "Presnosť modelov podľa vlastných záznamov" }
  func modelAccuracyColumns(temperature: String) -> [String] {
    ["model", "vopred", "počet", "chyba \(temperature)", "odchýlka", "zachytený", "falošné"]
  }
  var modelAccuracyHeadings: [String] { ["odchýlka", "zachytený"] }
  func modelMatrixNote(in unit: String) -> String {
    "Priemerná chyba v \(unit) podľa počtu dní vopred, odchýlka a zachytený dážď do dvoch dní. "
      + "Všetky čísla zobrazí accuracy all."
  }
  func withinTwoDays(_ errors: [(model: String, error: String)]) -> String {
    let all = errors.map { "\($0.model) \($0.error)" }.joined(separator: ", ")
    return "Priemerná chyba do dvoch dní: \(all)."
  }
  func rainHit(_ model: String, _ hits: Int, of wet: Int, daysAhead: Int) -> String {
    "\(model) predpovedal \(self.daysAhead(daysAhead)) vopred \(hits) \(from(wet)) \(plural(wet, "hodiny", "hodín", "hodín")) s dažďom."
  }
  func tooFewModelCases(_ cases: Int, needed: Int) -> String {
    "Na porovnanie modelov nie je dosť meraní (porovnania: \(cases)/\(needed))."
  }
  var modelAccuracyNote: String {
    "Odchýlka je priemerný rozdiel so znamienkom (systematická chyba). Zachytený dážď je podiel hodín s dažďom, ktoré boli predpovedané, "
      + "falošné poplachy sú podiel hodín bez dažďa, na ktoré bol dážď predpovedaný."
  }
  func noPreviousRuns(because reason: String) -> String {
    "Presnosť modelov nie je k dispozícii. \(reason)"
  }

  func noStationReports(because reason: String) -> String {
    "Porovnané s vlastnými záznamami, nie s meteorologickou stanicou. \(reason)"
  }
  private func days(_ thisYear: Int, usual: String) -> String {
    "tento rok \(plural(thisYear, "deň", "dni", "dní")), zvyčajne \(figure(usual))"
  }

  private func date(_ date: (month: Int, day: Int)) -> String { "\(date.day).\u{A0}\(date.month)." }

  /// `január`
  private func nominative(_ month: Int) -> String {
    monthNames[0][(month + 11) % 12]
  }

  /// `27. najteplejší`
  private func place(_ rank: Int, _ adjective: String) -> String {
    rank <= 1 ? adjective : "\(rank). \(adjective)"
  }
}
