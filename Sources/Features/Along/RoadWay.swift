import CommandKit
import Foundation
import Phrases
import Ways
import WeatherClients
import WeatherModels
import WeatherText

// Roads between the points of a straight way.
extension AlongPresenter {
  /// The way by road where it is straight and a means of travel was chosen, and notes on that.
  ///
  /// Its points are sent only with the user's consent, which is remembered. Otherwise, and where there is no road, the
  /// way stays straight.
  func byRoad(
    _ way: Way, _ request: AlongRequest
  ) async throws(Failure) -> (way: Way, notes: [String]) {
    let straight = straight(way)
    guard !straight.isEmpty, way.gaps.isEmpty, way.vertices.count <= RoadClient.mostPoints,
      let means = request.travel.flatMap({ Road.Means(rawValue: $0.rawValue) }),
      let host = world.roads.host()
    else { return (way, straight) }
    let points = way.vertices.map(\.coordinate)
    let setting = world.settings.string(RoadClient.permission) ?? PositionSource.ask
    var road = setting == PositionSource.ask ? world.roads.kept(points, means) : nil
    if road == nil {
      guard try await maySend(to: host, setting) else {
        return (way, straight + [phrases.roadsNotAllowed])
      }
      context.screen.wait(phrases.asking)
      defer { context.screen.wait(nil) }
      do throws(ServiceError) {
        road = try await world.roads.road(points, means)
      } catch {
        guard error != .cancelled else { throw .service(error) }
        return (way, straight + [phrases.sentence(for: .service(error))])
      }
    }
    guard let road, let found = try? Way(road, for: way) else { return (way, straight) }
    return (found, moved(road, way))
  }

  /// A note where no road is known.
  private func straight(_ way: Way) -> [String] {
    if way.isRoad { return [] }
    return way.stops.isEmpty ? way.isStraight ? [phrases.viaPoints] : [] : [phrases.greatCircles]
  }

  /// Asks once, and remembers the answer. If input isn't interactive, nothing is sent or remembered.
  private func maySend(to host: String, _ setting: String) async throws(Failure) -> Bool {
    guard setting == PositionSource.ask else { return setting == "yes" }
    let isAllowed: Bool
    do {
      isAllowed = try await context.screen.consent(phrases.maySendWay(to: host), .along)
    } catch {
      guard case .needsYes = error else { throw error }
      return false
    }
    try Failure.wrapping(
      storage: world.settings.set(RoadClient.permission, isAllowed ? "yes" : "no"))
    return isAllowed
  }

  /// In meters: a road that is nearer to a place than this leads there.
  private static let nearRoad = 200.0

  /// The distance of the road from the points of the way, where that is worth saying.
  private func moved(_ road: Road, _ way: Way) -> [String] {
    zip(way.vertices, road.stops).enumerated().compactMap { index, pair in
      let (asked, stop) = pair
      let moved = Geodesic(from: asked.coordinate, to: road.points[stop].coordinate).distance
      guard moved > Self.nearRoad, let distance = Distance(moved, .meters) else { return nil }
      let figures = words.figures
      let name =
        way.stops.indices.contains(index)
        ? way.stops[index].place.name : phrases.wayPoint(index + 1)
      return phrases.farFromRoad(
        name, phrases.figure(moved < 1000 ? figures.climb(moved) : figures.distance(distance)))
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
