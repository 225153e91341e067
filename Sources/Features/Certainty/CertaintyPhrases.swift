import Phrases
import Reports

/// Words for models side by side and for observations. Figures arrive as finished text.
nonisolated protocol CertaintyPhrases: Phrases {
  func modelsTitle(_ days: Int) -> String
  func modelHours(_ day: String, of quantity: String, in unit: String) -> String
  /// The label of the models' daily precipitation, followed by its unit.
  var modelPrecipitation: String { get }
  /// `difference` is `2 °C`, a day such as `Thursday`; `nil` for all days.
  func modelsAgree(within difference: String, until day: String?) -> String
  func modelsApart(_ day: CalendarDay, by difference: String) -> String
  var modelsNotComparable: String { get }
  var noModels: String { get }
  var noModelDays: String { get }
  func noModelHours(_ day: String) -> String
  func sentNoData(models: [String]) -> String

  /// Headings: the model, its grid, the days that it reaches, its newest run.
  var gridColumns: [String] { get }
  /// Behind the time of a run whose next one is overdue.
  var lateRun: String { get }
  /// Models whose values are those of an earlier answer, though newer runs have come. `age` is `7 h ago`.
  func unchanged(_ models: [String], asOf age: String) -> String
  var noStation: String { get }
}

nonisolated extension Phrases {
  var certainty: any CertaintyPhrases { spoken.words(english: { $0 }, slovak: { $0 }) }
}
