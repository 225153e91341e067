extension EnglishPhrases {
  public var lowHeading: String { "low" }
  public var highHeading: String { "high" }

  public func favorites(_ list: FavoriteListViewModel) -> String {
    let number = plural(list.count, "favorite", "favorites")
    let name = list.filter.isEmpty ? "" : " matching \(list.filter)"
    return number + name + (words(for: list.order).map { ", \($0)" } ?? "")
  }

  public func noFavorites(filter: String) -> String {
    "No favorite matches \(filter). To show all favorites, type: filter"
  }

  public func moved(_ name: String, toRow row: Int) -> String { "Moved \(name) to row \(row)." }

  public func starred(_ names: [String]) -> String { "★ Added \(list(names)) to favorites." }

  public func alreadyStarred(_ names: [String]) -> String {
    names.count == 1
      ? "\(list(names)) is already a favorite." : "\(list(names)) are already favorites."
  }

  public func unstarred(_ names: [String]) -> String {
    names.count == 1
      ? "\(list(names)) is no longer a favorite." : "\(list(names)) are no longer favorites."
  }

  public func notStarred(_ name: String) -> String { "\(name) isn't a favorite." }

  public var warned: String { "official warning" }
  public var possiblyWarned: String { "possible official warning" }

  public func moreWarned(_ count: Int, row: Int) -> String {
    "\(plural(count, "more place has", "more places have")) warnings. Type: warnings \(row)"
  }

  public func hasOwnName(_ name: String) -> String { "\(name) has no other name." }

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
