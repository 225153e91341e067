public import WeatherModels

extension Slovak {
  public func kind(_ kind: PlaceKind) -> String? {
    switch kind {
    case .town, .point: nil
    case .airport: "letisko"
    case .region: "región"
    case .country: "štát"
    case .island: "ostrov"
    case .mountain: "vrch"
    case .cape: "mys"
    case .lake: "jazero"
    case .range: "pohorie"
    case .sea: "more"
    case .area: "územie"
    }
  }

  public var homeWords: Set<String> { ["domov", "doma"] }
  public var hereWord: String { "tu" }
  public func middle(of place: String) -> String { "stred: \(place)" }
  public func weather(at town: String) -> String { "počasie: \(town)" }
  public var placeHeading: String { "miesto" }
  public var surroundingsHeading: String { "kraj, krajina" }
  public var populationHeading: String { "obyvatelia" }
  public var latitudeHeading: String { "šírka" }
  public var longitudeHeading: String { "dĺžka" }
  public var distanceHeading: String { "vzdialenosť" }
}
