@_spi(Building) import Atlas

/// Simplifies lines so that nothing moves by more than the detail (Douglas and Peucker, 1973). Where
/// lines meet they stay where they are, so that coast and borders still meet.
struct LevelOfDetail {
  /// In ten-thousandths of a degree; 0 keeps every point.
  let detail: Int
  let step: Int

  func level(_ lines: [AtlasLevel.Line]) -> AtlasLevel {
    AtlasLevel(
      detail: detail, step: step,
      lines: lines.compactMap { line in
        // A lake has to be larger than an island to be told from a dot.
        let least = line.kind == .lake ? detail * 3 : detail * 6 / 10
        let isLost = isIsland(line) && size(line) < least
        // Regions are for maps of a country; the coarse levels do without.
        if isLost || line.kind == .region && detail > 2_500 { return nil }
        let points = simplified(line.points)
        return points.count > 1 ? AtlasLevel.Line(line.kind, points) : nil
      })
  }

  private func isIsland(_ line: AtlasLevel.Line) -> Bool {
    guard let first = line.points.first, let last = line.points.last else { return false }
    return first == last
  }

  private func size(_ line: AtlasLevel.Line) -> Int {
    let (xs, ys) = (line.points.map(\.x), line.points.map(\.y))
    guard let west = xs.min(), let east = xs.max(), let south = ys.min(), let north = ys.max()
    else { return 0 }
    return max(east - west, north - south)
  }

  private func simplified(_ points: [(x: Int, y: Int)]) -> [(x: Int, y: Int)] {
    guard detail > 0, points.count > 2 else { return points }
    var isKept = [Bool](repeating: false, count: points.count)
    isKept[0] = true
    isKept[points.count - 1] = true
    var ranges = [(0, points.count - 1)]
    while let (first, last) = ranges.popLast() {
      guard last > first + 1 else { continue }
      let distances = ((first + 1)..<last).map {
        squaredDistance(points[$0], points[first], points[last])
      }
      guard let farthest = distances.indices.max(by: { distances[$0] < distances[$1] }),
        distances[farthest] > Double(detail * detail) / 4
      else { continue }
      let middle = first + 1 + farthest
      isKept[middle] = true
      ranges += [(first, middle), (middle, last)]
    }
    return zip(points, isKept).filter(\.1).map(\.0)
  }

  /// From a point to the way between two others.
  private func squaredDistance(
    _ point: (x: Int, y: Int), _ a: (x: Int, y: Int), _ b: (x: Int, y: Int)
  ) -> Double {
    let (dx, dy) = (Double(b.x - a.x), Double(b.y - a.y))
    let (px, py) = (Double(point.x - a.x), Double(point.y - a.y))
    let length = dx * dx + dy * dy
    let part = length > 0 ? min(1, max(0, (px * dx + py * dy) / length)) : 0
    let (x, y) = (px - part * dx, py - part * dy)
    return x * x + y * y
  }
}
