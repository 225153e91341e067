import Phrases

nonisolated extension English: FavoritesPhrases {
  func favorites(_ list: FavoriteListViewModel) -> String {
    let number = plural(list.count, "favorite", "favorites")
    let name = list.filter.isEmpty ? "" : " matching \(list.filter)"
    return number + name + (words(for: list.order).map { ", \($0)" } ?? "")
  }

  func moved(_ name: String, toRow row: Int) -> String { "Moved \(name) to row \(row)." }

  func starred(_ names: [String]) -> String { "★ Added \(list(names)) to favorites." }

  func alreadyStarred(_ names: [String]) -> String {
    names.count == 1
      ? "\(list(names)) is already a favorite." : "\(list(names)) are already favorites."
  }

  func unstarred(_ names: [String]) -> String {
    names.count == 1
      ? "\(list(names)) is no longer a favorite." : "\(list(names)) are no longer favorites."
  }

  func notStarred(_ name: String) -> String { "\(name) isn't a favorite." }

  var warned: String { "official warning" }
  var possiblyWarned: String { "possible official warning" }

  private func words(for order: FavoriteListViewModel.Order) -> String? {
    switch order {
    case .own: nil
    case .name: "by name"
    case .temperature: "warmest first"
    case .added: "newest first"
    case .rain: "highest chance of rain first"
    }
  }
}
