import Foundation
public import Reports

/// A line over the ground: a recorded track, a route, or places with great circles between them.
public struct Way: Hashable, Sendable {
  /// A place with a name, and its distance from the start.
  public struct Stop: Hashable, Sendable {
    /// From the start, in meters.
    public var distance: Double
    public var place: Place

    public init(distance: Double, place: Place) {
      self.distance = distance
      self.place = place
    }
  }

  /// A point of the way, so far from the start.
  public struct Point: Hashable, Sendable {
    public var coordinate: Coordinate
    /// From the start, in meters.
    public var distance: Double
    /// In meters, between those of the vertices; `nil` if the way has none.
    public var elevation: Double?
  }

  /// A hole of at least 100 m between two segments of a track, which isn't part of the way.
  public struct Gap: Hashable, Sendable {
    /// The vertex after it.
    public var vertex: Int
    /// From the start to the gap, in meters.
    public var distance: Double
    /// In meters.
    public var length: Double

    /// A hair beyond it, where the next segment begins.
    var end: Double { distance.nextUp }
  }

  /// Why points don't make a way.
  public enum Failure: Error, Hashable, Sendable {
    /// None, or all of them the same.
    case noPoints
    /// The length in meters, less than `Way.shortest`.
    case tooShort(Double)
  }

  /// A line shorter than this many meters isn't a way.
  static let shortest = 200.0

  public var name: String
  public let vertices: [TrackPoint]
  /// The places at which it begins, passes and ends; none for a track.
  public private(set) var stops: [Stop]
  /// From the start to each vertex, in meters.
  public let distances: [Double]
  /// Meters climbed from the start to each vertex; empty where heights aren't known.
  public let climbs: [Double]
  public let gaps: [Gap]
  /// Whether it follows roads that a service found between its places.
  public var isRoad = false

  /// A line through points in order; distances and climbs may have been measured along more points than these.
  public init(
    _ name: String, through points: [TrackPoint], stops: [Place] = [],
    distances given: [Double]? = nil, climbs: [Double]? = nil
  ) throws(Failure) {
    self.name = name
    vertices = Self.withHeights(points)
    distances = given ?? Self.distances(points)
    self.climbs = climbs ?? Self.climbs(vertices)
    gaps = Self.gaps(vertices, distances)
    let ends = distances
    self.stops = zip(stops.indices, stops).compactMap { index, place in
      ends.indices.contains(index) ? Stop(distance: ends[index], place: place) : nil
    }
    guard let first = points.first, points.contains(where: { $0.coordinate != first.coordinate })
    else { throw .noPoints }
    guard length >= Self.shortest else { throw .tooShort(length) }
  }

  /// A line through points, with the distances, the climbs and the places that were found when it was measured.
  public init(
    _ name: String, through points: [TrackPoint], at distances: [Double], climbs: [Double]?,
    stops: [Stop]
  ) throws(Failure) {
    try self.init(name, through: points, distances: distances, climbs: climbs)
    self.stops = stops
  }

  /// Great circles from place to place.
  public init(through places: [Place]) throws(Failure) {
    let name = [places.first, places.last].compactMap(\.self).map(\.name).joined(separator: " – ")
    try self.init(
      name, through: places.map { TrackPoint($0.coordinate) }, stops: places)
  }

  /// In meters.
  public var length: Double { distances.last ?? 0 }
  /// Meters climbed in all; `nil` if heights aren't known.
  public var ascent: Double? { climbs.last }

  /// Whether its vertices are so far apart that roads between them would have shown, and nothing was measured there.
  public var isStraight: Bool {
    guard length >= Self.leastLeg * Double(vertices.count - 1) else { return false }
    return vertices.allSatisfy { $0.time == nil }
      && Self.distances(vertices).last.map { length < $0 * 1.001 } == true
  }

  /// The mean meters between points of a line that follows no road.
  private static let leastLeg = 1000.0

  /// The point at a distance from the start, in meters, on the great circle between two vertices.
  public func point(at distance: Double) -> Point {
    let (index, share) = place(of: distance)
    let (from, to) = (vertices[index], vertices[min(index + 1, vertices.count - 1)])
    let elevation = from.elevation.flatMap { start in
      to.elevation.map { start + ($0 - start) * share }
    }
    let coordinate: Coordinate
    switch share {
    case 0: coordinate = from.coordinate
    case 1: coordinate = to.coordinate
    default:
      let leg = Geodesic(from: from.coordinate, to: to.coordinate)
      coordinate = Geodesic.end(
        from: from.coordinate, bearing: leg.bearing, distance: leg.distance * share)
    }
    return Point(
      coordinate: coordinate, distance: min(max(0, distance), length), elevation: elevation)
  }

  /// The direction of the line itself at a distance from the start, in degrees.
  func bearing(at distance: Double) -> Double {
    var index = place(of: distance).index
    while index > 0, index + 1 >= vertices.count || distances[index + 1] <= distances[index] {
      index -= 1
    }
    while index + 2 < vertices.count, distances[index + 1] <= distances[index] { index += 1 }
    let to = vertices[min(index + 1, vertices.count - 1)].coordinate
    return Geodesic(from: vertices[index].coordinate, to: to).bearing
  }

  /// The value at a distance between those of the vertices.
  func value(_ values: [Double], at distance: Double) -> Double {
    let (index, share) = place(of: distance)
    let next = values[min(index + 1, values.count - 1)]
    return values[index] + (next - values[index]) * share
  }

  /// The last vertex before a distance, and the share of the segment after it that is covered.
  func place(of distance: Double) -> (index: Int, share: Double) {
    guard distance > 0 else { return (0, 0) }
    guard distance < length else { return (max(0, vertices.count - 2), 1) }
    // The last vertex before it, so that the time after a stop is the arrival.
    let index = distances.dropLast().lastIndex(while: { $0 < distance }) ?? 0
    let leg = distances[index + 1] - distances[index]
    return (index, leg > 0 ? (distance - distances[index]) / leg : 0)
  }

  private static func distances(_ points: [TrackPoint]) -> [Double] {
    var total = 0.0
    var last: Coordinate?
    return points.map { point in
      if let last, !point.startsSegment {
        total += Geodesic(from: last, to: point.coordinate).distance
      }
      last = point.coordinate
      return total
    }
  }

  /// Shorter ones are pauses of a receiver.
  private static let shortestGap = 100.0

  private static func gaps(_ vertices: [TrackPoint], _ distances: [Double]) -> [Gap] {
    zip(vertices.indices.dropFirst(), distances.dropFirst()).compactMap { index, distance in
      guard vertices[index].startsSegment else { return nil }
      let length =
        Geodesic(from: vertices[index - 1].coordinate, to: vertices[index].coordinate).distance
      return length < shortestGap ? nil : Gap(vertex: index, distance: distance, length: length)
    }
  }

  /// Heights that are missing between two others lie between them; those before the first are the first.
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
