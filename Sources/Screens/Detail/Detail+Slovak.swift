import Phrases
import Reports

nonisolated extension Slovak: DetailPhrases {
  func airQuality(_ index: AirIndex) -> String {
    "kvalita ovzdušia \(word(for: index.band)), "
      + "\(title(of: index.band).lowercasedFirst) \(index.figure)"
  }

  var airTitle: String { "Kvalita ovzdušia teraz" }

  func pollen(_ kind: PollenKind, _ level: PollenLevel) -> String {
    let plant =
      switch kind {
      case .alder: "jelša"
      case .birch: "breza"
      case .grass: "trávy"
      case .mugwort: "palina"
      case .olive: "oliva"
      case .ragweed: "ambrózia"
      }
    return "\(plant): \(word(for: level))"
  }

  var pollenTitle: String { "Peľ" }
  var noPollen: String { "Žiadny peľ." }
  var europeanIndexTitle: String { "Európsky index" }
  var usIndexTitle: String { "Americký index" }
  var noAir: String { "O kvalite ovzdušia na tomto mieste nie sú údaje." }
  var askingForAir: String { "Zisťuje sa kvalita ovzdušia" }
  func outsideBand(_ outside: Int, of hours: Int, by difference: String) -> String {
    "V\u{A0}\(outside) \(from(hours)) \(plural(hours, "hodiny", "hodín", "hodín")) je predpoveď o viac než \(figure(difference)) mimo stredných 80\u{A0}% z nich."
  }
  func thinModels(_ names: [String]) -> String {
    "Tenké krivky: \(names.joined(separator: ", "))."
  }
  var modelsDiffer: String { "modely sa líšia o" }
  var runsDiffer: String { "behy sa líšia o" }

  func forecastHas(_ count: Int, _ unit: TimeSpanUnit) -> String {
    let length =
      unit == .days
      ? plural(count, "deň", "dni", "dní") : plural(count, "hodinu", "hodiny", "hodín")
    return "Predpoveď má len \(length)."
  }
  var skyHeading: String { "Obloha" }

  var hourMeaning: String {
    "V riadku 15:00 sú zrážky od 15:00 do 16:00, ich pravdepodobnosť, nárazy a obloha. "
      + "Teplota, vietor, tlak a oblačnosť platia o 15:00."
  }

  var sunFact: String { "slnko" }
  var observedFact: String { "namerané" }
  var airFact: String { "ovzdušie" }

  func tendency(_ tendency: PressureTendency) -> String {
    switch tendency {
    case .risingQuickly: "rýchlo stúpa"
    case .rising: "stúpa"
    case .risingSlowly: "pomaly stúpa"
    case .steady: "nemení sa"
    case .fallingSlowly: "pomaly klesá"
    case .falling: "klesá"
    case .fallingQuickly: "rýchlo klesá"
    }
  }
  var outsideRuns: String { "predpoveď prevažne mimo" }
  func verdict(forecast: String, now: String) -> String {
    "Včerajšia predpoveď na teraz: \(figure(forecast)). Je \(figure(now))."
  }
  func meanError(_ error: String, hours: Int) -> String {
    "Priemerná chyba deň vopred: \(figure(error)) (\(plural(hours, "hodina", "hodiny", "hodín")))."
  }
  func aboveNormal(
    _ degrees: String, isAbove: Bool, of years: ClosedRange<Int>
  ) -> String {
    "\(degrees) \(isAbove ? "nad" : "pod") \(normal(of: years, "normálom", "priemerom"))."
  }
  func asNormal(_ year: Int, of years: ClosedRange<Int>) -> String {
    "Rok \(year) zodpovedá \(normal(of: years, "normálu", "priemeru"))."
  }
  func yearChart(in unit: String) -> String { "Priemer každého dňa (\(unit))" }
  var normalLegend: String { "normál" }
  var yearBand: String {
    "osem z desiatich dní 1991–2020"
  }
  var nextHours: String { "Najbližšie hodiny" }
  var noHours: String { "V tejto správe nie sú hodinové údaje." }
  var reportedDays: String { "Dni v tejto správe" }
  var noDays: String { "V tejto správe nie sú denné údaje." }
  func amountsAreSums(ofHours hours: Int) -> String {
    "Zrážky sú úhrny za \(hours)\u{A0}h."
  }
  var highWater: String { "Vysoká voda" }
  var lowWater: String { "Nízka voda" }
  func quantityRange(
    lowest: String, at lowTime: String, highest: String, at highTime: String
  ) -> String {
    "Najnižšie \(figure(lowest)) (\(lowTime)), najvyššie \(figure(highest)) (\(highTime))."
  }
  var noChart: String { "Táto správa nemá údaje pre tento graf." }
  var dryChart: String { "V týchto hodinách sa neočakávajú zrážky." }
  var snowlessChart: String {
    "V týchto hodinách sa neočakáva sneženie. Graf zobrazuje dážď."
  }

  var apparentLegend: String { "pocitová" }
  var probabilityLegend: String { "pravdepodobnosť" }
  var medianLegend: String { "medián" }
  var wettestLegend: String { "90. percentil" }
  var northWindLegend: String { "zo severu" }
  var nightLegend: String { "noc" }

  func word(for band: EuropeanAirBand) -> String {
    switch band {
    case .good: "dobrá"
    case .fair: "prijateľná"
    case .moderate: "stredná"
    case .poor: "zlá"
    case .veryPoor: "veľmi zlá"
    case .extremelyPoor: "mimoriadne zlá"
    }
  }

  func word(for band: USAirBand) -> String {
    switch band {
    case .good: "dobrá"
    case .moderate: "stredná"
    case .unhealthyForSensitiveGroups: "nezdravá pre citlivé skupiny"
    case .unhealthy: "nezdravá"
    case .veryUnhealthy: "veľmi nezdravá"
    case .hazardous: "nebezpečná"
    }
  }

  private func word(for level: PollenLevel) -> String {
    switch level {
    case .none: "žiadna"
    case .low: "nízka"
    case .moderate: "stredná"
    case .high: "vysoká"
    case .veryHigh: "veľmi vysoká"
    }
  }
}
