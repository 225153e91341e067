extension Slovak {
  public var lowHeading: String { "min." }
  public var highHeading: String { "max." }

  public func favorites(_ list: FavoriteListViewModel) -> String {
    let places = form(list.count, "obľúbené miesto", "obľúbené miesta", "obľúbených miest")
    let name = list.filter.isEmpty ? "" : " s názvom „\(list.filter)“"
    return "\(grouped(list.count)) \(places)\(name)"
      + (words(for: list.order).map { ", \($0)" } ?? "")
  }

  public func noFavorites(filter: String) -> String {
    "Obľúbené miesto s názvom „\(filter)“ nemáte. Všetky zobrazíte takto: filter"
  }

  public func moved(_ name: String, toRow row: Int) -> String {
    "\(name) je teraz v riadku \(row)."
  }

  public func starred(_ names: [String]) -> String {
    "★ \(list(names)) \(verb(names)) teraz medzi obľúbenými."
  }

  public func alreadyStarred(_ names: [String]) -> String {
    "\(list(names)) už \(verb(names)) medzi obľúbenými."
  }

  public func unstarred(_ names: [String]) -> String {
    "\(list(names)) už nie \(verb(names)) medzi obľúbenými."
  }

  public func notStarred(_ name: String) -> String { "\(name) nie je medzi obľúbenými." }

  public var warned: String { "meteorologická výstraha" }
  public var possiblyWarned: String { "možná meteorologická výstraha" }

  public func moreWarned(_ count: Int, row: Int) -> String {
    "Výstrahy platia aj pre \(plural(count, "ďalšie miesto", "ďalšie miesta", "ďalších miest")). "
      + "Zadajte: warnings \(row)"
  }

  public func hasOwnName(_ name: String) -> String { "\(name) nemá iný názov." }

  private func verb(_ names: [String]) -> String { names.count == 1 ? "je" : "sú" }

  private func words(for order: FavoriteListViewModel.Order) -> String? {
    switch order {
    case .own: nil
    case .name: "podľa názvu"
    case .temperature: "od najteplejšieho"
    case .added: "od najnovšieho"
    case .rain: "podľa pravdepodobnosti zrážok"
    }
  }
}
