import Phrases
import ScreenKit
import WeatherClients
import WeatherModels

/// The favourites and their weather, all of it in one request.
nonisolated struct FavoritesInteractor: Sendable {
  let places: PlaceListClient
  let weather: WeatherClient
  let savedReports: SavedReportsClient

  /// With the weather that was saved.
  func favorites() throws(Failure) -> [Favorite] {
    try Failure.wrapping { () throws(StorageError) in try places.all(.favorites) }
      .map { Favorite(place: $0.place, report: savedReports.last($0.place)) }
  }

  /// With the weather of now.
  func refreshed(_ favorites: [Favorite]) async throws(Failure) -> [Favorite] {
    let places = favorites.map(\.place)
    let reports = try await Failure.wrapping { () async throws(ServiceError) in
      try await weather.reports(places)
    }
    return zip(places, reports).map { Favorite(place: $0, report: $1) }
  }
}
