extension English {
  public var humidityHeading: String { "humidity" }
  public var windHeading: String { "wind" }

  public func cities(_ list: CityListWords) -> String {
    let number = list.count == 1 ? "1 city" : "\(list.count) cities"
    let area = list.country.map { " of \($0)" } ?? (list.isOfService ? "" : " of the world")
    let source = list.isOfService ? " in the service's list" : ""
    let name = list.filter.isEmpty ? "" : " named like \(list.filter)"
    return "\(number)\(area)\(source)\(name), \(words(for: list))"
  }

  public func noCities(filter: String) -> String {
    filter.isEmpty
      ? "No cities are known here." : "No city of the list is named like \(filter). Type: filter"
  }

  public func sortedAmong(_ count: Int) -> String {
    "Only the \(count) largest are sorted by their weather."
  }

  public var citiesHint: String {
    "filter TEXT narrows the list, sort temperature orders it, a number opens a city."
  }

  private func words(for list: CityListWords) -> String {
    switch list.order {
    case .population where list.isOfService: "in its order"
    case .population: "the largest first"
    case .temperature: "the warmest first"
    case .wind: "the windiest first"
    case .humidity: "the most humid first"
    case .name: "by name"
    }
  }
}
