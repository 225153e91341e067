import Foundation

/// A line along which a field has one value.
public struct Contour: Hashable, Sendable {
  public var value: Double
  /// In degrees; a longitude may lie beyond ±180 where the line crosses the 180th meridian. The first point of a closed
  /// line is its last one, too.
  public var points: [Point]

  public struct Point: Hashable, Sendable {
    public var latitude, longitude: Double

    public init(latitude: Double, longitude: Double) {
      (self.latitude, self.longitude) = (latitude, longitude)
    }
  }

  public init(value: Double, points: [Point]) {
    self.value = value
    self.points = points
  }

  public var isClosed: Bool { points.count > 2 && points.first == points.last }
}

extension Field {
  /// Lines at the multiples of `interval`, from the lowest.
  ///
  /// Marching squares (Maple, "Geometric design and space planning using the marching squares and marching cube
  /// algorithms", 2003) on the interpolated field, four times as fine as the lattice. In a saddle the mean of the
  /// corners decides. Where a value is missing, lines end.
  public func contours(every interval: Double) -> [Contour] {
    let grid = FineGrid(self)
    guard interval > 0, let least = grid.least, let most = grid.most else { return [] }
    let first = Int((least / interval).rounded(.up))
    let last = Int((most / interval).rounded(.down))
    guard first <= last, last - first < 200 else { return [] }
    return (first...last).flatMap { grid.lines(at: Double($0) * interval) }
  }
}

/// A field between its points, at four to each step.
struct FineGrid {
  static let parts = 4

  let lattice: Lattice
  let rows, columns: Int
  /// NaN where nothing is known.
  let values: [Double]

  init(_ field: Field) {
    lattice = field.lattice
    rows = (lattice.rows - 1) * Self.parts + 1
    columns = (lattice.columns - (lattice.isAround ? 0 : 1)) * Self.parts + 1
    var values: [Double] = []
    values.reserveCapacity(rows * columns)
    for row in 0..<rows {
      for column in 0..<columns {
        let part = Double(Self.parts)
        values.append(
          field.value(row: Double(row) / part, column: Double(column) / part) ?? .nan)
      }
    }
    self.values = values
  }

  var least: Double? { values.lazy.filter { !$0.isNaN }.min() }
  var most: Double? { values.lazy.filter { !$0.isNaN }.max() }

  func point(_ row: Double, _ column: Double) -> Contour.Point {
    let scale = Double(Lattice.degree) * Double(Self.parts)
    return Contour.Point(
      latitude: Double(lattice.south) / Double(Lattice.degree)
        + row * Double(lattice.latitudeStep) / scale,
      longitude: Double(lattice.west) / Double(Lattice.degree)
        + column * Double(lattice.longitudeStep) / scale)
  }

  /// A crossing lies on an edge: an even number for that from a point to the east, an odd one for that to the north.
  /// Each has up to two links to others.
  func lines(at level: Double) -> [Contour] {
    var links = [Int32](repeating: -1, count: rows * columns * 4)
    var crossed: [Int] = []
    func link(_ a: Int, _ b: Int) {
      for (from, to) in [(a, b), (b, a)] {
        if links[from * 2] < 0 {
          links[from * 2] = Int32(to)
          crossed.append(from)
        } else {
          links[from * 2 + 1] = Int32(to)
        }
      }
    }
    for row in 0..<rows - 1 {
      for column in 0..<columns - 1 {
        let at = row * columns + column
        let corners = (values[at], values[at + 1], values[at + columns + 1], values[at + columns])
        let sum = corners.0 + corners.1 + corners.2 + corners.3
        guard !sum.isNaN else { continue }
        var bits = 0
        if corners.0 >= level { bits |= 1 }
        if corners.1 >= level { bits |= 2 }
        if corners.2 >= level { bits |= 4 }
        if corners.3 >= level { bits |= 8 }
        guard bits != 0, bits != 15 else { continue }
        let (south, west) = (at * 2, at * 2 + 1)
        let (north, east) = ((at + columns) * 2, (at + 1) * 2 + 1)
        let isHigh = sum / 4 >= level
        switch bits {
        case 1, 14: link(south, west)
        case 2, 13: link(south, east)
        case 3, 12: link(west, east)
        case 4, 11: link(north, east)
        case 6, 9: link(south, north)
        case 7, 8: link(west, north)
        case 5 where isHigh, 10 where !isHigh:
          link(south, east)
          link(west, north)
        default:
          link(south, west)
          link(north, east)
        }
      }
    }
    var isSeen = [Bool](repeating: false, count: rows * columns * 2)
    // Lines with ends begin at one of them.
    let starts = crossed.filter { links[$0 * 2 + 1] < 0 } + crossed
    return starts.compactMap { start in
      guard !isSeen[start] else { return nil }
      var line: [Contour.Point] = []
      var edge = start
      while true {
        isSeen[edge] = true
        line.append(crossing(edge, level))
        let next = [links[edge * 2], links[edge * 2 + 1]].first { $0 >= 0 && !isSeen[Int($0)] }
        guard let next else { break }
        edge = Int(next)
      }
      let isClosed =
        line.count > 2 && [links[edge * 2], links[edge * 2 + 1]].contains(Int32(start))
      if isClosed, let first = line.first { line.append(first) }
      return line.count > 1 ? Contour(value: level, points: line) : nil
    }
  }

  private func crossing(_ edge: Int, _ level: Double) -> Contour.Point {
    let at = edge / 2
    let (row, column) = (Double(at / columns), Double(at % columns))
    let other = at + (edge % 2 == 0 ? 1 : columns)
    let difference = values[other] - values[at]
    let part = difference == 0 ? 0.5 : min(max((level - values[at]) / difference, 0), 1)
    return edge % 2 == 0 ? point(row, column + part) : point(row + part, column)
  }
}
