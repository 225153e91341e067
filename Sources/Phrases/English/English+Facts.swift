public import WeatherModels

extension EnglishPhrases {
  public func name(of fact: PresentFact) -> String {
    switch fact {
    case .wind: "wind"
    case .humidity: "humidity"
    case .pressure: "pressure"
    case .sun: "sun"
    case .observed: "observed"
    case .air: "air"
    case .visibility: "visibility"
    case .uvIndex: "UV index"
    }
  }

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
