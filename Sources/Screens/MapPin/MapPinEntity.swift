import Atlas
import WeatherModels

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
nonisolated struct ReportedPlace: Hashable, Sendable {
  var place: Place
  var report: Report
}
