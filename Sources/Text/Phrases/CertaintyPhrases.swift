import Analysis

/// Words for models, ensembles, observations and how far they agree. Figures arrive as finished text.
public protocol CertaintyPhrases: Sendable {
  /// The service that collects the reports of airports.
  var observationService: String { get }

  // Models side by side
  func modelsTitle(_ days: Int) -> String
  func modelHours(_ day: String, in unit: String) -> String
  func modelRain(_ day: String, in unit: String) -> String
  func modelSnow(_ day: String, in unit: String) -> String
  /// The label of the models' daily precipitation, followed by its unit.
  var modelPrecipitation: String { get }
  /// The heading of the times in a table of hours by model.
  var hourColumn: String { get }
  /// `difference` is `2 °C`, a day such as `Thursday`.
  func modelsAgree(within difference: String, until day: String) -> String
  func modelsAgreeThroughout(within difference: String) -> String
  func modelsApart(_ day: String, by difference: String) -> String
  var modelsNotComparable: String { get }
  var noModels: String { get }
  /// A day that no model reaches.
  var noModelDays: String { get }
  func noModelHours(_ day: String) -> String
  func sentNoData(models: [String]) -> String

  /// Headings: the model, its grid, the days that it reaches, its newest run.
  var gridColumns: [String] { get }
  /// Behind the time of a run whose next one is overdue.
  var lateRun: String { get }
  /// Models whose values are those of an earlier answer, though newer runs have come. `age` is `7 h ago`.
  func unchanged(_ models: [String], asOf age: String) -> String
  /// The newest run of all, `18:00 UTC`.
  func newestRun(_ model: String, _ time: String) -> String

  // Ensembles
  func noEnsemble(because reason: String) -> String
  /// The runs that a chart shows, and the steps of hours where these are longer than one.
  func ensemble(_ model: String, members: Int, steps: [Int]) -> String
  /// Says in how many hours the forecast is more than a difference outside the band of most runs.
  func outsideBand(_ outside: Int, of hours: Int, by difference: String) -> String
  func thinModels(_ names: [String]) -> String
  /// Above or before `4 °C`.
  var modelsDiffer: String { get }
  var runsDiffer: String { get }
  func medianFact(_ amount: String) -> String
  /// From `−3` to `2 °C`.
  func band(_ low: String?, _ high: String) -> String

  // Observations
  /// `distance` such as `8 km`; `nil` for a station at the place itself.
  func observed(
    _ time: String, at station: String, distance: String?, height: String?
  ) -> String
  var noStation: String { get }
  var noTemperature: String { get }
  func variableWind(_ speed: String, gusts: String?) -> String
  func atLeast(_ visibility: String) -> String
  var rawReport: String { get }

  // Accuracy by model
  func modelAccuracyTitle(station: String, distance: String) -> String
  var modelAccuracyOfRecords: String { get }
  /// Headings: model, lead, cases, error, bias, hits and false alarms.
  func modelAccuracyColumns(temperature: String) -> [String]
  /// Headings of the bias and the hit rate, after the errors of each model.
  var modelAccuracyHeadings: [String] { get }
  func modelMatrixNote(in unit: String) -> String
  /// The mean errors of models within two days, the best first: `ICON 1.2 °C`.
  func withinTwoDays(_ errors: [(model: String, error: String)]) -> String
  func rainHit(_ model: String, _ hits: Int, of wet: Int, daysAhead: Int) -> String
  func tooFewModelCases(_ cases: Int, needed: Int) -> String
  var modelAccuracyNote: String { get }
  func noPreviousRuns(because reason: String) -> String
  func noStationReports(because reason: String) -> String

  // The setting `model`
  func forecastModel(_ name: String, isBest: Bool) -> String
  func modelFallback(_ name: String) -> String
  var bestModelUnknown: String { get }
}
