import Phrases
import ScreenKit
import WeatherClients
public import WeatherModels

/// A favorite and its weather, as far as it is known.
nonisolated struct Favorite: Hashable, Sendable {
  var kept: SavedPlace
  var report: Report?
  /// Today at the place; of a saved report where the newest says nothing of it.
  var today: Day?

  /// Under the name that the person gave it.
  var place: Place { kept.called }
}

typealias FavoriteOrder = FavoriteListViewModel.Order

/// The official warnings of places, without which the list is shown all the same.
public struct FavoriteWarnings: Sendable {
  /// Those that are recent.
  var kept: @MainActor @Sendable (Place) -> PlaceWarnings?
  /// Whether a service is to be asked.
  var isNeeded: @MainActor @Sendable (Place) -> Bool
  /// Asks it; afterwards its answer is kept.
  var request: @MainActor @Sendable (Place) async -> Void

  public init(
    kept: @escaping @MainActor @Sendable (Place) -> PlaceWarnings?,
    isNeeded: @escaping @MainActor @Sendable (Place) -> Bool,
    request: @escaping @MainActor @Sendable (Place) async -> Void
  ) {
    self.kept = kept
    self.isNeeded = isNeeded
    self.request = request
  }
}

extension FavoriteWarnings {
  /// In Europe one answer holds a whole country, in the United States one place.
  private static let mostCountries = 8
  private static let mostPlaces = 20

  /// Requests what isn't known: of a country one place after the other, so that its answer serves them all.
  @MainActor func fetch(for places: [Place]) -> SupplementaryFetch {
    let wanted = Dictionary(grouping: places.filter(isNeeded)) { $0.country ?? "" }
    let first = wanted.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
      .prefix(Self.mostCountries)
    return SupplementaryFetch(
      first.map { _, places in
        {
          for place in places.prefix(Self.mostPlaces) {
            if !Task.isCancelled { await self.request(place) }
          }
        }
      })
  }
}
