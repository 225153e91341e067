extension Slovak {

  public func cities(_ list: CityListViewModel) -> String {
    let number = "\(grouped(list.count)) \(form(list.count, "mesto", "mestá", "miest"))"
    let area = list.country.map { " (\($0))" } ?? (list.isOfService ? "" : " sveta")
    let source = list.isOfService ? " v zozname služby" : ""
    let name = list.filter.isEmpty ? "" : " s názvom „\(list.filter)“"
    let sorted = list.sorted.map { "najväčších \(grouped($0)) " } ?? ""
    return "\(number)\(area)\(source)\(name), \(sorted)\(words(for: list))"
  }

  public func noCities(filter: String) -> String {
    filter.isEmpty
      ? "Nie sú tu dostupné žiadne mestá."
      : "Mesto s názvom „\(filter)“ v zozname nie je. Všetky mestá zobrazíte takto: filter"
  }

  public var citiesHint: String {
    "Zúžiť: filter TEXT. Zoradiť: sort temperature. Otvoriť mesto: jeho číslo."
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
