@_spi(Building) import Atlas

/// The lines between the regions: an edge of one region alone is coast, one between two of a country a
/// border of regions, one between two countries a border of those.
struct Topology {
  private var edges: [Edge] = []
  private var atVertex: [Ring.Point: [Int]] = [:]

  private struct Edge {
    var a, b: Ring.Point
    var country: Substring
    var kind = AtlasLine.coast
  }

  private struct Ends: Hashable {
    var a, b: Ring.Point

    init(_ a: Ring.Point, _ b: Ring.Point) {
      (self.a, self.b) = (a.x, a.y) < (b.x, b.y) ? (a, b) : (b, a)
    }
  }

  init(rings: [Ring]) {
    var known: [Ends: Int] = [:]
    for ring in rings {
      for (a, b) in zip(ring.points, ring.points.dropFirst()) where a != b && !Self.isCut(a, b) {
        let ends = Ends(a, b)
        if let index = known[ends] {
          edges[index].kind = edges[index].country == ring.country ? .region : .border
        } else {
          known[ends] = edges.count
          edges.append(Edge(a: a, b: b, country: ring.country))
        }
      }
    }
    for index in edges.indices {
      atVertex[edges[index].a, default: []].append(index)
      atVertex[edges[index].b, default: []].append(index)
    }
  }

  /// The edges joined to lines, which end where lines meet; in the order of the source.
  func lines() -> [AtlasLevel.Line] {
    var isUsed = [Bool](repeating: false, count: edges.count)
    return edges.indices.compactMap { index in
      guard !isUsed[index] else { return nil }
      isUsed[index] = true
      let edge = edges[index]
      let ahead = walk(from: edge.b, edge.kind, &isUsed)
      let back = walk(from: edge.a, edge.kind, &isUsed)
      let points = back.reversed() + [edge.a, edge.b] + ahead
      return AtlasLevel.Line(edge.kind, points.map(\.place))
    }
  }

  /// Along the date line and around the pole nothing ends but the paper.
  private static func isCut(_ a: Ring.Point, _ b: Ring.Point) -> Bool {
    (abs(a.x) == 1_800_000 && a.x == b.x) || (a.y < -898_900 && b.y < -898_900)
  }

  private func walk(
    from start: Ring.Point, _ kind: AtlasLine, _ isUsed: inout [Bool]
  ) -> [Ring.Point] {
    var points: [Ring.Point] = []
    var point = start
    while let here = atVertex[point], here.count == 2,
      let next = here.first(where: { !isUsed[$0] && edges[$0].kind == kind })
    {
      isUsed[next] = true
      point = edges[next].a == point ? edges[next].b : edges[next].a
      points.append(point)
    }
    return points
  }
}
