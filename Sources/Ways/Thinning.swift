extension Way {
  /// More points aren't asked for.
  static let mostPoints = 100
  /// Meters between two points that are asked for, at least.
  static let leastSpacing = 10_000.0
  /// Seconds between them at least, at the speed of the way.
  static let leastSeconds = 900.0

  /// The points for which the weather is asked, evenly spread from the first to the last of the way: one each 10 km or
  /// 15 minutes, whichever is farther apart, and no more than 100. Places with names are among them. `speed` is the
  /// mean of the way in m/s.
  public func thinned(speed: Double) -> [Point] {
    let ends = stops.count > 1 ? stops.map(\.distance) : [0, length]
    var spacing = max(Self.leastSpacing, speed * Self.leastSeconds)
    var points = spread(ends, spacing)
    while points.count > Self.mostPoints {
      spacing *= max(1.01, Double(points.count) / Double(Self.mostPoints + 1))
      guard spacing < length * 2 else { break }
      points = spread(ends, spacing)
    }
    return points.map(point(at:))
  }

  /// The directions from each point to the next one in degrees, and once more that of the last leg.
  public func bearings(of points: [Point]) -> [Double] {
    var bearings = zip(points, points.dropFirst()).map { here, next in
      let leg = Geodesic(from: here.coordinate, to: next.coordinate)
      // A way that has turned back in between is where it was.
      return leg.distance < 1 ? bearing(at: here.distance) : leg.bearing
    }
    bearings.append(bearings.last ?? bearing(at: length))
    return bearings
  }

  /// The distances of the ends, and as many between them as lie no farther apart than the spacing.
  private func spread(_ ends: [Double], _ spacing: Double) -> [Double] {
    var all = Array(ends.prefix(1))
    for (from, to) in zip(ends, ends.dropFirst()) where to > from {
      let count = max(1, ((to - from) / spacing - 1e-6).rounded(.up))
      for index in 1...Int(count) {
        all.append(index == Int(count) ? to : from + (to - from) * Double(index) / count)
      }
    }
    return all
  }
}
