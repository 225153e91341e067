import WeatherModels

// The heights of a way, and its climb.
extension Way {
  static func withHeights(_ points: [TrackPoint]) -> [TrackPoint] {
    let known = points.indices.filter { points[$0].elevation != nil }
    guard known.count > 1, known.count < points.count else { return points }
    var all = points
    for (from, to) in zip(known, known.dropFirst()) where to - from > 1 {
      let (start, end) = (points[from].elevation ?? 0, points[to].elevation ?? 0)
      for index in from + 1..<to {
        all[index].elevation = start + (end - start) * Double(index - from) / Double(to - from)
      }
    }
    for index in 0..<known[0] { all[index].elevation = points[known[0]].elevation }
    for index in known[known.count - 1]..<points.count {
      all[index].elevation = points[known[known.count - 1]].elevation
    }
    return all
  }

  /// A rise or a fall of less than this is noise of a receiver's heights, unless it is part of a larger one.
  private static let leastRise = 5.0

  /// The meters climbed up to each vertex: the rises between the significant lows and highs of the segments, which are
  /// joined without a step.
  static func climbs(_ vertices: [TrackPoint]) -> [Double] {
    var step = 0.0
    var last: Double?
    let heights = vertices.compactMap { vertex -> Double? in
      guard let height = vertex.elevation else { return nil }
      if vertex.startsSegment, let last { step += height - last }
      last = height
      return height - step
    }
    guard heights.count > 1, heights.allSatisfy(\.isFinite) else { return [] }
    var turns = [0]
    var (low, high) = (0, 0)
    for index in heights.indices {
      if heights[index] < heights[low] { low = index }
      if heights[index] > heights[high] { high = index }
      if high > low, heights[high] - heights[index] >= leastRise {
        turns += [low, high]
        (low, high) = (index, index)
      } else if low > high, heights[index] - heights[low] >= leastRise {
        turns += [high, low]
        (low, high) = (low, index)
      }
    }
    turns += low < high ? [low, high] : [high, low]
    turns.append(heights.count - 1)
    var climbs = [Double](repeating: 0, count: heights.count)
    var total = 0.0
    for (from, to) in zip(turns, turns.dropFirst()) where to > from {
      var top = heights[from]
      let start = total
      for index in from + 1...to {
        // Climbs only up to the end of a rise; descents add nothing.
        if heights[to] > heights[from] { top = max(top, min(heights[to], heights[index])) }
        climbs[index] = start + top - heights[from]
      }
      total = climbs[to]
    }
    return climbs
  }
}
