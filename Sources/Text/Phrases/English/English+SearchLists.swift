extension EnglishPhrases {
  public func searches(_ list: SearchListViewModel) -> String {
    let number = plural(list.count, "search", "searches")
    let name = list.filter.isEmpty ? "" : " matching \(list.filter)"
    return number + name + (list.order == .name ? ", by name" : ", newest first")
  }

  public func noSearches(filter: String) -> String {
    "No search matches \(filter). To show all searches, type: filter"
  }

  public func anyOf(_ lines: [String]) -> String {
    [lines.dropLast().joined(separator: ", "), lines.last ?? ""].filter { !$0.isEmpty }
      .joined(separator: " or ")
  }
}
