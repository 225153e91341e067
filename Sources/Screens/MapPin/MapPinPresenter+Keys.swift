import Atlas
import Clients
import CommandKit
public import LineEditor
public import Phrases
import Reports

/// The keyboard, for as long as the map is drawn in place.
public nonisolated struct MapKeys: Sendable {
  /// Hands the keys to a command; throws `needsKeys` if there are none.
  var begin: @MainActor (CommandName) throws(Failure) -> Void
  /// Waits for a key below the map, where the hints are printed; without new ones, the old ones remain.
  var next: @MainActor (_ hints: [String]) async -> Key
  var end: @MainActor () -> Void
  /// Waits for seconds, or until the task is canceled.
  var pause: @Sendable (_ seconds: Double) async -> Void

  public init(
    // Sleeping fails only by being cancelled.
    pause: @escaping @Sendable (Double) async -> Void = {
      _ = try? await Task.sleep(for: .seconds($0))
    },
    begin: @escaping @MainActor (CommandName) throws(Failure) -> Void,
    next: @escaping @MainActor ([String]) async -> Key, end: @escaping @MainActor () -> Void
  ) {
    self.pause = pause
    self.begin = begin
    self.next = next
    self.end = end
  }
}

extension MapPinPresenter {
  /// Hands the keyboard to the map until `q`, Escape or Ctrl-C, or until a place is opened.
  func moveByKeys(plays: Bool = false) async throws(Failure) -> Route {
    try keys.begin(plays ? .play : .move)
    isMoving = true
    defer {
      isMoving = false
      keys.end()
    }
    if plays, !state.type.hasTime {
      try await look(at: MapRequest(hour: .now))
    } else {
      try await open()
    }
    var hints = keyHints
    // A key for which somebody waits already.
    var waiting = plays ? try await play(hints) : nil
    while !Task.isCancelled {
      let key: Key
      if let next = waiting { key = await next.value } else { key = await keys.next(hints) }
      let hasStopped = waiting != nil
      waiting = nil
      hints = keyHints
      switch key {
      case .character(" ") where hasStopped: continue
      case .character(" "): waiting = try await play(hints)
      case .escape, .interrupt, .end, .character("q"):
        isMoving = false
        return .then { () async throws(Failure) in
          try await self.open()
          return .stay
        }
      case .enter: return try await perform(.openAtCross)
      case .resize: try await open()
      default:
        let action = MapPinAction(key)
        guard action != nil || key == .character("f") else {
          // The hints are there already, and a second line would scroll the map away.
          hints = []
          continue
        }
        do {
          if let action { try await perform(action) } else { try await fetch() }
        } catch  where error != .service(.cancelled) {
          // The map stays as it was; why is below it until the next key.
          try await open()
          hints = [phrases.sentence(for: error)]
        }
      }
    }
    return .stay
  }
}

extension MapPinPresenter {
  /// Requests what the view lacks, as if no keys moved the map.
  private func fetch() async throws(Failure) {
    isMoving = false
    defer { isMoving = true }
    try await open()
  }

  private var keyHints: [String] {
    let keys = phrases.mapKeys
    return state.type.hasTime ? [keys[0]] + phrases.hourKeys + keys.dropFirst() : keys
  }

  /// At most ten frames a second are allowed; this many can be followed.
  private static let secondsPerFrame = 0.25

  /// Shows one hour or picture after the other, until a key is pressed or there is no further one. Why one fails is
  /// said on the map, for somebody waits for a key already. The answer is that wait.
  private func play(_ hints: [String]) async throws(Failure) -> Task<Key, Never>? {
    guard state.type.hasTime else { return nil }
    var isPressed = false
    let next = Task { [keys] in
      let key = await keys.next(hints)
      isPressed = true
      return key
    }
    while !isPressed, !Task.isCancelled {
      await keys.pause(Self.secondsPerFrame)
      guard !isPressed else { break }
      do {
        try await moveHour(by: 1)
      } catch {
        if case .hourNotCovered = error { break }
        guard error != .service(.cancelled) else { throw error }
        try await show(notice: phrases.sentence(for: error))
        break
      }
    }
    return next
  }
}

extension MapPinAction {
  /// The action of a key while the keyboard steers the map; `nil` for other keys.
  init?(_ key: Key) {
    switch key {
    case .up, .character("k"): self = .pan(right: 0, up: 1)
    case .down, .character("j"): self = .pan(right: 0, up: -1)
    case .right, .character("l"): self = .pan(right: 1, up: 0)
    case .left, .character("h"): self = .pan(right: -1, up: 0)
    case .character("+"), .character("="): self = .zoomBy(1)
    case .character("-"): self = .zoomBy(-1)
    case .character(","): self = .hourBy(-1)
    case .character("."): self = .hourBy(1)
    case .tab: self = .nextPin
    case .character("p"): self = .pinAtCross
    default: return nil
    }
  }
}

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
    if let country = try interactor.country(named: text) {
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
