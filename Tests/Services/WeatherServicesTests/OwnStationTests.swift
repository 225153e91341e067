import FileTestSupport
import HTTP
import ScreenTestSupport
import TestSupport

@testable import WeatherServices

@Suite(.timeLimit(.minutes(5))) final class OwnStationTests: StandInSuite {
  private static let start = Date(timeIntervalSince1970: 1_795_266_000)
  private static let path = "/get_livedata_info"
  private static let answer = #"{"common_list":[{"id":"0x02","val":"6.0","unit":"C"}]}"#

  override init() async throws {
    try await super.init(.fixed(Data(), encoding: "identity"))
    standIn.fail(.body(Self.answer), path: Self.path)
  }

  /// A station on a loopback server, 400 m from the middle of Bratislava, with a clock that tests set.
  private final class Stand: Sendable {
    let settings: SavedSettings
    let clock = MovingClock(OwnStationTests.start)
    let cache = InMemoryCache()
    let failures = Noted<ServiceError>()
    let standIn: StandIn

    init(_ standIn: StandIn, _ settings: [String: String] = [:]) {
      self.standIn = standIn
      let usual = [
        "station": "ecowitt \(standIn.url)\(OwnStationTests.path)", "home": "48.1486,17.1077",
      ]
      self.settings = SavedSettings(usual.merging(settings) { $1 })
    }

    func station(token: String? = nil, file: @escaping OwnStation.FileReader = Stand.noFile)
      -> OwnStation
    {
      OwnStation(
        http: .patient(), settings: settings.client,
        environment: token.map { ["STATION_API_KEY": $0] } ?? [:], cache: cache.client,
        ledger: ServiceLedgerClient(
          records: { [:] },
          note: { service, event in
            if case .failed(let error) = event, service == .station { self.failures.append(error) }
          }, spend: { _, _ in nil }),
        file: file,
        nearest: { point in
          Distance(400, .meters).map { distance in
            NearestPlace(
              place: Place(
                name: "Bratislava", coordinate: point, elevation: Elevation(150, .meters)),
              distance: distance, bearing: nil, surroundings: nil, timeZone: "Europe/Bratislava")
          }
        }, now: { self.clock.now })
    }

    static let noFile: OwnStation.FileReader = { path throws(StationFault) in
      throw .unreadable(path: path.cleanPath, code: ENOENT)
    }
  }

  private static func place(
    _ latitude: Double = 48.15, _ longitude: Double = 17.11, elevation: Double? = nil
  ) -> Place {
    Place(
      name: "Bratislava", coordinate: Coordinate(latitude, longitude),
      elevation: elevation.flatMap { Elevation($0, .meters) })
  }

  private static let airport: Observation = {
    var conditions = Conditions(time: start)
    conditions.temperature = Temperature(4, .celsius)
    return Observation(
      station: "LZIB", name: nil, coordinate: place().coordinate, conditions: conditions,
      isVisibilityAtLeast: false, isWindVariable: false, isWet: false, raw: "METAR")
  }()

  /// Whose measurement stands for a place.
  private func expect(
    _ station: OwnStation, _ place: Place = place(), is expected: String,
    at location: SourceLocation = #_sourceLocation
  ) async throws {
    let found = try await station.observed(place) { _ async throws(ServiceError) in Self.airport }
    #expect(found?.station == expected, sourceLocation: location)
  }

  @Test(
    arguments: [
      (48.15, 17.11, nil, "own"), (48.15, 17.11, 440, "own"), (48.15, 17.11, 460, "LZIB"),
      (48.19, 17.11, nil, "own"), (48.20, 17.11, nil, "LZIB"), (48.15, 17.20, nil, "LZIB"),
    ] as [(Double, Double, Double?, String)])
  func standsForItsNeighborhood(
    latitude: Double, longitude: Double, elevation: Double?, expected: String
  ) async throws {
    let place = Self.place(latitude, longitude, elevation: elevation)
    let stand = Stand(standIn)
    try await expect(stand.station(), place, is: expected)
    let last = stand.station().lastObserved(place) { _ in Self.airport }
    #expect(last?.station == expected)
    // Nobody further away is of interest to it.
    #expect(standIn.requests.count == (latitude == 48.20 || longitude == 17.20 ? 0 : 1))
  }

  @Test func isAskedOnceAMinute() async throws {
    let stand = Stand(standIn)
    for (pause, requests) in [(0.0, 1), (59, 1), (2, 2)] {
      stand.clock.pass(pause)
      try await expect(stand.station(), is: "own")
      #expect(standIn.requests.count == requests)
    }
  }

  /// A gateway that repeats itself for an hour has lost its sensors.
  @Test func anAnswerThatNeverChangesIsOld() async throws {
    let stand = Stand(standIn)
    for (pause, expected) in [(0.0, "own"), (3500, "own"), (200, "LZIB")] {
      stand.clock.pass(pause)
      try await expect(stand.station(), is: expected)
    }
    #expect(stand.station().client.last()?.observation.conditions.time == Self.start)
    standIn.fail(.body(Self.answer.replacing("6.0", with: "6.1")), path: Self.path)
    stand.clock.pass(61)
    try await expect(stand.station(), is: "own")
  }

  @Test(
    arguments: [
      .status(500, reason: ""), .empty, .reset, .redirectLoop, .body("<html>"), .body("{}"),
      .cutOff, .rubbish, .gzipBomb, .endless, .redirect(to: "http://example.org/"),
    ] as [Fault])
  func theAirportIsThereWhereItFails(fault: Fault) async throws {
    standIn.fail(fault, path: Self.path)
    let stand = Stand(standIn)
    try await expect(stand.station(), is: "LZIB")
    #expect(stand.failures.all.count == 1)
  }

  /// An anemometer alone doesn't take the place of an airport.
  @Test func withoutATemperatureTheAirportGoesFirst() async throws {
    standIn.fail(.body(#"{"common_list":[{"id":"0x0B","val":"3 m/s"}]}"#), path: Self.path)
    let station = Stand(standIn).station()
    try await expect(station, is: "LZIB")
    let alone = try await station.observed(Self.place()) { _ async throws(ServiceError) in nil }
    #expect(alone?.conditions.windSpeed == Speed(3, .metersPerSecond))
  }

  @Test func hasAPlaceOfItsOwn() async throws {
    let elsewhere = Stand(standIn, ["station.place": "49,20"])
    try await expect(elsewhere.station(), is: "LZIB")
    try await expect(elsewhere.station(), Self.place(49.01, 20), is: "own")
    let nowhere = Stand(standIn, ["home": ""])
    try await expect(nowhere.station(), is: "LZIB")
    let reading = try await nowhere.station().client.ask()
    #expect(reading?.place == nil)
    #expect(reading?.observation.conditions.temperature == Temperature(6, .celsius))
  }

  @Test func readsAFile() async throws {
    let stand = Stand(standIn, ["station": "/w.json", "station.values": "temperature=t"])
    let station = stand.station { path throws(StationFault) in
      (Array(#"{"t":"7 C","path":"\#(path)"}"#.utf8), Self.start - 600)
    }
    let found = try await station.observed(Self.place()) { _ async throws(ServiceError) in nil }
    #expect(found?.conditions.temperature == Temperature(7, .celsius))
    #expect(found?.conditions.time == Self.start - 600)
    stand.clock.pass(301)
    try await expect(station, is: "LZIB")
    await #expect(throws: ServiceError.station(.unreadable(path: "/w.json", code: ENOENT))) {
      try await stand.station().client.ask()
    }
  }

  private static func state(_ state: String, _ unit: String) -> String {
    #"{"state":"\#(state)","attributes":{"unit_of_measurement":"\#(unit)"},"#
      + #""last_updated":"2026-11-21T12:59:00+00:00"}"#
  }

  @Test func asksHomeAssistantForEachValue() async throws {
    standIn.fail(.body(Self.state("70.7", "°F")), path: "/api/states/sensor.out")
    standIn.fail(.body(Self.state("unavailable", "%")), path: "/api/states/sensor.damp")
    standIn.fail(.status(404, reason: ""), path: "/api/states/sensor.none")
    let stand = Stand(
      standIn,
      [
        "station": "homeassistant \(standIn.url)",
        "station.values": "temperature=sensor.out,humidity=sensor.damp,wind=sensor.none,rain=../x",
      ])
    let reading = try await stand.station(token: "secret").client.ask()
    let temperature = reading?.observation.conditions.temperature?.in(.celsius) ?? 0
    #expect(abs(temperature - 21.5) < 0.001)
    #expect(reading?.observation.conditions.time == Self.start - 60)
    #expect(
      reading?.omitted == [
        OmittedValue(.humidity, .missing(path: "sensor.damp")),
        OmittedValue(.wind, .missing(path: "sensor.none")),
      ])
    #expect(
      standIn.requests.map(\.path).sorted() == [
        "/api/states/sensor.damp", "/api/states/sensor.none", "/api/states/sensor.out",
      ])
    #expect(standIn.requests.allSatisfy { $0.headers["authorization"] == "Bearer secret" })
  }

  @Test func theTokenIsForHomeAssistantAlone() async throws {
    _ = try await Stand(standIn).station(token: "secret").client.ask()
    #expect(standIn.requests.map { $0.headers["authorization"] } == [nil])
  }

  @Test(
    arguments: [
      (.status(401, reason: ""), "secret", .station(.badToken(setting: "STATION_API_KEY"))),
      (.status(401, reason: ""), nil, .station(.noToken(setting: "STATION_API_KEY"))),
      (.status(401, reason: ""), "a\r\nHost: x", .station(.noToken(setting: "STATION_API_KEY"))),
      (.redirect(to: "https://example.org/"), "secret", .redirectedWithKey(host: "127.0.0.1")),
      (.body(#"1},"x":{"#), "secret", .station(.badAnswer(detail: "not JSON"))),
    ] as [(Fault, String?, ServiceError)])
  func homeAssistantRefuses(fault: Fault, token: String?, expected: ServiceError) async throws {
    standIn.fail(fault, path: "/api/states/sensor.out")
    let stand = Stand(
      standIn,
      ["station": "homeassistant \(standIn.url)", "station.values": "temperature=sensor.out"])
    await #expect(throws: expected) { try await stand.station(token: token).client.ask() }
  }

  @Test func withoutPathsNothingIsAsked() async throws {
    let stand = Stand(standIn, ["station": "\(standIn.url)\(Self.path)"])
    await #expect(throws: ServiceError.station(.noPaths)) {
      try await stand.station().client.ask()
    }
  }

  @Test func withoutAStationNothingIsRead() async throws {
    let stand = Stand(standIn, ["station": ""])
    #expect(!stand.station().client.isSet())
    let reading = try await stand.station().client.ask()
    #expect(reading == nil)
    try await expect(stand.station(), is: "LZIB")
    #expect(standIn.requests.isEmpty)
  }
}
