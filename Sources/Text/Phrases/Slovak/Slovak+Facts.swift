public import WeatherModels

extension Slovak {
  public var sunFact: String { "slnko" }
  public var observedFact: String { "namerané" }
  public var airFact: String { "ovzdušie" }

  public func tendency(_ tendency: PressureTendency) -> String {
    switch tendency {
    case .risingQuickly: "rýchlo stúpa"
    case .rising: "stúpa"
    case .risingSlowly: "pomaly stúpa"
    case .steady: "nemení sa"
    case .fallingSlowly: "pomaly klesá"
    case .falling: "klesá"
    case .fallingQuickly: "rýchlo klesá"
    }
  }

  public func share(_ share: String, members: Int) -> String { "\(share) z \(members) behov" }
  public var outsideRuns: String { "predpoveď prevažne mimo" }
}
