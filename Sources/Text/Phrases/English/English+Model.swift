extension EnglishPhrases {
  public func noEnsemble(because reason: String) -> String {
    "The ensemble is unavailable. \(reason)"
  }
  public func ensemble(_ model: String, members: Int, steps: [Int]) -> String {
    let said = steps.map { "\($0)-hour" }.joined(separator: ", later ")
    return plural(members, "run", "runs") + " of the \(model) ensemble"
      + (steps.isEmpty ? "." : ", interpolated from \(said) steps.")
  }
  public func band(_ low: String?, _ high: String) -> String {
    low.map { "from \($0) to \(high)" } ?? "about \(high)"
  }

  public func observed(
    _ time: String, at station: String, distance: String?, height: String?
  ) -> String {
    let facts = [station, distance, height.map { "at a height of \($0)" }].compactMap(\.self)
    return "Observed at \(time) (\(facts.joined(separator: ", ")))"
  }
  public var noTemperature: String { "The station reported no temperature." }
  public func variableWind(_ speed: String, gusts: String?) -> String {
    wind(speed, from: nil, gusts: gusts) + ", variable direction"
  }
  public func atLeast(_ visibility: String) -> String { visibility + " or more" }

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
