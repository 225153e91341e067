import Atlas
import CommandKit
import Phrases
import WeatherModels

// Goes to a place, and names what lies there.
extension MapPinPresenter {
  /// A country and its neighbours: who names a place wants to see it.
  static let closeZoom = 4

  func look(at center: Coordinate, zoom: Int? = nil) async throws(Failure) {
    try await move {
      $0.center = center
      if let zoom { $0.zoom = zoom } else if $0.zoom < 3 { $0.zoom = Self.closeZoom }
    }
  }

  /// The one after the pin on which the cross stands.
  func lookAtNextPin() async throws(Failure) {
    try load()
    let places = pages.elements
    guard !places.isEmpty else { return try await show(notice: phrases.noPins) }
    let index = places.firstIndex { $0.coordinate == state.center } ?? -1
    try await look(at: places[(index + 1) % places.count].coordinate)
  }

  func placeAtCross() -> Place {
    try? load()
    let viewport = state.viewport()
    let cross = viewport.cell(of: state.center)
    return pages.elements.first { viewport.cell(of: $0.coordinate) == cross }
      ?? interactor.name(state.center)
  }
}
