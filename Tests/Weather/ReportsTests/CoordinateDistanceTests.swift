import Reports
import Testing

struct CoordinateDistanceTests {
  /// The expected distances are those on the sphere of the mean radius, from the angle between the two vectors.
  @Test(arguments: [
    // Berlin and Vienna, Oslo and Bratislava, London and New York, Sydney and Auckland
    ((52.524_37, 13.410_53), (48.208_49, 16.372_08), 523.8),
    ((59.912_73, 10.746_09), (48.148_16, 17.106_74), 1371.0),
    ((51.508_53, -0.125_74), (40.714_27, -74.005_97), 5570.2),
    ((-33.867_85, 151.207_32), (-36.848_53, 174.763_49), 2156.1),
    // Across the date line: Suva and Apia, and a degree on the equator
    ((-18.141_61, 178.441_49), (-13.833_33, -171.766_66), 1150.7), ((0, 179.5), (0, -179.5), 111.2),
    ((0, 180), (0, -180), 0),
    // The poles, where every longitude is the same
    ((90, 0), (90, 123), 0), ((-90, -180), (-90, 45), 0), ((90, 0), (-90, 77), 20_015.1),
    ((90, 17), (0, -103), 10_007.6),
    // Antipodes
    ((0, 0), (0, 180), 20_015.1), ((48.15, 17.11), (-48.15, -162.89), 20_015.1),
    ((0, -90), (0, 90), 20_015.1), ((48.15, 17.11), (48.15, 17.11), 0),
  ])
  func distanceIsThatOfTheGreatCircle(
    from: (Double, Double), to: (Double, Double), kilometers: Double
  ) throws {
    let (from, to) = try (point(from), point(to))
    for distance in try [#require(from.distance(to: to)), #require(to.distance(to: from))] {
      #expect(abs(distance.in(.kilometers) - kilometers) < 0.1)
    }
  }

  /// The examples of GeographicLib's manual: Kennedy to Heathrow and Changi, Wellington to Salamanca.
  @Test(arguments: [
    ((40.6, -73.8), (51.6, -0.5), 5_551_759.4),
    ((40.639_72, -73.778_89), (1.359_17, 103.989_44), 15_347_628),
    ((-41.32, 174.81), (40.96, -5.5), 19_959_679.267),
  ])
  func isAtMostSixThousandthsOffTheEllipsoid(
    from: (Double, Double), to: (Double, Double), meters: Double
  ) throws {
    let distance = try #require(try point(from).distance(to: point(to))).in(.meters)
    #expect(abs(distance / meters - 1) < 0.006)
  }

  @Test func isExactForPointsSideBySide() throws {
    let distance = try point((48.15, 17.11)).distance(to: point((48.150_01, 17.11)))
    #expect(abs(try #require(distance).in(.meters) - 1.112) < 0.001)
  }

  @Test(
    arguments: [
      ((0, 0), (1, 0), 0), ((0, 0), (0, 1), 90), ((1, 0), (0, 0), 180), ((0, 1), (0, 0), 270),
      ((0, 179.5), (0, -179.5), 90), ((0, -179.5), (0, 179.5), 270), ((90, 0), (0, 90), 90),
      ((52.524_37, 13.410_53), (48.208_49, 16.372_08), 155.2), ((0, 0), (-90, 45), 180),
      // Nearest to north from both sides
      ((0, 0), (1, -0.000_000_1), 360), ((0, 0), (1, 0.000_000_1), 0),
      ((48.15, 17.11), (48.15, 17.11), nil), ((48.15, 17.11), (48.150_001, 17.11), nil),
      ((0, 180), (0, -180), nil), ((90, 0), (90, 90), nil),
    ] as [((Double, Double), (Double, Double), Double?)])
  func bearingIsWhereTheGreatCircleSetsOut(
    from: (Double, Double), to: (Double, Double), degrees: Double?
  ) throws {
    let bearing = try point(from).bearing(to: point(to))
    #expect((bearing == nil) == (degrees == nil))
    guard let degrees, let found = bearing?.in(.degrees) else { return }
    #expect(abs(found - degrees) < 0.05)
    #expect((0..<360).contains(found))
  }

  private func point(_ point: (Double, Double)) throws -> Coordinate {
    try #require(Coordinate(latitude: point.0, longitude: point.1))
  }
}
