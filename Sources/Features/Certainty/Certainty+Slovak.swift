import Phrases
import Reports

nonisolated extension Slovak: CertaintyPhrases {
  func modelsTitle(_ days: Int) -> String {
    days == 1
      ? "Jeden deň podľa modelov"
      : "\(form(days, "", "Najbližšie", "Najbližších")) \(plural(days, "deň", "dni", "dní")) podľa modelov"
  }
  func modelHours(_ day: String, of quantity: String, in unit: String) -> String {
    "Podľa modelov (\(day)): \(quantity) (\(unit))"
  }
  var modelPrecipitation: String { "zrážky" }
  func modelsAgree(within difference: String, until day: String?) -> String {
    (day.map { "Do \($0)" } ?? "Vo všetkých dňoch")
      + " sa najvyššie teploty modelov líšia najviac o \(difference)."
  }
  /// `V pondelok 23. 11.`, for `po 23. 11.` is after that day.
  func modelsApart(_ day: CalendarDay, by difference: String) -> String {
    "\(onWeekday[day.weekday]) \(day.day).\u{A0}\(day.month). sa najvyššie teploty modelov líšia o \(difference)."
  }
  var modelsNotComparable: String { "Toto miesto pokrýva iba jeden model." }
  var noModels: String { "Toto miesto nepokrýva žiadny model." }
  var noModelDays: String { "Pre tieto dni nemá údaje žiadny model." }
  func noModelHours(_ day: String) -> String {
    closed("Žiadny model nemá hodinové údaje pre tento čas: \(day)")
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
