import Atlas
import Clients
import Foundation
import Reports

/// The view of the map: how it moves, and where it opens.
nonisolated struct MapCamera {
  var state = MapState.world
  var position: Coordinate?
  /// The map as it was saved last; `nil` before it was shown.
  private var saved: MapState?
  private var moved: MapMove?
  /// The place to which the map went because it was opened.
  private var opened: SavedPlace?
  /// The zoom before the globe.
  private var flatZoom: Int?

  /// The zoom for a named place: a country and its neighbors.
  static let closeZoom = 4

  var isNew: Bool { saved == nil }

  /// Whether the map was shown nearer than the whole world.
  var isSomewhere: Bool { !isNew && (state.zoom > 0 || state.center != .origin) }

  /// The place opened last, where it is in the middle.
  var openedAtCross: Place? { opened?.place.coordinate == state.center ? opened?.place : nil }

  /// Whether the map shows the Earth because nothing says where to look.
  func isNowhere(_ lastOpened: SavedPlace?) -> Bool {
    state.center == .origin && state.zoom == 0 && position == nil && lastOpened == nil
  }

  /// Goes where it was when the program ended, or else where the user is.
  mutating func begin(at located: Coordinate?, _ kept: (state: MapState, moved: MapMove?)?) {
    position = position ?? located
    if isNew, let kept {
      (state, moved) = kept
    } else if let position {
      (state.center, state.zoom) = (position, Self.closeZoom)
    }
  }

  /// Goes to the place opened last, unless the map was moved by hand since.
  mutating func follow(_ lastOpened: SavedPlace?) {
    if let lastOpened, lastOpened != opened, moved?.isAfter(lastOpened) != true {
      opened = lastOpened
      state.center = lastOpened.place.coordinate
      if state.zoom < 3 { state.zoom = Self.closeZoom }
      saved = state
    }
    saved = saved ?? state
  }

  /// The move to be saved for the next start; `nil` without one.
  mutating func takeMove(at now: Date, _ lastOpened: SavedPlace?) -> MapMove? {
    guard !isNew, saved != state else { return nil }
    let move = MapMove(now, opened: lastOpened)
    (saved, moved) = (state, move)
    return move
  }

  mutating func look(at center: Coordinate, zoom: Int? = nil) {
    state.center = center
    if let zoom {
      state.zoom = zoom
    } else if state.zoom < 3, state.type != .globe {
      state.zoom = Self.closeZoom
    }
  }

  /// A globe is the whole Earth, and where the map shows nowhere yet, with the place opened last in the middle. Behind
  /// it the map is as close as it was.
  mutating func turn(into type: MapType, _ lastOpened: SavedPlace?) {
    switch (state.type == .globe, type == .globe) {
    case (false, true):
      (flatZoom, state.zoom) = (state.zoom, 0)
      if state.center == .origin {
        state.center = lastOpened?.place.coordinate ?? position ?? state.center
      }
    case (true, false):
      if state.zoom == 0, let flatZoom { state.zoom = flatZoom }
    default: break
    }
    // The radar reaches hours back and ahead at most, wherever another map was.
    if type == .radar { state.hour = nil }
    state.type = type
  }
}
