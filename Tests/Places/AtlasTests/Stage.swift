import Atlas
import FileTestSupport
import TestSupport

/// The atlas as it is committed.
enum Stage {
  static let atlas = Atlas(file: PackageFolder.atlas)

  static func map(
    _ latitude: Double, _ longitude: Double, zoom: Int, _ type: MapType = .borders,
    columns: Int = 60, rows: Int = 16, glyphs: MapGlyphs = .dots, labels: [MapDrawing.Label] = [],
    pins: [MapDrawing.Pin] = [], sun: Coordinate? = nil, hasCross: Bool = false
  ) throws -> MapImage {
    let center = try #require(Coordinate(latitude: latitude, longitude: longitude))
    let viewport = Viewport(
      center: center, zoom: zoom, columns: columns, rows: rows, isGlobe: type == .globe)
    return try atlas.image(
      MapDrawing(
        viewport: viewport, type: type, glyphs: glyphs, labels: labels, pins: pins,
        subsolarPoint: sun, hasCross: hasCross))
  }
}

extension Numbers {
  mutating func coordinate() throws -> Coordinate {
    try #require(Coordinate(latitude: next(in: -90...90), longitude: next(in: -180...180)))
  }
}
