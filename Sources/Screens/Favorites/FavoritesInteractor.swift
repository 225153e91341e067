import Clients
import CommandKit
import Foundation
import Phrases
import Presentation
import Reports

/// Reads and changes the favorites.
nonisolated struct FavoritesInteractor: Sendable {
  let places: PlaceListClient
  let now: @Sendable () -> Date

  func all() throws(Failure) -> [SavedPlace] {
    try Failure.wrapping(storage: places.all(.favorites))
  }

  /// Adds places and returns the new favorites as they are saved.
  func star(_ wanted: [Place]) throws(Failure) -> [SavedPlace] {
    let before = try all()
    // Each is newer than the one before, also where several are added at once.
    var moment = max(now(), before.map { $0.added + 1 }.max() ?? .distantPast)
    // One by one, because a place that is added to a list is marked with its language.
    var added: [SavedPlace] = []
    let searches = (try? places.all(.searches)) ?? []
    for place in wanted {
      guard !(before + added).contains(where: { $0.place.isSame(as: place) }) else { continue }
      // A search keeps the name of its place beside the user's.
      let searched = searches.first { $0.called == place }
      let kept = SavedPlace(
        place: searched?.place ?? place, added: moment, ownName: searched?.ownName)
      try Failure.wrapping(storage: places.add(kept, .favorites))
      added.append(kept)
      moment += 1
    }
    return added
  }
}

extension [Favorite] {
  /// The favorites in this order; those without a value come last, each group in its previous order.
  nonisolated func sorted(by order: FavoriteOrder, locale: Locale) -> [Favorite] {
    switch order {
    case .own: return self
    case .name:
      // Places of one name stand in the order of their regions.
      return sorted { first, second in
        let order = first.place.name.compare(second.place.name, locale: locale)
        return order == .orderedAscending
          || order == .orderedSame
            && first.place.title.compare(second.place.title, locale: locale) == .orderedAscending
      }
    case .temperature: return descending { $0.report?.current?.temperature?.in(.celsius) }
    // Of favorites added at once, the one listed last is the newest.
    case .added: return reversed().descending { $0.kept.added.timeIntervalSinceReferenceDate }
    case .rain: return descending { $0.today?.precipitationProbability?.in(.percent) }
    }
  }
}
