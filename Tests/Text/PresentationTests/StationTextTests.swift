import ScreenTestSupport

/// What the user's own station says, in words.
struct StationTextTests {
  private static func reading(
    age: Double, place: Place? = Fixture.oslo, _ omitted: [OmittedValue] = []
  ) -> StationReading {
    var conditions = Conditions(time: Fixture.now - age)
    conditions.temperature = Temperature(21.34, .celsius)
    conditions.relativeHumidity = Share(40, .percent)
    conditions.precipitation = Precipitation(1.2, .millimeters)
    return StationReading(
      observation: Observation(
        station: Observation.own, name: nil, coordinate: place?.coordinate ?? .origin,
        conditions: conditions, isVisibilityAtLeast: false, isWindVariable: false, isWet: true,
        raw: ""),
      place: place, omitted: omitted)
  }

  private static func sentences(
    _ reading: StationReading, _ phrases: any Phrases = English()
  ) -> [String] {
    Wording(phrases: phrases, now: { Fixture.now }).observations.sentences(on: reading)
      .map { $0.replacing("\u{A0}", with: " ") }
  }

  private static let reports = "Your station reports 21.3 °C, humidity 40 %, rain 1.2 mm/h "

  @Test(
    arguments: [
      (120.0, [reports + "(2 min ago)."]),
      (-500, [reports + "(just now)."]),
      (
        -700,
        [
          reports + "(just now).",
          "The station's clock is ahead, so its values aren't shown as observed. Set that clock.",
        ]
      ),
      (1200, [reports + "(20 min ago).", "Values older than 15 min aren't shown as observed."]),
    ] as [(Double, [String])])
  func saysHowOldItsValuesAre(age: Double, expected: [String]) {
    #expect(Self.sentences(Self.reading(age: age)) == expected)
  }

  @Test func asksForItsPlace() {
    #expect(
      Self.sentences(Self.reading(age: 0, place: nil)) == [
        Self.reports + "(just now).",
        "The place of the station isn't known. Type set station.place PLACE, or set home PLACE.",
      ])
  }

  @Test(
    arguments: [
      (StationValue.gusts, .implausible("120 m/s"), "gusts (120 m/s is out of range)"),
      (.humidity, .missing(path: "a.b"), "relative humidity (no value at a.b)"),
      (.windDirection, .unreadable("north"), #"wind direction ("north" isn't a number)"#),
      (.time, .unreadable("soon"), #"time ("soon" isn't a time)"#),
      (
        .temperature, .noUnit("21.0"),
        "temperature (21.0 has no unit: write it behind the path, temperature=PATH:UNIT)"
      ),
      (.wind, .unknownUnit("parsec"), #"wind (the unit "parsec" isn't known)"#),
      (
        .pressure, .notAtSeaLevel("980 hPa"),
        "sea-level pressure (980 hPa isn't reduced to sea level: "
          + "calibrate the relative pressure at the station)"
      ),
      (.rain, .unchanged(since: Fixture.now - 7200), "precipitation (last value 2 h ago)"),
    ] as [(StationValue, OmittedValue.Reason, String)])
  func saysWhatIsLeftOut(value: StationValue, reason: OmittedValue.Reason, expected: String) {
    let reading = Self.reading(age: 0, [OmittedValue(value, reason)])
    #expect(Self.sentences(reading).last == "Left out: \(expected).")
    #expect(Self.sentences(reading, Slovak()).last?.hasPrefix("Vynechané: ") == true)
  }

  /// It counts nearby, at its height and for 15 minutes, and then before an airport that is nearer.
  @Test(
    arguments: [
      (4.9, 0.0, 899.0, true), (5.1, 0, 0, false), (0, 299, 0, true), (0, 301, 0, false),
      (0, 0, 901, false), (0, 0, -599, true), (0, 0, -601, false),
    ] as [(Double, Double, Double, Bool)])
  func countsInItsNeighborhood(north: Double, higher: Double, age: Double, counts: Bool) throws {
    var place = Fixture.oslo
    place.elevation = Elevation(20, .meters)
    var own = Self.reading(age: age).observation
    own.coordinate = try #require(
      Coordinate(
        latitude: place.coordinate.latitude + north / 111.3,
        longitude: place.coordinate.longitude))
    own.elevation = Elevation(20 + higher, .meters)
    var airport = own
    airport.station = "ENGM"
    airport.coordinate = place.coordinate
    airport.elevation = place.elevation
    airport.conditions.time = Fixture.now
    let nearest = Observation.nearest(to: place, at: Fixture.now, of: [airport, own])
    #expect(nearest?.isOwn == counts)
  }
}
