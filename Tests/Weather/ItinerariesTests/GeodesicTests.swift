import Reports
import Testing

@testable import Itineraries

struct GeodesicTests {
  /// Random points, short legs, almost opposite points, poles and the antimeridian, against Karney's geographiclib.
  @Test func agreesWithKarney() throws {
    let rows = try Figures.table("geodesics").map { $0.compactMap(Double.init) }
    #expect(rows.count == 394)
    for row in rows {
      let start = try #require(Coordinate(latitude: row[0], longitude: row[1]))
      let end = try #require(Coordinate(latitude: row[2], longitude: row[3]))
      let line = Geodesic(from: start, to: end)
      #expect(abs(line.distance - row[4]) <= max(0.01, row[4] * 1e-6), "\(row)")
      #expect(Figures.angle(line.bearing, row[5]) < (row[4] < 10 ? 0.1 : 0.01), "\(row)")
      #expect((0..<360).contains(line.bearing))
      // To ten nanometers, and a centimeter at the other end for the direction
      let (distance, direction) = InverseGeodesic(start, end).solved()
      #expect(abs(distance - row[4]) < 1e-8, "\(row)")
      let turned = Figures.angle(direction.radians * 180 / .pi, row[5]) * .pi / 180
      #expect(turned * row[4] < 1e-2, "\(row)")
      let reached = Geodesic.end(from: start, bearing: row[5], distance: row[4])
      #expect(InverseGeodesic(reached, end).solved().distance < 1e-7, "\(row)")
    }
  }

  /// In every direction it is as far; the shorter way leads over a pole.
  @Test func oppositePointsLieOverAPole() throws {
    let end = try #require(Coordinate(latitude: 0, longitude: 180))
    let line = Geodesic(from: .origin, to: end)
    #expect(abs(line.distance - 20_003_931.46) < 1)
    #expect(Figures.angle(line.bearing, 0) < 1e-6)
    let north = try #require(Coordinate(latitude: 90, longitude: 0))
    let south = try #require(Coordinate(latitude: -90, longitude: 30))
    #expect(abs(Geodesic(from: north, to: south).distance - 20_003_931.46) < 1)
  }

  @Test func equalPointsAreNoLine() throws {
    #expect(Geodesic(from: .origin, to: .origin).distance == 0)
    #expect(Geodesic(from: .origin, to: .origin).bearing == 0)
    let pole = try #require(Coordinate(latitude: 90, longitude: 50))
    let same = try #require(Coordinate(latitude: 90, longitude: 0))
    #expect(Geodesic(from: same, to: pole).distance < 1e-8)
  }
}
