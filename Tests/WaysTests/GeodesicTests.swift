import Testing
import WeatherModels

@testable import Ways

struct GeodesicTests {
  /// Random points, short legs, almost opposite points, poles and the antimeridian, against Karney's geographiclib.
  @Test func agreesWithKarney() throws {
    let rows = try Figures.table("geodesics").map { $0.compactMap(Double.init) }
    #expect(rows.count == 248)
    for row in rows {
      let start = try #require(Coordinate(latitude: row[0], longitude: row[1]))
      let end = try #require(Coordinate(latitude: row[2], longitude: row[3]))
      let line = Geodesic(from: start, to: end)
      #expect(abs(line.distance - row[4]) <= max(0.01, row[4] * 1e-6), "\(row)")
      #expect(Figures.angle(line.bearing, row[5]) < (row[4] < 10 ? 0.1 : 0.01), "\(row)")
      #expect((0..<360).contains(line.bearing))
    }
  }

  @Test func endsWhereItWasMeasured() throws {
    for row in try Figures.table("geodesics").map({ $0.compactMap(Double.init) }) {
      let start = try #require(Coordinate(latitude: row[0], longitude: row[1]))
      let end = try #require(Coordinate(latitude: row[2], longitude: row[3]))
      let reached = Geodesic.end(from: start, bearing: row[5], distance: row[4])
      #expect(Geodesic(from: reached, to: end).distance < 1, "\(row)")
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

  @Test func equalPointsAreNoLine() {
    #expect(Geodesic(from: .origin, to: .origin).distance == 0)
    #expect(Geodesic(from: .origin, to: .origin).bearing == 0)
  }
}
