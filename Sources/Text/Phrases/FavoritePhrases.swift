/// The words of the list of favorites.
public protocol FavoritePhrases: Sendable {
  /// Above today's temperatures, and the chance of rain.
  var lowHeading: String { get }
  var highHeading: String { get }
  /// The heading of a filtered or sorted list: the number, the filter and the order.
  func favorites(_ list: FavoriteListViewModel) -> String
  func noFavorites(filter: String) -> String
  func moved(_ name: String, toRow row: Int) -> String
  func starred(_ names: [String]) -> String
  func alreadyStarred(_ names: [String]) -> String
  func unstarred(_ names: [String]) -> String
  func notStarred(_ name: String) -> String
  /// Read out instead of the sign.
  var warned: String { get }
  /// Read out instead of the sign of a warning that may not cover the place.
  var possiblyWarned: String { get }
  /// Below the warnings of the first places: how many others have some, and a row of one.
  func moreWarned(_ count: Int, row: Int) -> String
  /// The user gave the place no name that could be removed.
  func hasOwnName(_ name: String) -> String
}

/// The contents of a list of favorites.
public struct FavoriteListViewModel: Hashable, Sendable {
  /// `own` is that in which they are saved.
  public enum Order: String, Hashable, Sendable, CaseIterable {
    case own, name, temperature, added, rain
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
