import Atlas
import CommandKit
import Phrases
import WeatherClients
import WeatherModels

// Goes to a place, and names what lies there.
extension MapPinPresenter {
  /// A globe is the whole Earth, and where the map shows nowhere yet, with the place opened last in the middle. Behind it the
  /// map is as close as it was.
  func turn(_ state: inout MapState, into type: MapType) {
    switch (state.type == .globe, type == .globe) {
    case (false, true):
      (flatZoom, state.zoom) = (state.zoom, 0)
      if state.center == .origin {
        state.center = interactor.lastOpened()?.place.coordinate ?? position ?? state.center
      }
    case (true, false):
      if state.zoom == 0, let flatZoom { state.zoom = flatZoom }
    default: break
    }
    state.type = type
  }

  /// The zoom for a named place: a country and its neighbors.
  static let closeZoom = 4

  func look(at center: Coordinate, zoom: Int? = nil) async throws(Failure) {
    try await move {
      $0.center = center
      if let zoom { $0.zoom = zoom } else if $0.zoom < 3 { $0.zoom = Self.closeZoom }
    }
  }

  /// Moves the cross to the next pin.
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
