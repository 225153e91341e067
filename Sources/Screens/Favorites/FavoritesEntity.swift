import Clients
import Reports

/// A favorite and its weather, as far as it is known.
nonisolated struct Favorite: Hashable, Sendable {
  var kept: SavedPlace
  var report: Report?
  /// Today at the place; of a saved report where the newest says nothing of it.
  var today: Day?

  /// The place with the user's name for it.
  var place: Place { kept.called }
}

/// The order of the favorites; `own` is that in which they are saved.
public nonisolated enum FavoriteOrder: String, Hashable, Sendable, CaseIterable {
  case own, name, temperature, added, rain
}
