import Phrases

/// Sentences about the list of favorites.
nonisolated protocol FavoritesPhrases: Phrases {
  /// The heading of a filtered or sorted list: the number, the filter and the order.
  func favorites(_ list: FavoriteListViewModel) -> String
  func moved(_ name: String, toRow row: Int) -> String
  func starred(_ names: [String]) -> String
  func alreadyStarred(_ names: [String]) -> String
  func unstarred(_ names: [String]) -> String
  func notStarred(_ name: String) -> String
  /// Read out instead of the sign.
  var warned: String { get }
  /// Read out instead of the sign of a warning that may not cover the place.
  var possiblyWarned: String { get }
}

nonisolated extension Phrases {
  /// These sentences in the same language.
  var favorites: any FavoritesPhrases { spoken.words(english: { $0 }, slovak: { $0 }) }
}

/// The contents of a list of favorites.
public nonisolated struct FavoriteListViewModel: Hashable, Sendable {
  /// `own` is that in which they are saved.
  public enum Order: String, Hashable, Sendable, CaseIterable {
    case own, name, temperature, added, rain
  }

  var count: Int
  /// The text in every name; empty where all names are listed.
  var filter: String
  var order: Order
}
