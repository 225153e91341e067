import Analysis
import Reports

extension Slovak {
  public var observationService: String { "Aviation Weather Center" }

  public func modelsTitle(_ days: Int) -> String {
    days == 1
      ? "Jeden deň podľa modelov"
      : "\(form(days, "", "Najbližšie", "Najbližších")) \(plural(days, "deň", "dni", "dní")) podľa modelov"
  }
  public func modelHours(_ day: String, in unit: String) -> String {
    "\(day.capitalizedFirst) podľa modelov, teplota (\(unit))"
  }
  public func modelRain(_ day: String, in unit: String) -> String {
    "\(day.capitalizedFirst) podľa modelov, zrážky (\(unit))"
  }
  public func modelSnow(_ day: String, in unit: String) -> String {
    "\(day.capitalizedFirst) podľa modelov, nový sneh (\(unit))"
  }
  public var modelPrecipitation: String { "zrážky" }
  public var hourColumn: String { "čas" }
  public func modelsAgree(within difference: String, until day: String) -> String {
    "Do \(day) sa najvyššie teploty modelov líšia najviac o \(difference)."
  }
  public func modelsAgreeThroughout(within difference: String) -> String {
    "Vo všetkých dňoch sa najvyššie teploty modelov líšia najviac o \(difference)."
  }
  public func modelsApart(_ day: String, by difference: String) -> String {
    "\(day.capitalizedFirst) sa najvyššie teploty modelov líšia o \(difference)."
  }
  public var modelsNotComparable: String { "Toto miesto pokrýva iba jeden model." }
  public var noModels: String { "Toto miesto nepokrýva žiadny model." }
  public var noModelDays: String { "Pre tieto dni nemá údaje žiadny model." }
  public func noModelHours(_ day: String) -> String {
    closed("Žiadny model nemá hodinové údaje na \(day)")
  }
  public func sentNoData(models: [String]) -> String {
    "Bez údajov pre toto miesto: \(list(models))."
  }

  public var gridColumns: [String] { ["model", "sieť", "dní", "najnovší beh (UTC)"] }
  public var lateRun: String { "mešká" }
  public func unchanged(_ models: [String], asOf age: String) -> String {
    "\(list(models)): rovnaké hodnoty ako \(age), hoci prišli novšie behy."
  }
  public func newestRun(_ model: String, _ time: String) -> String {
    "najnovší beh \(time) (\(model))"
  }

  public func noEnsemble(because reason: String) -> String {
    "Ansámbel nie je k dispozícii. \(reason)"
  }
  public func ensemble(_ model: String, members: Int, steps: [Int]) -> String {
    let said = steps.map { "po \($0) hodinách" }.joined(separator: ", neskôr ")
    return plural(members, "beh", "behy", "behov") + " ansámblu \(model)"
      + (steps.isEmpty ? "." : ", hodiny sú interpolované z krokov \(said).")
  }
  public func outsideBand(_ outside: Int, of hours: Int, by difference: String) -> String {
    "V\u{A0}\(outside) z \(plural(hours, "hodiny", "hodín", "hodín")) je predpoveď o viac než \(figure(difference)) mimo stredných 80\u{A0}% z nich."
  }
  public func thinModels(_ names: [String]) -> String {
    "Tenké krivky: \(names.joined(separator: ", "))."
  }
  public var modelsDiffer: String { "modely sa líšia o" }
  public var runsDiffer: String { "behy sa líšia o" }
  public func medianFact(_ amount: String) -> String { "medián \(amount)" }
  public func band(_ low: String?, _ high: String) -> String {
    low.map { "od \($0) do \(high)" } ?? "okolo \(high)"
  }

  public func observed(
    _ time: String, at station: String, distance: String?, height: String?
  ) -> String {
    let facts = [
      station, distance.map(figure), height.map { "vo výške \(figure($0))" },
    ].compactMap(\.self)
    return "Namerané o \(time) (\(facts.joined(separator: ", ")))"
  }
  public var noStation: String {
    "Žiadna stanica do 30\u{A0}km neposlala za posledných 90 minút správu."
  }
  public var noTemperature: String { "Stanica neuviedla teplotu." }
  public func variableWind(_ speed: String, gusts: String?) -> String {
    wind(speed, from: nil, gusts: gusts) + ", premenlivý smer"
  }
  public func atLeast(_ visibility: String) -> String { visibility + " a viac" }
  public var rawReport: String { "METAR" }

  public func modelAccuracyTitle(station: String, distance: String) -> String {
    "Presnosť modelov podľa správ METAR zo stanice \(station) (\(figure(distance)))"
  }
  public var modelAccuracyOfRecords: String { "Presnosť modelov podľa vlastných záznamov" }
  public func modelAccuracyColumns(temperature: String) -> [String] {
    ["model", "vopred", "počet", "chyba \(temperature)", "odchýlka", "zachytený", "falošné"]
  }
  public var modelAccuracyHeadings: [String] { ["odchýlka", "zachytený"] }
  public func modelMatrixNote(in unit: String) -> String {
    "Priemerná chyba v \(unit) podľa počtu dní vopred, odchýlka a zachytený dážď do dvoch dní. "
      + "Všetky čísla zobrazí accuracy all."
  }
  public func withinTwoDays(_ errors: [(model: String, error: String)]) -> String {
    let all = errors.map { "\($0.model) \($0.error)" }.joined(separator: ", ")
    return "Priemerná chyba do dvoch dní: \(all)."
  }
  public func rainHit(_ model: String, _ hits: Int, of wet: Int, daysAhead: Int) -> String {
    "\(model) predpovedal \(self.daysAhead(daysAhead)) vopred \(hits) z \(plural(wet, "hodiny", "hodín", "hodín")) s dažďom."
  }
  public func tooFewModelCases(_ cases: Int, needed: Int) -> String {
    "Na porovnanie modelov nie je dosť meraní (porovnania: \(cases)/\(needed))."
  }
  public var modelAccuracyNote: String {
    "Odchýlka je priemerný rozdiel so znamienkom (systematická chyba). Zachytený dážď je podiel hodín s dažďom, ktoré boli predpovedané, "
      + "falošné poplachy sú podiel hodín bez dažďa, na ktoré bol dážď predpovedaný."
  }
  public func noPreviousRuns(because reason: String) -> String {
    "Presnosť modelov nie je k dispozícii. \(reason)"
  }

  public func noStationReports(because reason: String) -> String {
    "Porovnané s vlastnými záznamami, nie s meteorologickou stanicou. \(reason)"
  }

  public func forecastModel(_ name: String, isBest: Bool) -> String {
    isBest ? "Model: \(name), tu najpresnejší" : "Model: \(name)"
  }
  public func modelFallback(_ name: String) -> String {
    "Model \(name) toto miesto nepokrýva. Toto je vlastný výber modelov Open-Meteo."
  }

  public var bestModelUnknown: String {
    "Najpresnejší model ešte nie je známy. Modely porovná príkaz accuracy."
  }
}
