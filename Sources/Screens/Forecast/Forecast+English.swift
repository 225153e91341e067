import Phrases

nonisolated extension English: ForecastPhrases {
  func cities(_ list: CityListViewModel) -> String {
    let number = plural(list.count, "city", "cities")
    let area = list.country.map { " in \($0)" } ?? (list.isOfService ? "" : " worldwide")
    let source = list.isOfService ? " from the service's list" : ""
    let name = list.filter.isEmpty ? "" : " matching \(list.filter)"
    let sorted = list.sorted.map { "the \(grouped($0)) largest " } ?? ""
    return "\(number)\(area)\(source)\(name), \(sorted)\(words(for: list))"
  }

  func noCities(filter: String) -> String {
    filter.isEmpty
      ? "No cities are available here."
      : "No city in the list matches \(filter). To show all cities, type: filter"
  }

  var citiesHint: String {
    "Narrow: filter TEXT. Sort: sort temperature. Open a city: its number."
  }

  func expectedAlert(_ sentence: String, _ question: String) -> String {
    "\(sentence) (alert: \(question))"
  }
  func moreAlerts(_ count: Int) -> String {
    plural(count, "more alert comes true", "more alerts come true") + ": told"
  }
  func moreFavorites(_ count: Int) -> String { "\(count) more: favorites" }

  var welcome: [String] {
    [
      nothingSearched, "Then open a row of the list by its number: 1",
      "For a list of commands, type: help",
    ]
  }

  func suggested(_ place: String) -> String {
    "Your time zone suggests \(place). Return keeps it, or type any place or help."
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
