public import Fields
import Foundation
public import WeatherClients
public import WeatherModels

extension Viewport {
  /// The view for the lattice of a field.
  public var fieldView: FieldView {
    FieldView(
      latitude: center.latitude, longitude: center.longitude, height: degreesPerUnit * height,
      width: degreesPerUnit * width / shrinking, zoom: zoom)
  }

  /// The point in the middle of a cell; `nil` beyond the Earth.
  public func coordinate(of cell: Cell) -> Coordinate? {
    projection.coordinate(x: Double(cell.column) * 2 + 1, y: Double(cell.row) * 4 + 2)
  }

  /// The area in sight, as far as parallels and meridians bound it; around a pole that is every longitude.
  public var area: MapArea? {
    let halfHeight = min(90, degreesPerUnit * height / 2)
    let north = min(90, center.latitude + halfHeight)
    let south = max(-90, center.latitude - halfHeight)
    let halfWidth = isGlobe ? 180 : degreesPerUnit * width / shrinking / 2
    guard halfWidth < 180 else { return MapArea(south: south, north: north, west: -180, east: 180) }
    func wrapped(_ degrees: Double) -> Double {
      degrees > 180 ? degrees - 360 : degrees < -180 ? degrees + 360 : degrees
    }
    return MapArea(
      south: south, north: north, west: wrapped(center.longitude - halfWidth),
      east: wrapped(center.longitude + halfWidth))
  }
}
