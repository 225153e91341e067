import Clients
import CommandKit
import Itineraries
import Phrases
import Presentation
import Reports

// Roads between the points of a straight way.
extension AlongPresenter {
  /// The way by road where it is straight and a means of travel was chosen, the distances of its points from that, and
  /// notes.
  ///
  /// Its points are sent only with the user's consent, which is remembered. Otherwise, and where there is no road, the
  /// way stays straight.
  func byRoad(
    _ way: Way, _ request: AlongRequest
  ) async throws(Failure) -> (way: Way, offRoad: [OffRoad], notes: [String]) {
    let straight = straight(way)
    guard let means = means(of: way, request), let host = world.roads.host() else {
      return (way, [], straight)
    }
    if permission == PositionSource.ask, let (found, offRoad) = keptRoad(way, request) {
      return (found, offRoad, moved(offRoad))
    }
    let isAllowed = try await world.settings.permits(RoadClient.permission) {
      () async throws(Failure) in
      try await context.screen.consent(phrases.maySendWay(to: host), .along)
    }
    guard isAllowed else { return (way, [], straight + [phrases.roadsNotAllowed]) }
    context.screen.wait(phrases.asking)
    defer { context.screen.wait(nil) }
    let road: Road
    do throws(ServiceError) {
      road = try await world.roads.road(way.vertices.map(\.coordinate), means)
    } catch {
      guard error != .cancelled else { throw .service(error) }
      return (way, [], straight + [phrases.sentence(for: .service(error))])
    }
    guard let found = try? Way(road, for: way) else { return (way, [], straight) }
    let offRoad = OffRoad.all(of: way, road)
    return (found, offRoad, moved(offRoad))
  }

  /// The way by the road that was kept for it, however old; `nil` where none was, or roads aren't to be followed.
  func keptRoad(_ way: Way, _ request: AlongRequest) -> (way: Way, offRoad: [OffRoad])? {
    guard permission != "no", world.roads.host() != nil, let means = means(of: way, request),
      let road = world.roads.kept(way.vertices.map(\.coordinate), means),
      let found = try? Way(road, for: way)
    else { return nil }
    return (found, OffRoad.all(of: way, road))
  }

  /// The means by which roads would be followed; `nil` along a track or a road, and without a means.
  private func means(of way: Way, _ request: AlongRequest) -> Travel? {
    guard !straight(way).isEmpty, way.gaps.isEmpty, way.vertices.count <= RoadClient.mostPoints
    else { return nil }
    return request.travel
  }

  private var permission: String {
    world.settings.string(RoadClient.permission) ?? PositionSource.ask
  }

  /// A note where no road is known.
  private func straight(_ way: Way) -> [String] {
    if way.isRoad { return [] }
    return way.stops.isEmpty ? way.isStraight ? [phrases.viaPoints] : [] : [phrases.greatCircles]
  }

  /// The points that are far enough from the road to say so.
  private func moved(_ points: [OffRoad]) -> [String] {
    points.enumerated().compactMap { index, point in
      guard point.distance > OffRoad.near, let distance = Distance(point.distance, .meters) else {
        return nil
      }
      let figures = words.figures
      return phrases.farFromRoad(
        point.name ?? phrases.wayPoint(index + 1),
        phrases.figure(
          point.distance < 1000 ? figures.climb(point.distance) : figures.distance(distance)))
    }
  }
}

/// The distance of a point that was asked for from its road.
nonisolated struct OffRoad: Hashable, Sendable {
  /// `nil` for a point of a route.
  var name: String?
  /// In meters.
  var distance: Double

  /// In meters: a road that is nearer to a place than this leads there.
  static let near = 200.0

  static func all(of way: Way, _ road: Road) -> [OffRoad] {
    zip(way.vertices, road.stops).enumerated().map { index, pair in
      OffRoad(
        name: way.stops.indices.contains(index) ? way.stops[index].place.name : nil,
        distance: Geodesic(from: pair.0.coordinate, to: road.points[pair.1].coordinate).distance)
    }
  }
}

nonisolated extension Way {
  /// A road of more points than these is thinned: its distances stay those of all.
  private static let mostVertices = 2000

  /// A road in place of the straight lines of a way.
  init(_ road: Road, for way: Way) throws(Failure) {
    let distances = road.distances
    let step = max(1, (road.points.count + Self.mostVertices - 1) / Self.mostVertices)
    let ends = Set(road.stops)
    let indices = road.points.indices.filter { $0.isMultiple(of: step) || ends.contains($0) }
    try self.init(
      way.name, through: indices.map { road.points[$0] }, at: indices.map { distances[$0] },
      climbs: nil,
      stops: zip(way.stops, road.stops).map { stop, index in
        Stop(distance: distances[index], place: stop.place)
      })
    isRoad = true
  }
}

nonisolated extension Road {
  /// Meters from the start to each point; from stop to stop as far as the service says.
  var distances: [Double] {
    var line = [0.0]
    for (here, next) in zip(points, points.dropFirst()) {
      let step = Geodesic(from: here.coordinate, to: next.coordinate).distance
      line.append(line[line.count - 1] + step)
    }
    guard legs.count == stops.count - 1 else { return line }
    var distances = line
    var start = 0.0
    for (index, length) in legs.enumerated() {
      let (from, to) = (stops[index], stops[index + 1])
      let scale = line[to] > line[from] ? length / (line[to] - line[from]) : 0
      for point in from...to { distances[point] = start + (line[point] - line[from]) * scale }
      start = distances[to]
    }
    return distances
  }
}
