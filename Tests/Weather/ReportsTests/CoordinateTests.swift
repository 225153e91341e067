import Reports
import Testing

struct CoordinateTests {
  @Test(arguments: [(90.0, 180.0), (-90, -180), (0, 0), (-0.0, -0.0), (48.1486, 17.1077)])
  func takesPointsOnTheEarth(latitude: Double, longitude: Double) throws {
    let point = try #require(Coordinate(latitude: latitude, longitude: longitude))
    #expect(point.latitude == latitude)
    #expect(point.longitude == longitude)
  }

  @Test(arguments: [
    (90.001, 0.0), (-90.001, 0), (0, 180.001), (0, -180.001), (.nan, 0), (0, .nan),
    (.infinity, 0), (0, -.infinity),
  ])
  func refusesPointsBesideIt(latitude: Double, longitude: Double) {
    #expect(Coordinate(latitude: latitude, longitude: longitude) == nil)
  }

  @Test(arguments: [
    (59.91273, 10.74609, 3, 59.913, 10.746), (59.91273, 10.74609, 0, 60, 11),
    (-33.8688, 151.2093, 1, -33.9, 151.2), (89.99999, -179.99999, 3, 90, -180),
  ])
  func rounds(latitude: Double, longitude: Double, places: Int, north: Double, east: Double) throws
  {
    let point = try #require(Coordinate(latitude: latitude, longitude: longitude))
    #expect(point.rounded(to: places) == Coordinate(latitude: north, longitude: east))
  }

  @Test func roundsToAZeroWithoutASign() throws {
    let rounded = try #require(Coordinate(latitude: -0.0001, longitude: -0.0004)).rounded(to: 3)
    #expect(rounded.latitude.sign == .plus)
    #expect(rounded.longitude.sign == .plus)
  }
}

struct PlaceTests {
  @Test(arguments: [
    (59.91273, 10.74609, 59.91254, 10.74641, true), (59.913, 10.746, 59.915, 10.746, false),
    (0.0002, 0.0002, -0.0002, -0.0002, true),
  ])
  func isTheSameWithinAHundredMeters(
    latitude: Double, longitude: Double, otherLatitude: Double, otherLongitude: Double, same: Bool
  ) throws {
    let oslo = Place(
      name: "Oslo", coordinate: try #require(Coordinate(latitude: latitude, longitude: longitude)))
    let other = Place(
      name: "Christiania", country: "NO",
      coordinate: try #require(Coordinate(latitude: otherLatitude, longitude: otherLongitude)))
    #expect((oslo.id == other.id) == same)
    #expect(oslo != other)
  }
}
