import ScreenTestSupport

/// A station's report in words.
struct ObservationTextTests {
  /// METARs say nothing of the sun, which in Oslo is up at 14:12 in November and down at 20:12.
  @Test(arguments: [(0.0, "☀ Clear"), (6, "☾ Clear")])
  func aClearSkyHasTheSunOrTheMoon(hours: Double, expected: String) {
    var conditions = Conditions(time: Fixture.now + hours * 3600)
    conditions.weatherCode = WeatherCode(rawValue: 0)
    let observation = Observation(
      station: "ENGM", name: nil, coordinate: Fixture.oslo.coordinate, conditions: conditions,
      isVisibilityAtLeast: false, isWindVariable: false, isWet: false, raw: "")
    let words = Wording(phrases: English(), now: { Fixture.now })
    #expect(words.observations.facts(observation).first == expected)
  }

  /// B13: a station 2 km below a peak is named with its height, and only where there is no other.
  @Test func aStationCountsAtItsHeight() throws {
    let peak = Place(
      name: "Gerlachovský štít",
      coordinate: try #require(Coordinate(latitude: 49.164, longitude: 20.134)),
      elevation: Elevation(2655, .meters))
    func station(_ name: String, _ north: Double, height: Double?) throws -> Observation {
      Observation(
        station: name, name: nil,
        coordinate: try #require(Coordinate(latitude: 49.164 + north, longitude: 20.134)),
        elevation: height.flatMap { Elevation($0, .meters) },
        conditions: Conditions(time: Fixture.now), isVisibilityAtLeast: false,
        isWindVariable: false, isWet: false, raw: "")
    }
    let poprad = try station("LZTT", -0.09, height: 718)
    let lomnica = try station("LZLM", 0.2, height: 2634)
    #expect(!poprad.counts(for: peak))
    #expect(lomnica.counts(for: peak))
    #expect(try station("LZXX", 0, height: nil).counts(for: peak))
    func nearest(_ all: [Observation]) -> String? {
      Observation.nearest(to: peak, at: Fixture.now, of: all)?.station
    }
    #expect(nearest([poprad, lomnica]) == "LZLM")
    #expect(nearest([poprad]) == "LZTT")
    #expect(nearest([try station("LZZZ", 0.28, height: 2655)]) == nil)
    let words = Wording(phrases: English(), now: { Fixture.now }).observations
    #expect(words.source(poprad, near: peak, nil).contains("at a height of 718\u{A0}m"))
    #expect(!words.source(lomnica, near: peak, nil).contains("height"))
  }
}
