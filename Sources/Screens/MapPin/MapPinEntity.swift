import Atlas
import WeatherModels

/// A pin or favourite with the row under which it is listed, from 1.
nonisolated struct NumberedPin: Hashable, Sendable {
  var row: Int
  var place: Place
}

/// Which part of the Earth is shown, and how.
nonisolated struct MapState: Hashable, Sendable {
  var center: Coordinate
  var zoom: Int
  var type: MapType

  /// The view for a window. Moving does not depend on its size.
  func viewport(columns: Int = 120, rows: Int = 40) -> Viewport {
    Viewport(
      center: center, zoom: zoom, columns: columns, rows: rows, isGlobe: type == .globe)
  }
}

/// A place with the weather that is written beside it.
nonisolated struct PlaceWeather: Hashable, Sendable {
  var place: Place
  var report: Report
}
