import Atlas
import Reports

/// The values of a field as a map shows them, at each second column of the map and each row.
nonisolated struct SeenField {
  typealias Spot = (value: Double, point: Coordinate)
  typealias Region = (points: [Coordinate], most: Double)

  private let columns: Int
  private var spots: [Spot?] = []

  init(_ viewport: Viewport, _ value: (Coordinate) -> Double?) {
    columns = (viewport.columns + 1) / 2
    for row in 0..<viewport.rows {
      for column in 0..<columns {
        let cell = Viewport.Cell(column: min(column * 2, viewport.columns - 1), row: row)
        spots.append(
          viewport.coordinate(of: cell).flatMap { point in
            value(point).map { (value: $0, point: point) }
          })
      }
    }
  }

  var isEmpty: Bool { spots.allSatisfy { $0 == nil } }
  var least: Spot? { spots.compactMap(\.self).min { $0.value < $1.value } }
  var most: Spot? { spots.compactMap(\.self).max { $0.value < $1.value } }

  /// Spots of at least a value that touch each other, those of the largest value first.
  func regions(from limit: Double) -> [Region] {
    var isSeen = [Bool](repeating: false, count: spots.count)
    var regions: [Region] = []
    for start in spots.indices {
      guard !isSeen[start], let first = spots[start], first.value >= limit else { continue }
      var region: Region = ([], 0)
      var waiting = [start]
      isSeen[start] = true
      while let index = waiting.popLast() {
        guard let spot = spots[index] else { continue }
        region.points.append(spot.point)
        region.most = max(region.most, spot.value)
        let column = index % columns
        let around =
          [index - columns, index + columns] + (column > 0 ? [index - 1] : [])
          + (column < columns - 1 ? [index + 1] : [])
        for next in around where spots.indices.contains(next) && !isSeen[next] {
          guard let spot = spots[next], spot.value >= limit else { continue }
          isSeen[next] = true
          waiting.append(next)
        }
      }
      regions.append(region)
    }
    return regions.sorted { $0.most > $1.most }
  }
}
