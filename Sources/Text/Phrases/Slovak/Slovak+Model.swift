extension Slovak {
  public func noEnsemble(because reason: String) -> String {
    "Ansámbel nie je k dispozícii. \(reason)"
  }
  public func ensemble(_ model: String, members: Int, steps: [Int]) -> String {
    let said = steps.map { "po \($0) \(form($0, "hodine", "hodinách", "hodinách"))" }.joined(
      separator: ", neskôr ")
    return plural(members, "beh", "behy", "behov") + " ansámblu \(model)"
      + (steps.isEmpty ? "." : ", hodiny sú interpolované z krokov \(said).")
  }
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
  public var noTemperature: String { "Stanica neuviedla teplotu." }
  public func variableWind(_ speed: String, gusts: String?) -> String {
    wind(speed, from: nil, gusts: gusts) + ", premenlivý smer"
  }
  public func atLeast(_ visibility: String) -> String { visibility + " a viac" }

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
