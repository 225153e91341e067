import Phrases

nonisolated extension Slovak: FavoritesPhrases {
  func favorites(count: Int, filter: String, order: FavoriteOrder) -> String {
    let places = form(count, "obľúbené miesto", "obľúbené miesta", "obľúbených miest")
    let name = filter.isEmpty ? "" : " pre „\(filter)“"
    return "\(grouped(count)) \(places)\(name)"
      + (words(for: order).map { ", \($0)" } ?? "")
  }

  func moved(_ name: String, toRow row: Int) -> String {
    "\(name) je teraz v riadku \(row)."
  }

  func starred(_ names: [String]) -> String {
    "★ \(list(names)) \(verb(names)) teraz medzi obľúbenými."
  }

  func alreadyStarred(_ names: [String]) -> String {
    "\(list(names)) už \(verb(names)) medzi obľúbenými."
  }

  func unstarred(_ names: [String]) -> String {
    "\(list(names)) už nie \(verb(names)) medzi obľúbenými."
  }

  func notStarred(_ name: String) -> String { "\(name) nie je medzi obľúbenými." }

  var warned: String { "meteorologická výstraha" }
  var possiblyWarned: String { "možná meteorologická výstraha" }

  private func verb(_ names: [String]) -> String { names.count == 1 ? "je" : "sú" }

  private func words(for order: FavoriteOrder) -> String? {
    switch order {
    case .own: nil
    case .name: "podľa názvu"
    case .temperature: "od najteplejšieho"
    case .added: "od najnovšieho"
    case .rain: "podľa pravdepodobnosti zrážok"
    }
  }
}
