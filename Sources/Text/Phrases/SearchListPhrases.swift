/// The words of the list of searches.
public protocol SearchListPhrases: Sendable {
  /// The heading of a filtered or sorted list: the number, the filter and the order.
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
