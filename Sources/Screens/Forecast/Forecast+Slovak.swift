import Phrases

nonisolated extension Slovak: ForecastPhrases {
  func cities(_ list: CityListViewModel) -> String {
    let number = "\(grouped(list.count)) \(form(list.count, "mesto", "mestá", "miest"))"
    let area = list.country.map { " (\($0))" } ?? (list.isOfService ? "" : " sveta")
    let source = list.isOfService ? " v zozname služby" : ""
    let name = list.filter.isEmpty ? "" : " pre „\(list.filter)“"
    let sorted = list.sorted.map { "najväčších \(grouped($0)) " } ?? ""
    return "\(number)\(area)\(source)\(name), \(sorted)\(words(for: list))"
  }

  func noCities(filter: String) -> String {
    filter.isEmpty
      ? "Nie sú tu dostupné žiadne mestá."
      : "Pre „\(filter)“ v zozname nie je žiadne mesto. Všetky mestá zobrazíte takto: filter"
  }

  var citiesHint: String {
    "Zúžiť: filter TEXT. Zoradiť: sort temperature. Otvoriť mesto: jeho číslo."
  }

  func expectedAlert(_ sentence: String, _ question: String) -> String {
    "\(sentence) (upozornenie: \(question))"
  }
  func moreAlerts(_ count: Int) -> String {
    form(count, "Splní", "Splnia", "Splní") + " sa ešte "
      + plural(count, "upozornenie", "upozornenia", "upozornení") + ": told"
  }
  func moreFavorites(_ count: Int) -> String { "ešte \(count): favorites" }

  var welcome: [String] {
    [
      nothingSearched, "Riadok zoznamu potom otvoríte jeho číslom: 1",
      "Zoznam príkazov zobrazíte takto: help",
    ]
  }

  func suggested(_ place: String) -> String {
    "Podľa časového pásma: \(place). Potvrdíte klávesom Enter, inak zadajte miesto alebo help."
  }

  private func words(for list: CityListViewModel) -> String {
    switch list.order {
    case .population where list.isOfService: "v jeho poradí"
    case .population: "od najväčšieho"
    case .temperature: "od najteplejšieho"
    case .wind: "od najveternejšieho"
    case .humidity: "od najvlhkejšieho"
    case .name: "podľa názvu"
    }
  }
}
