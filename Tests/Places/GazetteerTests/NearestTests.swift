import FileTestSupport
@_spi(Building) import Gazetteer

@Suite struct NearestTests {
  @Test func middleOfBerlinIsBerlinAndNotADistrict() throws {
    let nearest = try gazetteer.nearest(to: point(52.5200, 13.3870))
    #expect(nearest?.place.name == "Berlin")
    #expect(nearest?.surroundings == nil)
  }

  @Test func townIsNamedWithDistanceAndBearing() throws {
    let nearest = try gazetteer.nearest(to: point(78.30, 15.30))
    #expect(nearest?.place.name == "Longyearbyen")
    #expect(nearest.map { $0.distance.in(.kilometers).rounded() } == 12)
    #expect(nearest?.bearing.map { $0.in(.degrees).rounded() } == 318)
    #expect(nearest?.surroundings == nil)
  }

  @Test(arguments: [
    (0.0, -30.0, Sea.atlanticOcean), (-48.88, -123.39, .pacificOcean), (-30, 80, .indianOcean),
    (88, 10, .arcticOcean), (-62, -150, .southernOcean), (35, 18, .mediterraneanSea),
    (57, 3, .northSea), (0, -180, .pacificOcean), (0, 180, .pacificOcean),
    (58, -178, .beringSea), (58, 178, .beringSea), (24, -90, .gulfOfMexico),
  ])
  func openSeaHasItsName(latitude: Double, longitude: Double, sea: Sea) throws {
    let nearest = try gazetteer.nearest(to: point(latitude, longitude))
    #expect(nearest?.surroundings == .sea(sea))
    #expect((nearest?.distance.in(.kilometers) ?? 0) > 100)
  }

  @Test(arguments: [
    (72.0, -40.0, "GL", "Grónsko"), (25, 5, "DZ", "Alžírsko"), (-25, 128, "AU", "Austrália"),
    (-90, 0, "AQ", "Antarktída"),
  ])
  func emptyLandHasItsCountry(
    latitude: Double, longitude: Double, code: String, name: String
  ) throws {
    let nearest = try gazetteer.nearest(to: point(latitude, longitude), language: .slovak)
    #expect(nearest?.surroundings == .country(code: code, name: name))
  }

  /// GeoNames counts these among the places of a region 1,000 km away or more.
  @Test(arguments: [
    (45.0, 90.0, "Queren", "Xinjiang"), (56.866, 41.282, "Kitovo", "Ivanovo Oblast"),
  ])
  func aPlaceIsInTheRegionAroundIt(
    latitude: Double, longitude: Double, name: String, region: String
  ) throws {
    let nearest = try gazetteer.nearest(to: point(latitude, longitude))
    #expect(nearest?.place.name == name)
    #expect(nearest?.place.region == region)
  }

  @Test func dateLineIsNoEdge() throws {
    let east = try gazetteer.nearest(to: point(-16.8, 180))
    let west = try gazetteer.nearest(to: point(-16.8, -180))
    #expect(east?.place == west?.place)
    #expect(east?.place.country == "FJ")
  }

  @Test(arguments: [-90.0, -89.999_9, 89.999_9, 90])
  func polesAreTheSameFromEverySide(latitude: Double) throws {
    let places = try [-180.0, -90, 0, 90, 180].map { longitude in
      try gazetteer.nearest(to: point(latitude, longitude))?.place.name
    }
    #expect(Set(places).count == 1)
    #expect(places.first.flatMap { $0 } == (latitude < 0 ? "Puerto Williams" : "Longyearbyen"))
  }

  @Test func treeAgreesWithComparingAll() throws {
    var generator = Numbers(seed: 42)
    let spots = (0..<2000).map { _ in
      Spot(
        latitude: .random(in: -90...90, using: &generator),
        longitude: .random(in: -180...180, using: &generator),
        reach: .random(in: 0...14_000, using: &generator))
    }
    let nodes = spots.enumerated().map { index, spot in
      SphereTree.Node(
        latitude: spot.latitude, longitude: spot.longitude, rank: index, reach: spot.reach)
    }
    let packed = SphereTree.packed(SphereTree.ordered(nodes))
    let tree = SphereTree(count: nodes.count) { take in take(packed) }
    for _ in 0..<500 {
      let latitude = Double.random(in: -90...90, using: &generator)
      let longitude = Double.random(in: -180...180, using: &generator)
      let found = try #require(tree.nearest(latitude: latitude, longitude: longitude))
      let least = spots.map { $0.metres(latitude, longitude) }.min() ?? 0
      // A step of the tree's coordinates is 6 m.
      #expect(spots[found].metres(latitude, longitude) - least < 20)
    }
  }

  /// A place of the comparison, whose distance is measured by the haversine formula.
  private struct Spot {
    let latitude: Double
    let longitude: Double
    let reach: Double

    func metres(_ latitude: Double, _ longitude: Double) -> Double {
      let (a, b) = (self.latitude * .pi / 180, latitude * .pi / 180)
      let turn = (longitude - self.longitude) * .pi / 180
      let (up, aside) = (sin((b - a) / 2), sin(turn / 2))
      let haversine = up * up + cos(a) * cos(b) * aside * aside
      return 2 * 6_371_008.8 * asin(min(1, haversine.squareRoot())) - reach
    }
  }
}
