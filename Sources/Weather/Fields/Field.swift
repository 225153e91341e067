public import Foundation
public import Quantities

/// One quantity at one time at every point of a lattice.
public struct Field: Hashable, Sendable {
  public let quantity: WeatherQuantity
  public var time: Date
  public var lattice: Lattice
  /// Row by row from the south, in the base unit of the quantity; NaN where it is missing.
  public var values: [Double]
  /// The origin of the wind in degrees, in the order of `values`; empty for other quantities.
  public var directions: [Double]
  /// Whether a curve between the points may exceed their values: quantities that can't be negative are interpolated
  /// linearly.
  private let isSmooth: Bool

  /// Values that are left out are missing.
  public init(
    _ quantity: WeatherQuantity, at time: Date, on lattice: Lattice, values: [Double],
    directions: [Double] = []
  ) {
    self.quantity = quantity
    isSmooth = quantity == .temperature || quantity == .pressure
    self.time = time
    self.lattice = lattice
    let missing = [Double](repeating: .nan, count: max(0, lattice.count - values.count))
    self.values = Array(values.prefix(lattice.count)) + missing
    self.directions = directions.count == lattice.count ? directions : []
  }

  /// Whether any point has a value.
  public var hasValues: Bool { values.contains { !$0.isNaN } }

  /// The number of points without a value.
  public var missing: Int { values.count { $0.isNaN } }

  /// The value between the points; `nil` outside, and where one of the four around is missing.
  ///
  /// Temperature and pressure follow the curve of Catmull and Rom through the sixteen points around (Keys, "Cubic
  /// convolution interpolation", 1981), where all of them have values; everything else is bilinear.
  public func value(latitude: Double, longitude: Double) -> Double? {
    guard let (row, column) = lattice.position(latitude: latitude, longitude: longitude) else {
      return nil
    }
    return value(row: row, column: column)
  }

  /// The values where parallels and meridians cross, row by row; NaN in place of `nil`.
  public func values(latitudes: [Double], longitudes: [Double]) -> [Double] {
    let columns = longitudes.map { lattice.column($0) }
    var values: [Double] = []
    values.reserveCapacity(latitudes.count * longitudes.count)
    for latitude in latitudes {
      guard let row = lattice.row(latitude) else {
        values += [Double](repeating: .nan, count: columns.count)
        continue
      }
      for column in columns {
        values.append(column.flatMap { value(row: row, column: $0) } ?? .nan)
      }
    }
    return values
  }

  /// The value at a place between rows and columns.
  func value(row: Double, column: Double) -> Double? {
    let (r, c) = (min(Int(row), lattice.rows - 2), column.rounded(.down))
    var c0 = Int(c)
    if !lattice.isAround { c0 = min(c0, lattice.columns - 2) }
    let (v, u) = (row - Double(r), column - Double(c0))
    // A point itself needs none of those around it.
    if v == 0 || v == 1, u == 0 || u == 1 { return at(r + Int(v), c0 + Int(u)) }
    guard let a = at(r, c0), let b = at(r, c0 + 1), let c = at(r + 1, c0),
      let d = at(r + 1, c0 + 1)
    else { return nil }
    if isSmooth, let curve = cubic(r, c0, v, u) { return curve }
    return (a + (b - a) * u) * (1 - v) + (c + (d - c) * u) * v
  }

  /// The value of a point; `nil` if it is missing, and outside.
  func at(_ row: Int, _ column: Int) -> Double? {
    guard row >= 0, row < lattice.rows else { return nil }
    var column = column
    if lattice.isAround {
      column = (column % lattice.columns + lattice.columns) % lattice.columns
    } else if column < 0 || column >= lattice.columns {
      return nil
    }
    let value = values[row * lattice.columns + column]
    return value.isNaN ? nil : value
  }

  /// At the edges the outermost difference is continued.
  private func cubic(_ row: Int, _ column: Int, _ v: Double, _ u: Double) -> Double? {
    func line(_ row: Int) -> Double? {
      guard let b = at(row, column), let c = at(row, column + 1) else { return nil }
      return Self.curve(at(row, column - 1) ?? 2 * b - c, b, c, at(row, column + 2) ?? 2 * c - b, u)
    }
    guard let b = line(row), let c = line(row + 1) else { return nil }
    return Self.curve(line(row - 1) ?? 2 * b - c, b, c, line(row + 2) ?? 2 * c - b, v)
  }

  private static func curve(
    _ a: Double, _ b: Double, _ c: Double, _ d: Double, _ t: Double
  ) -> Double {
    let (square, cube) = (t * t, t * t * t)
    let first = (-a + c) * t + (2 * a - 5 * b + 4 * c - d) * square
    return b + 0.5 * (first + (-a + 3 * b - 3 * c + d) * cube)
  }

  /// The direction at the nearest point; `nil` if it is missing.
  public func direction(latitude: Double, longitude: Double) -> Double? {
    guard !directions.isEmpty,
      let (row, column) = lattice.position(latitude: latitude, longitude: longitude),
      let nearest = Int(exactly: column.rounded()), let row = Int(exactly: row.rounded())
    else { return nil }
    let value = directions[row * lattice.columns + nearest % lattice.columns]
    return value.isNaN ? nil : value
  }
}

extension Lattice {
  /// The cosine of an angle in degrees.
  static func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }
}
