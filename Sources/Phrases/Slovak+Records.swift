import WeatherModels

extension Slovak {
  public func records(count: Int) -> String {
    count == 1
      ? "1 záznam tunajšieho počasia" : "\(recordCount(count)) tunajšieho počasia, od najnovšieho"
  }
  public var noRecords: String { "Zatiaľ sa tu nič nezaznamenalo." }
  public func removedRecords(_ count: Int) -> String {
    "\(form(count, "Odstránený", "Odstránené", "Odstránených")) \(recordCount(count))."
      + " Späť to vezmete príkazom undo."
  }
  public func restoredRecords(_ count: Int) -> String {
    "\(form(count, "Vrátený", "Vrátené", "Vrátených")) \(recordCount(count))."
  }
  public func confirmRecordRemoval(count: Int) -> String {
    "Odstrániť \(all(count))\(count == 1 ? "záznam" : recordCount(count)) tohto miesta? (a/n) "
  }
  public func exportedRecords(_ count: Int, path: String) -> String {
    "Do súboru \(path) \(form(count, "sa zapísal", "sa zapísali", "sa zapísalo")) "
      + "\(recordCount(count))."
  }
  public var forecastGone: String { "Obdobie tejto predpovede už uplynulo." }

  public func accuracyTitle(_ service: String, cases: Int) -> String {
    "Aké presné boli predpovede \(service), podľa "
      + plural(cases, "porovnania", "porovnaní", "porovnaní")
  }
  public func tooFewCases(_ cases: Int, needed: Int) -> String {
    let compared =
      switch cases {
      case 0: "So skutočnosťou sa zatiaľ neporovnala žiadna predpoveď"
      case 1: "So skutočnosťou sa zatiaľ porovnala 1 predpoveď"
      case 2...4: "So skutočnosťou sa zatiaľ porovnali \(cases) predpovede"
      default: "So skutočnosťou sa zatiaľ porovnalo \(cases) predpovedí"
      }
    return compared + "; čísla sa zobrazujú od \(needed). Sledujte toto miesto niekoľko dní."
  }
  public func accuracyColumns(temperature: String, wind: String) -> [String] {
    [
      "vopred", "počet", "chyba " + temperature, "posun", "chyba " + wind, "posun",
      "dážď uhádnutý", "planý",
    ]
  }
  public func daysAhead(_ days: Int) -> String { plural(days, "deň", "dni", "dní") }
  public func temperatureErrors(in unit: String) -> String {
    "Teplota, priemerná chyba v \(unit)"
  }
  public var accuracyNote: String {
    "Každá hodina sa porovnáva s tým, čo o nej tá istá služba povedala, keď uplynula."
  }

  public func pastTitle(days: Int) -> String {
    days == 1
      ? "Včera"
      : "\(form(days, "", "Posledné", "Posledných")) \(plural(days, "", "dni", "dní"))"
  }
  public func recordedHere(_ range: String, count: Int) -> String {
    "zaznamenané \(range) (\(count))"
  }
  public var notRecorded: String { "bez záznamu" }
  public var noPast: String { "Archív služby o týchto dňoch nič nevie." }
  public func normalTitle(day: Int, month: Int, first: Int, last: Int) -> String {
    "\(day). \(monthOfDate(month)), roky \(first) až \(last)"
  }
  public func normal(
    mean: String, coldest: String, in coldYear: Int, warmest: String, in warmYear: Int
  ) -> String {
    "V priemere \(figure(mean)), najchladnejšie \(figure(coldest)) (\(coldYear)), "
      + "najteplejšie \(figure(warmest)) (\(warmYear))."
  }
  public func today(_ range: String, difference: Int) -> String {
    switch difference {
    case 0: "Dnes, \(figure(range)), je tak teplo ako zvyčajne."
    case 1...: "Dnes, \(figure(range)), je o \(difference)° teplejšie než zvyčajne."
    default: "Dnes, \(figure(range)), je o \(-difference)° chladnejšie než zvyčajne."
    }
  }
  public var todayUnknown: String { "Čo prinesie dnešok, nie je známe." }

  public func archive(_ path: String, size: String) -> String { "\(path), \(figure(size))" }
  public func archived(records: Int, places: Int, hourly: Int) -> String {
    "\(recordCount(records)) z \(places == 1 ? "1 miesta" : "\(places) miest"), "
      + "z toho s hodinami: \(hourly)"
  }
  public func oldestRecord(_ date: String) -> String {
    let written = CalendarDay(date).map { "\($0.day). \($0.month). \($0.year)" }
    return "Najstarší je z \(written ?? date)."
  }
  public var archiveIsEmpty: String { "Archív je prázdny." }
  public func confirmArchiveClear(records: Int) -> String {
    "Natrvalo vymazať \(all(records))\(records == 1 ? "záznam" : recordCount(records)) "
      + "všetkých miest? (a/n) "
  }
  public var archiveCleared: String { "Archív je teraz prázdny." }

  private func recordCount(_ count: Int) -> String {
    plural(count, "záznam", "záznamy", "záznamov")
  }
}
