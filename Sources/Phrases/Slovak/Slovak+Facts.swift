public import WeatherModels

extension Slovak {
  public func name(of fact: PresentFact) -> String {
    switch fact {
    case .wind: "vietor"
    case .humidity: "vlhkosť"
    case .pressure: "tlak"
    case .sun: "slnko"
    case .observed: "namerané"
    case .air: "ovzdušie"
    case .visibility: "dohľadnosť"
    case .uvIndex: "UV index"
    }
  }

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
