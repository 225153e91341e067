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
    let ends = stops.count > 1 ? [stops.map(\.distance)] : pieces
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
    let gaps = wideGaps
    var bearings = zip(points, points.dropFirst()).map { here, next in
      let end = piece(at: here.distance, between: gaps).upperBound
      let leg = Geodesic(
        from: here.coordinate, to: end < next.distance ? point(at: end).coordinate : next.coordinate
      )
      // A way that has turned back in between is where it was.
      return leg.distance < 1 ? bearing(at: here.distance) : leg.bearing
    }
    bearings.append(bearings.last ?? bearing(at: length))
    return bearings
  }

  /// The weather of one side of these isn't that of the other.
  private var wideGaps: [Gap] {
    gaps.filter { $0.length >= Self.leastSpacing }.sorted { $0.length > $1.length }
      .prefix(Self.mostPoints / 4).sorted { $0.distance < $1.distance }
  }

  /// The ends of what lies between wide gaps.
  private var pieces: [[Double]] {
    let gaps = wideGaps
    return zip([0] + gaps.map(\.end), gaps.map(\.distance) + [length]).map { [$0, $1] }
  }

  /// The way between two gaps around a distance from the start; at a gap, that before it.
  func piece(at distance: Double, between gaps: [Gap]) -> ClosedRange<Double> {
    let next = gaps.firstIndex { $0.distance >= distance } ?? gaps.endIndex
    let start = next > 0 ? gaps[next - 1].end : 0
    return start...max(start, next < gaps.endIndex ? gaps[next].distance : length)
  }

  /// The distances of the ends of each piece, and as many between them as lie no farther apart than the spacing.
  private func spread(_ pieces: [[Double]], _ spacing: Double) -> [Double] {
    pieces.flatMap { ends in
      ends.prefix(1)
        + zip(ends, ends.dropFirst()).filter { $0 < $1 }.flatMap { from, to in
          let count = max(1, ((to - from) / spacing - 1e-6).rounded(.up))
          return (1...Int(count)).map { index in
            index == Int(count) ? to : from + (to - from) * Double(index) / count
          }
        }
    }
  }
}
