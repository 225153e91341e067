/// The words of the list of searches.
public protocol SearchListPhrases: Sendable {
  /// Above a list that isn't all in its own order: how many, of which name, in which order.
  func searches(_ list: SearchListViewModel) -> String
  func noSearches(filter: String) -> String
  /// `forecast sort name, searches sort name or favorites sort name`
  func anyOf(_ lines: [String]) -> String
}

/// The contents of a list of searches.
public struct SearchListViewModel: Hashable, Sendable {
  /// `added` is that in which they are saved.
  public enum Order: String, Hashable, Sendable, CaseIterable {
    case added, name
  }

  public var count: Int
  /// The text in every name; empty where all names are listed.
  public var filter: String
  public var order: Order

  public init(count: Int, filter: String, order: Order) {
    self.count = count
    self.filter = filter
    self.order = order
  }
}

extension English {
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
