public import WeatherModels

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
}
