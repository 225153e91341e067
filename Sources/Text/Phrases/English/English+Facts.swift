public import WeatherModels

extension EnglishPhrases {
  public var sunFact: String { "sun" }
  public var observedFact: String { "observed" }
  public var airFact: String { "air" }

  public func tendency(_ tendency: PressureTendency) -> String {
    switch tendency {
    case .risingQuickly: "rising quickly"
    case .rising: "rising"
    case .risingSlowly: "rising slowly"
    case .steady: "steady"
    case .fallingSlowly: "falling slowly"
    case .falling: "falling"
    case .fallingQuickly: "falling quickly"
    }
  }

  public func share(_ share: String, members: Int) -> String { "\(share) of \(members) runs" }
  public var outsideRuns: String { "forecast mostly outside" }
}
