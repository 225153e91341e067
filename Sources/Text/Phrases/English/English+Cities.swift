extension EnglishPhrases {

  public func cities(_ list: CityListViewModel) -> String {
    let number = plural(list.count, "city", "cities")
    let area = list.country.map { " in \($0)" } ?? (list.isOfService ? "" : " worldwide")
    let source = list.isOfService ? " from the service's list" : ""
    let name = list.filter.isEmpty ? "" : " matching \(list.filter)"
    let sorted = list.sorted.map { "the \(grouped($0)) largest " } ?? ""
    return "\(number)\(area)\(source)\(name), \(sorted)\(words(for: list))"
  }

  public func noCities(filter: String) -> String {
    filter.isEmpty
      ? "No cities are available here."
      : "No city in the list matches \(filter). To show all cities, type: filter"
  }

  public var citiesHint: String {
    "Narrow: filter TEXT. Sort: sort temperature. Open a city: its number."
  }

  private func words(for list: CityListViewModel) -> String {
    switch list.order {
    case .population where list.isOfService: "in its order"
    case .population: "largest first"
    case .temperature: "warmest first"
    case .wind: "windiest first"
    case .humidity: "most humid first"
    case .name: "by name"
    }
  }
}
