import Phrases

nonisolated extension English: FavoritesPhrases {
  func favorites(count: Int, filter: String, order: FavoriteOrder) -> String {
    let number = plural(count, "favorite", "favorites")
    let name = filter.isEmpty ? "" : " matching \(filter)"
    return number + name + (words(for: order).map { ", \($0)" } ?? "")
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

  private func words(for order: FavoriteOrder) -> String? {
    switch order {
    case .own: nil
    case .name: "by name"
    case .temperature: "warmest first"
    case .added: "newest first"
    case .rain: "highest chance of rain first"
    }
  }
}
