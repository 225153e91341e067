public import Foundation
public import Phrases
public import ScreenKit
public import WeatherClients
public import WeatherModels

/// Where the pins lead.
public enum MapPinExit: Hashable, Sendable {
  case detail(Place)
}

/// Builds the screen of pins.
public enum MapPinRouter {
  public static func screen(
    places: PlaceListClient, files: PlaceFileClient, phrases: any Phrases, shell: Shell,
    name: @escaping @Sendable (Coordinate) -> Place, now: @escaping @Sendable () -> Date,
    exit: @escaping (MapPinExit) async throws(Failure) -> Void
  ) -> any Screen<MapPinAction> {
    MapPinPresenter(
      interactor: MapPinInteractor(places: places, files: files, name: name, now: now),
      editor: ListEditor(.pins, in: places, phrases: phrases, shell: shell),
      phrases: phrases, shell: shell, exit: exit)
  }
}
