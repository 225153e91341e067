/// A high or a low: where the pressure is higher or lower than all around.
public struct PressureCenter: Hashable, Sendable {
  /// The raw value is the name in JSON.
  public enum Kind: String, Hashable, Sendable {
    case high, low
  }

  public var kind: Kind
  public var latitude: Double
  /// -180…180.
  public var longitude: Double
  /// At the center, in hPa.
  public var pressure: Double
}

extension Field {
  /// The least difference of the lattice around a center, two steps away in any direction, in hPa. Less is noise, or
  /// where a curve goes beyond its points.
  private static let leastDifference = 0.3

  /// The highs and lows of a field of pressure, the strongest first.
  ///
  /// A point of the interpolated field counts that no other within a lattice step reaches, and that differs from all
  /// points of the lattice around it. There are none at the edge, where the field beyond is unknown.
  public var centers: [PressureCenter] {
    let grid = FineGrid(self)
    let reach = FineGrid.parts
    var found: [(center: PressureCenter, difference: Double)] = []
    for row in 2..<max(2, grid.rows - 2) {
      for column in 2..<max(2, grid.columns - 2) {
        let value = grid.values[row * grid.columns + column]
        guard !value.isNaN else { continue }
        for kind in [PressureCenter.Kind.high, .low] {
          let sign = kind == .high ? 1.0 : -1.0
          guard isExtreme(grid, row, column, value, sign, reach) else { continue }
          let point = (row: (row + reach / 2) / reach, column: (column + reach / 2) / reach)
          let differences = differences(around: point).map { sign * $0 }
          guard differences.count >= 6, differences.allSatisfy({ $0 >= Self.leastDifference })
          else { continue }
          found.append((center(grid, row, column, kind), differences.reduce(0, +)))
        }
      }
    }
    return found.sorted { $0.difference > $1.difference }.map(\.center)
  }

  private func isExtreme(
    _ grid: FineGrid, _ row: Int, _ column: Int, _ value: Double, _ sign: Double, _ reach: Int
  ) -> Bool {
    for r in max(0, row - reach)...min(grid.rows - 1, row + reach) {
      for c in max(0, column - reach)...min(grid.columns - 1, column + reach) {
        guard r != row || c != column else { continue }
        let other = grid.values[r * grid.columns + c]
        let isNear = abs(r - row) <= 1 && abs(c - column) <= 1
        if other.isNaN {
          if isNear { return false }
          continue
        }
        // Of equals the first counts.
        let isBefore = (r, c) < (row, column)
        if sign * other > sign * value || other == value && isBefore { return false }
      }
    }
    return true
  }

  /// By how much a point of the lattice is above those in eight directions, two steps away, or one where the lattice
  /// ends before.
  private func differences(around point: (row: Int, column: Int)) -> [Double] {
    guard let value = at(point.row, point.column) else { return [] }
    let directions = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)]
    return directions.compactMap { row, column in
      let far = at(point.row + 2 * row, point.column + 2 * column)
      return (far ?? at(point.row + row, point.column + column)).map { value - $0 }
    }
  }

  /// Between the fine points: the vertex of a parabola through three of them in each direction.
  private func center(
    _ grid: FineGrid, _ row: Int, _ column: Int, _ kind: PressureCenter.Kind
  ) -> PressureCenter {
    func vertex(_ step: Int) -> Double {
      let at = row * grid.columns + column
      let (a, b, c) = (grid.values[at - step], grid.values[at], grid.values[at + step])
      let curvature = a - 2 * b + c
      return curvature == 0 ? 0 : min(max((a - c) / (2 * curvature), -0.5), 0.5)
    }
    let point = grid.point(Double(row) + vertex(grid.columns), Double(column) + vertex(1))
    let turns = ((point.longitude + 180) / 360).rounded(.down)
    return PressureCenter(
      kind: kind, latitude: point.latitude, longitude: point.longitude - 360 * turns,
      pressure: grid.values[row * grid.columns + column])
  }
}
