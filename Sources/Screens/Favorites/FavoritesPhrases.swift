import Phrases

/// Sentences about the list of favorites.
nonisolated protocol FavoritesPhrases: Phrases {
  /// The heading of a filtered or sorted list; without a filter, its text is empty.
  func favorites(count: Int, filter: String, order: FavoriteOrder) -> String
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
  var favorites: any FavoritesPhrases { spoken.words(english: { $0 }, slovak: { $0 }) }
}
