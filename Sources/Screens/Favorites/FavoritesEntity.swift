import CommandKit
import Phrases
import WeatherClients
import WeatherModels

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

extension RecentWarnings {
  /// In Europe one answer holds a whole country, in the United States one place.
  private static let mostCountries = 8
  private static let mostPlaces = 20

  /// Requests what isn't known: of a country one place after the other, so that its answer serves them all. What fails
  /// is left out: the list is shown all the same.
  func fetch(
    for places: [Place], in phrases: any Phrases, timeout: @escaping @Sendable () async -> Void
  ) -> SupplementaryFetch {
    let wanted = Dictionary(grouping: places.filter(isNeeded)) { $0.country ?? "" }
    let first = wanted.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
      .prefix(Self.mostCountries)
    return SupplementaryFetch(
      first.map { _, places in
        {
          for place in places.prefix(Self.mostPlaces) where !Task.isCancelled {
            _ = try? await self.request(place, in: phrases)
          }
        }
      }, timeout: timeout)
  }
}
