extension Slovak {
  public func searches(_ list: SearchListViewModel) -> String {
    let number = plural(list.count, "hľadanie", "hľadania", "hľadaní")
    let name = list.filter.isEmpty ? "" : " s názvom „\(list.filter)“"
    return number + name + (list.order == .name ? ", podľa názvu" : ", od najnovšieho")
  }

  public func noSearches(filter: String) -> String {
    "Hľadanie s názvom „\(filter)“ nemáte. Všetky zobrazíte takto: filter"
  }

  public func anyOf(_ lines: [String]) -> String {
    [lines.dropLast().joined(separator: ", "), lines.last ?? ""].filter { !$0.isEmpty }
      .joined(separator: " alebo ")
  }
}
