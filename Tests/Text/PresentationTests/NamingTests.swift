import ScreenTestSupport

/// Bare points, named by what is near, and places of one name.
struct NamingTests {
  private let words = Wording(phrases: English(), now: { Fixture.now })

  @Test(
    arguments: [
      (3000, 200, nil, "Oslo", "Norway", 580_000, "Europe/Oslo"),
      (42_300, 315, nil, "42 km NW of Oslo", "Norway", nil, "Europe/Oslo"),
      (42_300, nil, nil, "42 km from Oslo", "Norway", nil, "Europe/Oslo"),
      (1_240_000, 270, .sea(.atlanticOcean), "Atlantic Ocean, 59.00° N 10.00° E", nil, nil, nil),
      (
        312_400, 270, .country(code: "NO", name: "Norway"), "312 km W of Oslo", "Norway", nil,
        "Europe/Oslo"
      ),
      (312_400, 270, .country(code: "SE", name: "Sweden"), "312 km W of Oslo", "Sweden", nil, nil),
    ] as [(Double, Double?, NearestPlace.Surroundings?, String, String?, Int?, String?)])
  func namesAPoint(
    meters: Double, degrees: Double?, surroundings: NearestPlace.Surroundings?, name: String,
    country: String?, people: Int?, timeZone: String?
  ) throws {
    let point = try #require(Coordinate(latitude: 59, longitude: 10))
    var oslo = Fixture.oslo
    oslo.elevation = Elevation(26, .meters)
    let nearest = NearestPlace(
      place: oslo, distance: try #require(Distance(meters, .meters)),
      bearing: degrees.flatMap { Direction($0, .degrees) }, surroundings: surroundings)
    let place = words.places.place(at: point, near: nearest)
    #expect(place.name == name)
    #expect(place.coordinate == point)
    #expect(place.countryName == country)
    #expect(place.population == people)
    #expect(place.elevation == nil)
    #expect(place.timeZone == timeZone)
  }

  @Test func namesAPointWhereNothingIsKnown() throws {
    let point = try #require(Coordinate(latitude: 59, longitude: 10))
    #expect(
      words.places.place(at: point, near: nil)
        == Place(name: "59.00° N 10.00° E", coordinate: point, kind: .point))
  }

  private static let missouri = Fixture.springfields[0]

  /// Places of one name in one list.
  @Test(arguments: [
    ([Fixture.oslo, missouri], ["Oslo", "Springfield"]),
    // The same place twice is one.
    ([missouri, missouri], ["Springfield", "Springfield"]),
    (
      [missouri, Fixture.springfields[1], Fixture.oslo],
      ["Springfield, Missouri", "Springfield, Massachusetts", "Oslo"]
    ),
    (
      [place("Georgia", "US", "United States", 32), place("Georgia", "GE", "Georgia", 42)],
      ["Georgia, United States", "Georgia, Georgia"]
    ),
    (
      [place("Springfield", "US", nil, 37.215), place("Springfield", "US", nil, 42.1)],
      ["Springfield, 37.22 −93.00", "Springfield, 42.10 −93.00"]
    ),
  ]) func tellsThemApart(places: [Place], names: [String]) {
    let distinct = places.distinctNames(in: English())
    #expect(places.map { distinct[$0.id] } == names)
  }

  private static func place(
    _ name: String, _ country: String, _ countryName: String?, _ latitude: Double
  ) -> Place {
    Fixture.place(name, country, countryName, region: nil, latitude, -93, nil, nil)
  }
}
