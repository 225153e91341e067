import Phrases

nonisolated extension Slovak: CertaintyPhrases {
  func modelsTitle(_ days: Int) -> String {
    days == 1
      ? "Jeden deň podľa modelov"
      : "\(form(days, "", "Najbližšie", "Najbližších")) \(plural(days, "deň", "dni", "dní")) podľa modelov"
  }
  func modelHours(_ day: String, of quantity: String, in unit: String) -> String {
    "\(day.capitalizedFirst) podľa modelov, \(quantity) (\(unit))"
  }
  var modelPrecipitation: String { "zrážky" }
  func modelsAgree(within difference: String, until day: String?) -> String {
    (day.map { "Do \($0)" } ?? "Vo všetkých dňoch")
      + " sa najvyššie teploty modelov líšia najviac o \(difference)."
  }
  func modelsApart(_ day: String, by difference: String) -> String {
    "\(day.capitalizedFirst) sa najvyššie teploty modelov líšia o \(difference)."
  }
  var modelsNotComparable: String { "Toto miesto pokrýva iba jeden model." }
  var noModels: String { "Toto miesto nepokrýva žiadny model." }
  var noModelDays: String { "Pre tieto dni nemá údaje žiadny model." }
  func noModelHours(_ day: String) -> String {
    closed("Žiadny model nemá hodinové údaje na \(day)")
  }
  func sentNoData(models: [String]) -> String {
    "Bez údajov pre toto miesto: \(list(models))."
  }

  var gridColumns: [String] { ["model", "sieť", "dní", "najnovší beh (UTC)"] }
  var lateRun: String { "mešká" }
  func unchanged(_ models: [String], asOf age: String) -> String {
    "\(list(models)): rovnaké hodnoty ako \(age), hoci prišli novšie behy."
  }
  var noStation: String {
    "Žiadna stanica do 30\u{A0}km neposlala za posledných 90 minút správu."
  }
}
