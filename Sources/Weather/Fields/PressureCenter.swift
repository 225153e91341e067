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
  /// The least difference between a center and its surroundings, in hPa. Less is noise.
  private static let leastDifference = 0.5

  /// The highs and lows of a field of pressure, the strongest first: the farthest from the mean.
  ///
  /// A center is a region of the lattice: its highest or lowest point and all that is connected with it by less than
  /// `leastDifference`, if everything around is lower or higher still. None reaches the edge or a point without a
  /// value, because the field beyond is unknown.
  public var centers: [PressureCenter] {
    let known = values.filter { !$0.isNaN }
    let mean = known.mean
    return [1.0, -1].flatMap { sign in regions(sign: sign).map { center($0, sign: sign) } }
      .sorted { abs($0.pressure - mean) > abs($1.pressure - mean) }
  }

  /// The points of each region by their numbers, its highest first, or its lowest for a negative sign.
  private func regions(sign: Double) -> [[Int]] {
    let order = values.indices.filter { !values[$0].isNaN }.sorted {
      sign * values[$0] > sign * values[$1]
    }
    var isSeen = [Bool](repeating: false, count: values.count)
    return order.compactMap { top in
      guard !isSeen[top] else { return nil }
      isSeen[top] = true
      var (region, next, isClosed) = ([top], 0, true)
      while next < region.count {
        let (row, column) = region[next].quotientAndRemainder(dividingBy: lattice.columns)
        next += 1
        for row in row - 1...row + 1 {
          for column in column - 1...column + 1 {
            guard let value = at(row, column) else {
              isClosed = false
              continue
            }
            let below = sign * (values[top] - value)
            if below < 0 { isClosed = false }
            let columns = lattice.columns
            let point = row * columns + (column + columns) % columns
            guard below < Self.leastDifference, !isSeen[point] else { continue }
            isSeen[point] = true
            region.append(point)
          }
        }
      }
      return isClosed ? region : nil
    }
  }

  /// The middle of a wide region, such as a plateau; of a narrow one the extreme of the curve between its points.
  private func center(_ region: [Int], sign: Double) -> PressureCenter {
    let (row, column) = region[0].quotientAndRemainder(dividingBy: lattice.columns)
    let offsets = region.map { point -> (rows: Int, columns: Int) in
      let (r, c) = point.quotientAndRemainder(dividingBy: lattice.columns)
      let turns = lattice.isAround ? (Double(c - column) / Double(lattice.columns)).rounded() : 0
      return (r - row, c - column - Int(turns) * lattice.columns)
    }
    var (rows, columns, pressure) = (0.0, 0.0, values[region[0]])
    if offsets.allSatisfy({ abs($0.rows) <= 1 && abs($0.columns) <= 1 }) {
      (rows, columns, pressure) = extreme(row, column, sign)
    } else {
      let weights = region.map { Self.leastDifference - abs(pressure - values[$0]) }
      let sum = weights.reduce(0, +)
      for (weight, offset) in zip(weights, offsets) {
        rows += Double(offset.rows) * weight / sum
        columns += Double(offset.columns) * weight / sum
      }
    }
    let degree = Double(Lattice.degree)
    let north = Double(lattice.south) + (Double(row) + rows) * Double(lattice.latitudeStep)
    let east = Double(lattice.west) + (Double(column) + columns) * Double(lattice.longitudeStep)
    let longitude = east / degree
    return PressureCenter(
      kind: sign > 0 ? .high : .low, latitude: north / degree,
      longitude: longitude - 360 * ((longitude + 180) / 360).rounded(.down), pressure: pressure)
  }

  /// The highest of the curve within a step of a point, or the lowest, and how far away it is: the best of the quarters
  /// of a step, and from there the vertex of a parabola in each direction.
  private func extreme(
    _ row: Int, _ column: Int, _ sign: Double
  ) -> (rows: Double, columns: Double, value: Double) {
    func value(_ r: Double, _ c: Double) -> Double? {
      self.value(row: Double(row) + r, column: Double(column) + c)
    }
    let quarter = 0.25
    var best = (rows: 0.0, columns: 0.0, value: values[row * lattice.columns + column])
    for r in stride(from: -1, through: 1, by: quarter) {
      for c in stride(from: -1, through: 1, by: quarter) {
        guard let value = value(r, c), sign * value > sign * best.value else { continue }
        best = (r, c, value)
      }
    }
    func vertex(_ before: Double?, _ after: Double?) -> Double {
      guard let before, let after else { return 0 }
      let curvature = before - 2 * best.value + after
      return curvature == 0
        ? 0 : min(max((before - after) / (2 * curvature), -0.5), 0.5) * quarter
    }
    let (r, c) = (best.rows, best.columns)
    return (
      r + vertex(value(r - quarter, c), value(r + quarter, c)),
      c + vertex(value(r, c - quarter), value(r, c + quarter)), best.value
    )
  }
}

extension [Double] {
  fileprivate var mean: Double { isEmpty ? 0 : reduce(0, +) / Double(count) }
}
