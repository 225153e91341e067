@testable import Along
import Itineraries
import ScreenTestSupport
import TestSupport

/// Ways that follow a road.
struct RoadWayTests {
  private static let places = [("A", 48.0), ("B", 48.1), ("C", 48.3)].map { name, latitude in
    Place(name: name, coordinate: Coordinate(latitude, 17))
  }

  /// Each leg is as long as the service says, whatever its line lost by being simplified.
  @Test func legsAreAsLongAsTheServiceSays() throws {
    let line = [48.0, 48.05, 48.1, 48.2, 48.3].map { TrackPoint(Coordinate($0, 17)) }
    let road = Road(points: line, stops: [0, 2, 4], legs: [20_000, 30_000])
    let way = try Way(road, for: Way(through: Self.places))
    #expect(way.name == "A – C")
    #expect(way.isRoad)
    #expect(way.length == 50_000)
    #expect(way.stops.map(\.distance) == [0, 20_000, 50_000])
    #expect(way.stops.map(\.place.name) == ["A", "B", "C"])
    #expect(way.distances.map { ($0 / 1000).rounded() } == [0, 10, 20, 35, 50])
  }

  @Test func aLineWithoutLegsIsMeasured() throws {
    let road = Road(
      points: Self.places.map { TrackPoint($0.coordinate) }, stops: [0, 1, 2], legs: [])
    let straight = try Way(through: Self.places)
    #expect(try Way(road, for: straight).distances == straight.distances)
  }

  /// Two stops at one point of the road, and a leg of no length.
  @Test func distancesNeverGoBack() throws {
    let line = [48.0, 48.0, 48.1, 48.3].map { TrackPoint(Coordinate($0, 17)) }
    let road = Road(points: line, stops: [0, 1, 1, 3], legs: [300, 400, 33_000])
    let distances = road.distances
    #expect(zip(distances, distances.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(distances.last == 33_000)
  }

  @Test func aLongRoadIsThinnedButNotShortened() throws {
    let line = (0...50_000).map { index in
      TrackPoint(Coordinate(48 + Double(index) * 6e-6, 17 + Double(index % 2) * 1e-5))
    }
    let road = Road(points: line, stops: [0, 16_667, 50_000], legs: [])
    let way = try Way(road, for: Way(through: Self.places))
    #expect(way.vertices.count <= 2003)
    #expect(way.length == road.distances.last)
    #expect(way.stops[1].distance == road.distances[16_667])
  }
}
