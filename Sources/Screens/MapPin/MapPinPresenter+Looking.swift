import Atlas
import CommandKit
import Phrases
import WeatherClients
import WeatherModels

// Moves the map to a place, and names what is there.
extension MapPinPresenter {
  /// A globe is the whole Earth, and where the map shows nowhere yet, with the place opened last in the middle. Behind
  /// it the map is as close as it was.
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

  /// Nothing changes where the user is meant and may not be found. Hours are those of the place.
  func look(at request: MapRequest) async throws(Failure) {
    try await arrive()
    var spot: (center: Coordinate, zoom: Int?)?
    if let place = request.place {
      spot = try await self.spot(place)
      if spot == nil { return }
    }
    let clock = clock(at: spot?.center ?? state.center)
    let date = request.hour.map { $0.date(clock, now: interactor.now()) }
    try await move { state in
      if let type = request.type { turn(&state, into: type) }
      if let spot {
        let own = state.type == .globe ? nil : spot.zoom
        look(&state, at: spot.center, zoom: request.zoom ?? own)
      } else if let zoom = request.zoom {
        state.zoom = zoom
      }
      if let date, request.type == nil {
        show(&state, at: date)
      } else if let date {
        state.hour = date
      }
    }
  }

  /// Goes where places are, a single one among its neighbors.
  func look(at places: [Place]) {
    guard let view = interactor.view(of: places.map(\.coordinate)) else { return }
    state.center = places.count == 1 ? places[0].coordinate : view.center
    state.zoom = places.count == 1 ? Self.closeZoom : view.zoom
  }

  func look(at center: Coordinate, zoom: Int? = nil) async throws(Failure) {
    try await move { look(&$0, at: center, zoom: zoom) }
  }

  func look(_ state: inout MapState, at center: Coordinate, zoom: Int?) {
    state.center = center
    if let zoom {
      state.zoom = zoom
    } else if state.zoom < 3, state.type != .globe {
      state.zoom = Self.closeZoom
    }
  }

  /// The middle of a place or a country, and how close a country is looked at; `nil` where the user may not be found.
  func spot(_ place: PlaceReference) async throws(Failure) -> (center: Coordinate, zoom: Int?)? {
    guard case .name(let text) = place else { return (try resolver.place(place).coordinate, nil) }
    if let known = try resolver.known(text) { return (known.coordinate, nil) }
    if resolver.isHere(text) {
      guard let here = try await resolver.here().place else { return nil }
      position = here.coordinate
      return (here.coordinate, nil)
    }
    if let country = try interactor.country(named: text, of: phrases.countries) {
      return (country.center, country.zoom)
    }
    return (try resolver.place(place, .everywhere).coordinate, nil)
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
