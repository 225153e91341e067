public import Clients
public import Fields
import Foundation
public import Reports

/// The part of the Earth that a map shows, and the cells on which it shows it.
///
/// The flat map is equirectangular, because that shows the poles, with the standard parallel at its
/// center, so that shapes there are right; it never spans more than once around the Earth. The globe is the
/// orthographic projection (Snyder, Map Projections: A Working Manual, 1987, chapters 12 and 20).
public struct Viewport: Hashable, Sendable {
  public private(set) var center: Coordinate
  /// 0 shows the whole world; each further step half as much.
  public private(set) var zoom: Int
  public let columns: Int
  public let rows: Int
  let isGlobe: Bool

  public static let zooms = 0...10
  /// The largest map; a larger window keeps a margin.
  public static let largestSize = (columns: 1_000, rows: 500)

  /// Sizes below 1 and beyond the largest, and zooms beyond the range, become the nearest that exist.
  public init(center: Coordinate, zoom: Int, columns: Int, rows: Int, isGlobe: Bool = false) {
    self.center = center
    self.zoom = min(max(zoom, Self.zooms.lowerBound), Self.zooms.upperBound)
    self.columns = min(max(columns, 1), Self.largestSize.columns)
    self.rows = min(max(rows, 1), Self.largestSize.rows)
    self.isGlobe = isGlobe
  }

  /// A cell by its column and row, from the top left, from 0.
  public struct Cell: Hashable, Sendable {
    public var column: Int
    public var row: Int

    public init(column: Int, row: Int) {
      self.column = column
      self.row = row
    }
  }

  /// The cell in which a point is drawn; `nil` when it is outside.
  public func cell(of coordinate: Coordinate) -> Cell? {
    let spot = projection.spot(coordinate.longitude, coordinate.latitude)
    guard let spot, spot.x >= 0, spot.y >= 0 else { return nil }
    let cell = Cell(column: Int(min(spot.x, 1e6) / 2), row: Int(min(spot.y, 1e6) / 4))
    return cell.column < columns && cell.row < rows ? cell : nil
  }

  /// The view moved by quarters of its size: positive to the right and up. It stops at the poles.
  public func panned(right: Int, up: Int) -> Viewport {
    let (right, up) = (min(max(right, -10_000), 10_000), min(max(up, -10_000), 10_000))
    // Millionths of a degree: whole numbers, so that there and back again is where one was.
    let step = 45_000_000 >> zoom
    let narrowing = max(cos(center.latitude * .pi / 180), 0.05)
    let east = right * min(90_000_000, Int(Double(step) / narrowing))
    let turn = 360_000_000
    var x = (Int((center.longitude * 1e6).rounded()) + east) % turn
    if x > turn / 2 { x -= turn } else if x < -turn / 2 { x += turn }
    let y = Int((center.latitude * 1e6).rounded()) + up * step
    let moved = Coordinate(
      latitude: Double(min(max(y, -90_000_000), 90_000_000)) / 1e6, longitude: Double(x) / 1e6)
    guard let moved else { return self }
    return Viewport(center: moved, zoom: zoom, columns: columns, rows: rows, isGlobe: isGlobe)
  }

  /// A length that is round in its unit and at most a quarter of the width, along the parallel of the center.
  public func scaleBar(in unit: DistanceUnit) -> (length: Double, columns: Int)? {
    let metersPerColumn =
      2 * degreesPerUnit / shrinking * .pi / 180 * 6_371_008.8
      * (isGlobe ? 1 : cos(center.latitude * .pi / 180))
    let lengthPerColumn = metersPerColumn / unit.scale
    let room = lengthPerColumn * Double(max(columns / 4, 4))
    guard room.isFinite, metersPerColumn > 1 else { return nil }
    let decade = pow(10, floor(log10(room)))
    let length = decade * (room >= 5 * decade ? 5 : room >= 2 * decade ? 2 : 1)
    return (length, max(1, Int((length / lengthPerColumn).rounded())))
  }
}

extension Viewport {
  /// A unit is half a column and a quarter of a row: about a square. On the globe it is that of its middle.
  var degreesPerUnit: Double {
    if isGlobe { return 180 / .pi / globeRadius }
    return max(180 / height, Self.leastShrinkingOfTheWorld * 360 / width) / Double(1 << zoom)
  }

  /// A window that is higher than wide shows a strip of the world rather than a narrower one.
  private static let leastShrinkingOfTheWorld = 0.7

  var width: Double { Double(columns * 2) }
  var height: Double { Double(rows * 4) }

  /// The width of a degree of longitude, in degrees of latitude, as drawn.
  var shrinking: Double {
    if isGlobe { return 1 }
    let aroundTheEarth = width * degreesPerUnit / 360
    // The whole world fits the window, even if that distorts its shapes.
    if zoom == 0 { return min(1, aroundTheEarth) }
    return min(1, max(cos(center.latitude * .pi / 180), aroundTheEarth))
  }

  var globeRadius: Double { min(width, height) / 2 * 0.98 * Double(1 << zoom) }

  var projection: any Projection {
    isGlobe ? GlobeProjection(self) : FlatProjection(self)
  }

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
