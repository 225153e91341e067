import Phrases
import ScreenKit
import WeatherClients
import WeatherModels

/// The favourites and the present weather at each, a hundred in one request.
nonisolated struct FavoritesInteractor: Sendable {
  let places: PlaceListClient
  let weather: WeatherClient
  let savedReports: SavedReportsClient

  /// With the weather that was saved.
  func favorites() throws(Failure) -> [Favorite] {
    try Failure.wrapping { () throws(StorageError) in try places.all(.favorites) }
      .map { Favorite(place: $0.place, report: savedReports.last($0.place)) }
  }

  /// How many are asked for at once, so that one can say how far it is.
  static let most = 100

  /// The next of those behind the first `count`, with the weather of now.
  func refreshed(_ favorites: [Favorite], after count: Int) async throws(Failure) -> [Favorite] {
    let places = favorites.dropFirst(count).prefix(Self.most).map(\.place)
    let reports = try await Failure.wrapping { () async throws(ServiceError) in
      try await weather.present(places)
    }
    return zip(places, reports).map { Favorite(place: $0, report: $1) }
  }
}
