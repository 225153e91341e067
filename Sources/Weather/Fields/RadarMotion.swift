import Foundation

/// The motion of the rain that a radar sees.
public struct RadarMotion: Hashable, Sendable {
  /// In m/s on the ground.
  public var speed: Double
  /// The direction in which it moves, in degrees from north by east; 0…360.
  public var direction: Double
  /// In cells of the frames, in a second: to the south and to the east.
  var rows, columns: Double

  /// Less than this is chance.
  static let leastCorrelation = 0.5
  /// Echoes that move faster aren't rain, in m/s.
  static let fastest = 45.0
  /// Fewer wet cells say nothing.
  static let leastWet = 100
  /// A motion that differs by this much, in m/s, is another one, which must be less like the pictures by at least this
  /// correlation: of a line of rain that passes through the picture only its motion across itself can be seen.
  static let (otherSpeed, leastDifference) = (12.0, 0.005)

  /// The motion between two frames on one grid: the shift by which the second is most similar to the first, by the
  /// correlation of the logarithms of their rates where both are known. The search begins on a coarser grid, continues
  /// near its result, and ends between the cells with a parabola.
  ///
  /// `nil` if there is too little rain, if nothing is similar enough, and if other shifts are as good, so that the
  /// motion can't be distinguished from rest or from a whole row of others.
  public init?(from first: RadarFrame, to second: RadarFrame) {
    let seconds = second.time.timeIntervalSince(first.time)
    guard seconds > 0, seconds <= 4500, first.geometry == second.geometry,
      first.rows == second.rows, first.columns == second.columns
    else { return nil }
    let length = first.cellLength
    let most = Self.fastest * seconds / length
    var factor = 1
    while max(first.rows, first.columns) / factor > 80 { factor *= 2 }
    var grids = (RateGrid(first, by: factor), RateGrid(second, by: factor))
    guard first.wetCells >= min(Self.leastWet, first.rows * first.columns / 8), second.wetCells >= 1
    else { return nil }
    let reach =
      Int(min(most / Double(factor), Double(min(grids.0.rows, grids.0.columns)) * 0.6)) + 1
    var best = grids.0.best(grids.1, around: (0, 0), within: reach)
    while factor > 1, let found = best {
      factor /= 2
      grids = (RateGrid(first, by: factor), RateGrid(second, by: factor))
      best = grids.0.best(grids.1, around: (found.row * 2, found.column * 2), within: 2)
    }
    guard let best, best.correlation >= Self.leastCorrelation else { return nil }
    // Of a large picture, half of the cells tell that as well.
    let half = max(first.rows, first.columns) > 160 ? 2 : 1
    let checked = half == 1 ? grids : (RateGrid(first, by: half), RateGrid(second, by: half))
    let isClear = checked.0.isClear(
      checked.1, (best.row / half, best.column / half),
      beyond: max(2, Self.otherSpeed * seconds / length / Double(half)), by: Self.leastDifference)
    guard isClear else { return nil }
    let fine = grids.0.refined(grids.1, best)
    (rows, columns) = (fine.row / seconds, fine.column / seconds)
    guard hypot(fine.row, fine.column) <= most + 1 else { return nil }
    // The speed on the ground: the grid's north isn't north everywhere, nor are its kilometers true.
    let (row, column) = (Double(first.rows) / 2, Double(first.columns) / 2)
    let from = first.point(atRow: row, column: column)
    let to = first.point(atRow: row + fine.row, column: column + fine.column)
    let north = (to.latitude - from.latitude) * .pi / 180
    let east = (to.longitude - from.longitude) * .pi / 180 * Lattice.cosine(from.latitude)
    speed = 6_371_008.8 * hypot(north, east) / seconds
    let angle = atan2(east, north) * 180 / .pi
    direction = angle < 0 ? angle + 360 : angle
  }
}

extension RadarFrame {
  fileprivate var wetCells: Int {
    cells.count { $0 != Self.missing && $0 >= UInt16(RadarSeries.wet * 100) }
  }

  /// The position of a spot between the centers of cells.
  func point(atRow row: Double, column: Double) -> Contour.Point {
    switch geometry {
    case .composite(let top, let left):
      CompositeGrid.point(row: row + Double(top), column: column + Double(left))
    case .mercator(let west, let north, let size):
      Mercator.point(
        x: west + (column + 0.5) / Double(columns) * size,
        y: north + (row + 0.5) / Double(rows) * size)
    }
  }
}

/// The logarithms of rates in blocks of cells; NaN where nothing is known.
private struct RateGrid {
  let rows, columns: Int
  private(set) var values: [Float]

  var count: Int { rows * columns }

  init(_ frame: RadarFrame, by factor: Int) {
    rows = max(1, frame.rows / factor)
    columns = max(1, frame.columns / factor)
    values = []
    values.reserveCapacity(rows * columns)
    for row in 0..<rows {
      for column in 0..<columns {
        var (sum, known) = (0, 0)
        for r in row * factor..<min((row + 1) * factor, frame.rows) {
          for c in column * factor..<min((column + 1) * factor, frame.columns) {
            let cell = frame.cells[r * frame.columns + c]
            guard cell != RadarFrame.missing else { continue }
            sum += Int(cell)
            known += 1
          }
        }
        guard known * 2 >= factor * factor else {
          values.append(.nan)
          continue
        }
        values.append(log(1 + Float(sum) / Float(known) / 100))
      }
    }
  }

  struct Shift {
    var row, column: Int
    var correlation: Double
  }

  func best(_ other: RateGrid, around middle: (row: Int, column: Int), within reach: Int) -> Shift?
  {
    var best: Shift?
    for row in middle.row - reach...middle.row + reach {
      for column in middle.column - reach...middle.column + reach {
        guard let correlation = correlation(other, row, column) else { continue }
        if correlation > best?.correlation ?? -2 {
          best = Shift(row: row, column: column, correlation: correlation)
        }
      }
    }
    return best
  }

  /// Pearson's correlation of this grid, moved by rows and columns, and the other; `nil` if less than a quarter
  /// overlaps, or one is constant.
  func correlation(_ other: RateGrid, _ row: Int, _ column: Int) -> Double? {
    guard abs(row) < rows, abs(column) < columns else { return nil }
    var n: Float = 0
    var (a, b, aa, bb, ab): (Float, Float, Float, Float, Float) = (0, 0, 0, 0, 0)
    values.withUnsafeBufferPointer { mine in
      other.values.withUnsafeBufferPointer { theirs in
        for r in max(0, -row)..<min(rows, rows - row) {
          let (from, to) = (r * columns, (r + row) * columns + column)
          for c in max(0, -column)..<min(columns, columns - column) {
            let (x, y) = (mine[from + c], theirs[to + c])
            // NaN is not equal to itself.
            guard x == x, y == y else { continue }
            n += 1
            a += x
            b += y
            aa += x * x
            bb += y * y
            ab += x * y
          }
        }
      }
    }
    guard n >= Float(count) / 4 else { return nil }
    let spread = Double(aa - a * a / n) * Double(bb - b * b / n)
    guard spread > 1e-6 else { return nil }
    return Double(ab - a * b / n) / spread.squareRoot()
  }

  /// Whether the shifts at this distance are worse than the one in their middle by at least this correlation.
  func isClear(
    _ other: RateGrid, _ middle: (row: Int, column: Int), beyond distance: Double,
    by difference: Double
  ) -> Bool {
    guard let best = best(other, around: middle, within: 1)?.correlation else { return false }
    let reach = Int(distance) + 1
    for row in -reach...reach {
      for column in -reach...reach {
        let length = hypot(Double(row), Double(column))
        guard length >= distance, length < distance + 1,
          let found = correlation(other, middle.row + row, middle.column + column)
        else { continue }
        if found > best - difference { return false }
      }
    }
    return true
  }

  /// A shift between whole cells: the vertex of a parabola in each direction.
  func refined(_ other: RateGrid, _ best: Shift) -> (row: Double, column: Double) {
    func part(_ before: Double?, _ after: Double?) -> Double {
      guard let before, let after else { return 0 }
      let curvature = before - 2 * best.correlation + after
      return curvature < 0 ? min(max((before - after) / (2 * curvature), -0.5), 0.5) : 0
    }
    return (
      Double(best.row)
        + part(
          correlation(other, best.row - 1, best.column),
          correlation(other, best.row + 1, best.column)),
      Double(best.column)
        + part(
          correlation(other, best.row, best.column - 1),
          correlation(other, best.row, best.column + 1))
    )
  }
}
