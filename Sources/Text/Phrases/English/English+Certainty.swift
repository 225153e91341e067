import Analysis
import Reports

extension EnglishPhrases {
  public var observationService: String { "Aviation Weather Center" }

  public func modelsTitle(_ days: Int) -> String {
    days == 1 ? "One day by model" : "The next \(days) days by model"
  }
  public func modelHours(_ day: String, in unit: String) -> String {
    "\(day) by model, temperature (\(unit))"
  }
  public func modelRain(_ day: String, in unit: String) -> String {
    "\(day) by model, precipitation (\(unit))"
  }
  public func modelSnow(_ day: String, in unit: String) -> String {
    "\(day) by model, new snow (\(unit))"
  }
  public var modelPrecipitation: String { "precip." }
  public var hourColumn: String { "time" }
  public func modelsAgree(within difference: String, until day: String) -> String {
    "The models' highs agree within \(difference) until \(day)."
  }
  public func modelsAgreeThroughout(within difference: String) -> String {
    "The models' highs agree within \(difference) on all days."
  }
  public func modelsApart(_ day: String, by difference: String) -> String {
    "On \(day) the models' highs differ by \(difference)."
  }
  public var modelsNotComparable: String { "Only one model covers this place." }
  public var noModels: String { "No model covers this place." }
  public var noModelDays: String { "No model has data for these days." }
  public func noModelHours(_ day: String) -> String { "No model has hours for \(day)." }
  public func sentNoData(models: [String]) -> String {
    "No data for this place from \(list(models))."
  }

  public var gridColumns: [String] { ["model", "grid", "days", "newest run (UTC)"] }
  public var lateRun: String { "late" }
  public func unchanged(_ models: [String], asOf age: String) -> String {
    "\(list(models)): the same values as \(age), although newer runs have come."
  }
  public func newestRun(_ model: String, _ time: String) -> String {
    "newest run \(time) (\(model))"
  }

  public func noEnsemble(because reason: String) -> String {
    "The ensemble is unavailable. \(reason)"
  }
  public func ensemble(_ model: String, members: Int, steps: [Int]) -> String {
    let said = steps.map { "\($0)-hour" }.joined(separator: ", later ")
    return plural(members, "run", "runs") + " of the \(model) ensemble"
      + (steps.isEmpty ? "." : ", interpolated from \(said) steps.")
  }
  public func outsideBand(_ outside: Int, of hours: Int, by difference: String) -> String {
    "In \(outside) of \(plural(hours, "hour", "hours")) the forecast is more than \(figure(difference)) outside the middle 80\u{A0}% of them."
  }
  public func thinModels(_ names: [String]) -> String {
    "Thin curves: \(names.joined(separator: ", "))."
  }
  public var modelsDiffer: String { "models differ by" }
  public var runsDiffer: String { "runs differ by" }
  public func medianFact(_ amount: String) -> String { "median \(amount)" }
  public func band(_ low: String?, _ high: String) -> String {
    low.map { "from \($0) to \(high)" } ?? "about \(high)"
  }

  public func observed(
    _ time: String, at station: String, distance: String?, height: String?
  ) -> String {
    let facts = [station, distance, height.map { "at a height of \($0)" }].compactMap(\.self)
    return "Observed at \(time) (\(facts.joined(separator: ", ")))"
  }
  public var noStation: String {
    "No station within 30\u{A0}km has reported in the last 90 minutes."
  }
  public var noTemperature: String { "The station reported no temperature." }
  public func variableWind(_ speed: String, gusts: String?) -> String {
    wind(speed, from: nil, gusts: gusts) + ", variable direction"
  }
  public func atLeast(_ visibility: String) -> String { visibility + " or more" }
  public var rawReport: String { "METAR" }

  public func modelAccuracyTitle(station: String, distance: String) -> String {
    "Accuracy by model, against METARs from \(station) (\(distance) away)"
  }
  public var modelAccuracyOfRecords: String {
    "Accuracy by model, against your own records"
  }
  public func modelAccuracyColumns(temperature: String) -> [String] {
    ["model", "lead", "cases", "\(temperature) MAE", "bias", "hit rate", "false alarms"]
  }
  public var modelAccuracyHeadings: [String] { ["bias", "hit rate"] }
  public func modelMatrixNote(in unit: String) -> String {
    "Mean error in \(unit) by days ahead, bias and hit rate of rain within two days. "
      + "For all figures, type: accuracy all"
  }
  public func withinTwoDays(_ errors: [(model: String, error: String)]) -> String {
    let all = errors.map { "\($0.model) \($0.error)" }.joined(separator: ", ")
    return "Mean error up to two days ahead: \(all)."
  }

  public func rainHit(_ model: String, _ hits: Int, of wet: Int, daysAhead: Int) -> String {
    let lead = "\(self.daysAhead(daysAhead)) ahead"
    return hits == 1 && wet == 1
      ? "\(model) forecast the 1 wet hour \(lead)."
      : "\(model) forecast \(hits) of \(plural(wet, "wet hour", "wet hours")) \(lead)."
  }
  public func tooFewModelCases(_ cases: Int, needed: Int) -> String {
    "Not enough observations to compare the models (\(cases) of \(plural(needed, "comparison", "comparisons")))."
  }
  public var modelAccuracyNote: String {
    "MAE is the mean absolute error. The hit rate is the share of wet hours that were forecast, "
      + "false alarms the share of dry hours for which rain was forecast."
  }
  public func noPreviousRuns(because reason: String) -> String {
    "No accuracy by model. \(reason)"
  }

  public func noStationReports(because reason: String) -> String {
    "Compared with your own records, without a weather station. \(reason)"
  }

  public func forecastModel(_ name: String, isBest: Bool) -> String {
    isBest ? "Model: \(name), the best one here by accuracy" : "Model: \(name)"
  }
  public func modelFallback(_ name: String) -> String {
    "\(name) doesn't cover this place. This is Open-Meteo's own choice of models."
  }

  public var bestModelUnknown: String {
    "The best model here isn't known yet. Type accuracy to compare them."
  }
}
