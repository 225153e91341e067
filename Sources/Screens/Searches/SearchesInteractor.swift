import Foundation
import Phrases
import ScreenKit
import WeatherClients
import WeatherModels

/// Finds places, and keeps the searches made.
nonisolated struct SearchesInteractor: Sendable {
  let finder: PlacesClient
  let places: PlaceListClient
  let now: @Sendable () -> Date

  /// At least one place.
  func find(_ text: String, country: String?) async throws(Failure) -> [Place] {
    let found = try await Failure.wrapping { () async throws(ServiceError) in
      try await finder.search(text, country)
    }
    guard !found.isEmpty else { throw .placeNotFound(text) }
    return found
  }

  func made() throws(Failure) -> [Place] {
    try Failure.wrapping { () throws(StorageError) in try places.all(.searches) }.map(\.place)
  }

  func remember(_ place: Place) throws(Failure) {
    try Failure.wrapping { () throws(StorageError) in
      try places.add(KeptPlace(place: place, added: now()), .searches)
    }
  }
}
