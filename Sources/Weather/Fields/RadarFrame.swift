public import Foundation

/// Cells of a radar picture on the ground, or the pixels of a tile.
public enum RadarGeometry: Hashable, Sendable {
  /// The grid of the Deutscher Wetterdienst's composites with 1 km cells, of which this is a part: the row and the
  /// column of its first cell, counted from the northwest.
  case composite(top: Int, left: Int)
  /// A map tile in Web Mercator (EPSG:3857): its edges as parts of the whole world, from the northwest.
  case mercator(west: Double, north: Double, size: Double)
}

/// One picture of a radar, measured or forecast: rows from the north, columns from the west.
public struct RadarFrame: Hashable, Sendable {
  public var time: Date
  /// The time of the radar scan that it is made from.
  public var issuedAt: Date
  public var geometry: RadarGeometry
  public var rows, columns: Int
  /// Hundredths of mm/h; `UInt16.max` where nothing is known.
  private(set) var cells: [UInt16]

  public static let missing = UInt16.max
  /// The most cells on a side.
  public static let largest = 1500

  /// `nil` for an impossible size, or a number of cells that doesn't match it.
  public init?(
    time: Date, issuedAt: Date, geometry: RadarGeometry, rows: Int, columns: Int, cells: [UInt16]
  ) {
    guard (1...Self.largest).contains(rows), (1...Self.largest).contains(columns),
      cells.count == rows * columns
    else { return nil }
    self.time = time
    self.issuedAt = issuedAt
    self.geometry = geometry
    (self.rows, self.columns) = (rows, columns)
    self.cells = cells
  }

  public var isForecast: Bool { time > issuedAt }

  /// Whether any cell is known.
  public var hasValues: Bool { cells.contains { $0 != Self.missing } }

  /// In mm/h; `nil` if nothing is known, and outside.
  public func rate(latitude: Double, longitude: Double) -> Double? {
    guard let (row, column) = cell(latitude: latitude, longitude: longitude) else { return nil }
    return rate(row: row, column: column)
  }

  /// The rates where parallels and meridians cross, row by row; NaN in place of `nil`.
  public func rates(latitudes: [Double], longitudes: [Double]) -> [Double] {
    var rates: [Double] = []
    rates.reserveCapacity(latitudes.count * longitudes.count)
    guard case .composite(let top, let left) = geometry else {
      for latitude in latitudes {
        for longitude in longitudes {
          rates.append(rate(latitude: latitude, longitude: longitude) ?? .nan)
        }
      }
      return rates
    }
    let meridians = longitudes.map { CompositeGrid.turn(longitude: $0) }
    for latitude in latitudes {
      let distance = CompositeGrid.distance(latitude: latitude)
      for meridian in meridians {
        let spot = CompositeGrid.spot(distance, meridian)
        let cell = cell((spot.row - Double(top), spot.column - Double(left)))
        rates.append(cell.flatMap { rate(row: $0.row, column: $0.column) } ?? .nan)
      }
    }
    return rates
  }

  public func rate(row: Int, column: Int) -> Double? {
    guard (0..<rows).contains(row), (0..<columns).contains(column) else { return nil }
    let value = cells[row * columns + column]
    return value == Self.missing ? nil : Double(value) / 100
  }

  /// The rate between the middles of the four cells around a point, in mm/h: rain that has reached a cell has not reached
  /// all of it. Where one of them is unknown, that of the cell itself.
  func rateBetweenCells(latitude: Double, longitude: Double) -> Double? {
    guard let own = rate(latitude: latitude, longitude: longitude) else { return nil }
    let spot = spot(latitude: latitude, longitude: longitude)
    let (row, column) = (Int(spot.row.rounded(.down)), Int(spot.column.rounded(.down)))
    guard let a = rate(row: row, column: column), let b = rate(row: row, column: column + 1),
      let c = rate(row: row + 1, column: column), let d = rate(row: row + 1, column: column + 1)
    else { return own }
    let (down, right) = (spot.row - Double(row), spot.column - Double(column))
    return (a + (b - a) * right) * (1 - down) + (c + (d - c) * right) * down
  }

  /// The cell in which a point lies; `nil` outside.
  public func cell(latitude: Double, longitude: Double) -> (row: Int, column: Int)? {
    cell(spot(latitude: latitude, longitude: longitude))
  }

  /// The row and the column of a point; whole numbers are the middles of cells.
  private func spot(latitude: Double, longitude: Double) -> (row: Double, column: Double) {
    switch geometry {
    case .composite(let top, let left):
      let spot = CompositeGrid.spot(latitude: latitude, longitude: longitude)
      return (spot.row - Double(top), spot.column - Double(left))
    case .mercator(let west, let north, let size):
      let spot = Mercator.spot(latitude: latitude, longitude: longitude)
      return (
        (spot.y - north) / size * Double(rows) - 0.5,
        (spot.x - west) / size * Double(columns) - 0.5
      )
    }
  }

  private func cell(_ spot: (row: Double, column: Double)) -> (row: Int, column: Int)? {
    guard let row = Int(exactly: spot.row.rounded()),
      let column = Int(exactly: spot.column.rounded()),
      (0..<rows).contains(row), (0..<columns).contains(column)
    else { return nil }
    return (row, column)
  }

  /// The position of a cell's center.
  public func point(row: Int, column: Int) -> Contour.Point {
    point(atRow: Double(row), column: Double(column))
  }

  /// The length of a cell's side on the ground, in meters, in its middle.
  var cellLength: Double {
    switch geometry {
    case .composite: 1000
    case .mercator(_, _, let size):
      size / Double(columns) * 40_075_016.7
        * Lattice.cosine(point(row: rows / 2, column: columns / 2).latitude)
    }
  }
}

/// The grid DE1200 of the Deutscher Wetterdienst ("Radarkomposits: Projektionen und Gitter", 2022): polar stereographic
/// on the ellipsoid of WGS 84, true at 60° N, along 10° E, with cells of 1 km counted from the northwest.
///
/// Formulas: Snyder, "Map projections: a working manual", 1987, 21-33, 21-34 and 3-5.
public enum CompositeGrid {
  private static let (x0, y0) = (543_196.835_217_764_02, 3_622_588.861_931_001_8)
  private static let radius = 6_378_137.0
  private static let square = 1 - pow(6_356_752.314_245_180_2 / 6_378_137.0, 2)
  private static let eccentricity = square.squareRoot()
  private static let scale: Double = {
    let angle = 60 * Double.pi / 180
    return radius * cos(angle) / (1 - square * pow(sin(angle), 2)).squareRoot() / isometric(angle)
  }()

  private static func isometric(_ angle: Double) -> Double {
    let sine = eccentricity * sin(angle)
    return tan(.pi / 4 - angle / 2) / pow((1 - sine) / (1 + sine), eccentricity / 2)
  }

  /// The row and the column of a point; whole numbers are the middles of cells.
  public static func spot(latitude: Double, longitude: Double) -> (row: Double, column: Double) {
    spot(distance(latitude: latitude), turn(longitude: longitude))
  }

  /// From the pole on the map, in meters.
  static func distance(latitude: Double) -> Double { scale * isometric(latitude * .pi / 180) }

  /// The sine and the cosine of the angle from the grid's own meridian.
  static func turn(longitude: Double) -> (sine: Double, cosine: Double) {
    let angle = (longitude - 10) * .pi / 180
    return (sin(angle), cos(angle))
  }

  static func spot(
    _ distance: Double, _ turn: (sine: Double, cosine: Double)
  ) -> (row: Double, column: Double) {
    ((distance * turn.cosine - y0) / 1000, (x0 + distance * turn.sine) / 1000)
  }

  public static func point(row: Double, column: Double) -> Contour.Point {
    let (x, y) = (column * 1000 - x0, row * 1000 + y0)
    let t = hypot(x, y) / scale
    var angle = .pi / 2 - 2 * atan(t)
    // It converges by a factor of 150 with each step.
    for _ in 0..<6 {
      let sine = eccentricity * sin(angle)
      angle = .pi / 2 - 2 * atan(t * pow((1 - sine) / (1 + sine), eccentricity / 2))
    }
    return Contour.Point(
      latitude: angle * 180 / .pi, longitude: 10 + atan2(x, y) * 180 / .pi)
  }
}

/// Web Mercator, as parts of the world from the northwest.
public enum Mercator {
  public static func spot(latitude: Double, longitude: Double) -> (x: Double, y: Double) {
    let angle = min(max(latitude, -85.051_128), 85.051_128) * .pi / 180
    return ((longitude + 180) / 360, (1 - log(tan(.pi / 4 + angle / 2)) / .pi) / 2)
  }

  static func point(x: Double, y: Double) -> Contour.Point {
    Contour.Point(
      latitude: (2 * atan(exp(.pi * (1 - 2 * y))) - .pi / 2) * 180 / .pi, longitude: x * 360 - 180)
  }
}
