import Foundation
import Phrases
import ScreenKit
import WeatherClients
import WeatherModels

/// Keeps the pins.
nonisolated struct MapPinInteractor: Sendable {
  let places: PlaceListClient
  let files: PlaceFileClient
  /// A point as a place, named by what is near.
  let name: @Sendable (Coordinate) -> Place
  let now: @Sendable () -> Date

  func pins() throws(Failure) -> [Place] {
    try Failure.wrapping { () throws(StorageError) in try places.all(.pins) }.map(\.place)
  }

  func pin(_ place: Place) throws(Failure) {
    try Failure.wrapping { () throws(StorageError) in
      try places.add(KeptPlace(place: place, added: now()), .pins)
    }
  }
}
