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

  public func searches(_ list: SearchListViewModel) -> String {
    let number = plural(list.count, "hľadanie", "hľadania", "hľadaní")
    let name = list.filter.isEmpty ? "" : " s názvom „\(list.filter)“"
    return number + name + (list.order == .name ? ", podľa názvu" : ", od najnovšieho")
  }

  public func noSearches(filter: String) -> String {
    "Hľadanie s názvom „\(filter)“ nemáte. Všetky zobrazíte takto: filter"
  }

  public func anyOf(_ lines: [String]) -> String {
    [lines.dropLast().joined(separator: ", "), lines.last ?? ""].filter { !$0.isEmpty }
      .joined(separator: " alebo ")
  }
}
