public import WeatherModels

extension EnglishPhrases {
  public func kind(_ kind: PlaceKind) -> String? {
    switch kind {
    case .town, .point: nil
    case .airport: "airport"
    case .region: "region"
    case .country: "country"
    case .island: "island"
    case .mountain: "mountain"
    case .cape: "cape"
    case .lake: "lake"
    case .range: "range"
    case .sea: "sea"
    case .area: "area"
    }
  }

  public var homeWords: Set<String> { ["home"] }
  public var hereWord: String { "here" }
  public var casePrepositions: Set<String> { [] }
  public var caseCountries: Set<String> { [] }
  public func nominatives(of name: String, after preposition: String) -> [String] { [] }
  public func middle(of place: String) -> String { "the middle of \(place)" }
  public func weather(at town: String) -> String { "weather at \(town)" }
  public var placeHeading: String { "place" }
  public var surroundingsHeading: String { "region, country" }
  public var populationHeading: String { "people" }
  public var latitudeHeading: String { "lat" }
  public var longitudeHeading: String { "lon" }
  public var distanceHeading: String { "distance" }

  public func searches(_ list: SearchListViewModel) -> String {
    let number = plural(list.count, "search", "searches")
    let name = list.filter.isEmpty ? "" : " matching \(list.filter)"
    return number + name + (list.order == .name ? ", by name" : ", newest first")
  }

  public func noSearches(filter: String) -> String {
    "No search matches \(filter). To show all searches, type: filter"
  }

  public func anyOf(_ lines: [String]) -> String {
    [lines.dropLast().joined(separator: ", "), lines.last ?? ""].filter { !$0.isEmpty }
      .joined(separator: " or ")
  }
}
