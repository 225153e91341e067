import Phrases
import Reports

nonisolated extension English: CertaintyPhrases {
  func modelsTitle(_ days: Int) -> String {
    days == 1 ? "One day by model" : "The next \(days) days by model"
  }
  func modelHours(_ day: String, of quantity: String, in unit: String) -> String {
    "\(day) by model, \(quantity) (\(unit))"
  }
  var modelPrecipitation: String { "precip." }
  func modelsAgree(within difference: String, until day: String?) -> String {
    "The models' highs agree within \(difference) \(day.map { "until \($0)" } ?? "on all days")."
  }
  func modelsApart(_ day: CalendarDay, by difference: String) -> String {
    "On \(shortDate(day)) the models' highs differ by \(difference)."
  }
  var modelsNotComparable: String { "Only one model covers this place." }
  var noModels: String { "No model covers this place." }
  var noModelDays: String { "No model has data for these days." }
  func noModelHours(_ day: String) -> String { "No model has hourly data for \(day)." }
  func sentNoData(models: [String]) -> String {
    "No data for this place from \(list(models))."
  }

  var gridColumns: [String] { ["model", "grid", "days", "newest run (UTC)"] }
  var lateRun: String { "late" }
  func unchanged(_ models: [String], asOf age: String) -> String {
    "\(list(models)): the same values as \(age), although there are newer runs."
  }
  var noStation: String {
    "No station within 30\u{A0}km has reported in the last 90 minutes."
  }
}
