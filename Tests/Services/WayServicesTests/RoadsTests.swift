import HTTP
import Itineraries
import Synchronization
import TestSupport
import Testing

@testable import WayServices

/// The roads of ways: what is sent, what is read, and why there may be none.
@Suite(.timeLimit(.minutes(5))) final class RoadsTests: StandInSuite {
  private static func bytes(_ name: String) throws -> [UInt8] {
    let url = try #require(
      Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Resources"))
    return Array(try Data(contentsOf: url))
  }

  private static let munich = [Coordinate(48.14243, 11.57813), Coordinate(48.14587, 11.58815)]

  override init() async throws {
    let road = Data(try RoadsTests.bytes("road-osrm"))
    try await super.init(.fixed(road, encoding: "identity"))
  }

  /// Asks the server of FOSSGIS in the environment, or that of the setting.
  private func roads(
    setting: String? = nil, cache: AnswerCacheClient = InMemoryCache().client,
    now: @escaping @Sendable () -> Date = { StandIn.now },
    pause: @escaping @Sendable (Double) async -> Void = { _ in }
  ) -> RoadClient {
    Roads(
      ServiceConnection(
        http: .patient(), environment: setting == nil ? ["VANE_ROUTE_URL": standIn.url] : [:],
        now: now), cache: cache, server: { setting }, pause: pause
    ).client
  }

  @Test(arguments: Travel.allCases)
  func asksFOSSGISForTheLongitudeFirst(means: Travel) async throws {
    let road = try await roads().road(Self.munich, means)
    #expect(road.points.count == 18)
    #expect(road.stops == [0, 17])
    #expect(road.legs == [1119.2])
    #expect(road.points[0].coordinate == Self.munich[0])
    let request = try #require(standIn.requests.first)
    #expect(
      request.path
        == "/routed-\(means.rawValue)/route/v1/driving/11.5781,48.1424;11.5882,48.1459")
    #expect(
      request.query == ["overview": "simplified", "geometries": "polyline6", "steps": "false"])
    #expect(request.headers["user-agent"] == "vane/test")
  }

  @Test(arguments: [
    ("", "", "road-osrm", "/route/v1/bike/11.5781,48.1424;11.5882,48.1459"),
    ("osrm+", "", "road-osrm", "/route/v1/bike/11.5781,48.1424;11.5882,48.1459"),
    ("valhalla+", "", "road-valhalla", "/route"), ("brouter+", "", "road-brouter", "/brouter"),
    // Servers behind a proxy have a path of their own.
    ("", "/osrm", "road-osrm", "/osrm/route/v1/bike/11.5781,48.1424;11.5882,48.1459"),
    ("", "/osrm/", "road-osrm", "/osrm/route/v1/bike/11.5781,48.1424;11.5882,48.1459"),
    ("", "/maps/osrm", "road-osrm", "/maps/osrm/route/v1/bike/11.5781,48.1424;11.5882,48.1459"),
    ("", "/", "road-osrm", "/route/v1/bike/11.5781,48.1424;11.5882,48.1459"),
  ])
  func asksOnesOwnServer(kind: String, base: String, answer: String, path: String) async throws {
    standIn.fail(.body(String(decoding: try Self.bytes(answer), as: UTF8.self)))
    let client = roads(setting: kind + standIn.url + base)
    #expect(client.host() == "127.0.0.1")
    _ = try await client.road(Self.munich, .bike)
    let request = try #require(standIn.requests.first)
    #expect(standIn.requests.map(\.path) == [path])
    switch kind {
    case "valhalla+":
      #expect(
        request.query["json"]
          == #"{"locations":[{"lat":48.1424,"lon":11.5781},{"lat":48.1459,"lon":11.5882}],"#
          + #""costing":"bicycle","directions_type":"none"}"#)
    case "brouter+":
      #expect(
        request.query == [
          "lonlats": "11.5781,48.1424|11.5882,48.1459", "profile": "trekking",
          "alternativeidx": "0", "format": "geojson",
        ])
    default: break
    }
  }

  @Test(arguments: [
    ("https://example.org/osrm", true), ("valhalla+https://example.org/a/b/", true),
    ("https://example.org/osrm?key=1", false), ("https://example.org/osrm#1", false),
    ("https://me:secret@example.org/osrm", false), ("http://example.org/osrm", false),
    ("graphhopper+https://example.org", false),
  ])
  func readsTheAddressOfAServer(text: String, isServer: Bool) {
    #expect((RoadServer(text) != nil) == isServer)
  }

  @Test func readsTheLegsOfValhalla() throws {
    let road = try RoadAnswer(Self.munich, .valhalla).road(Self.bytes("road-valhalla"))
    #expect(road.points.count == 77)
    #expect(road.stops == [0, 76])
    #expect(road.legs == [2453])
    #expect(road.points[0].coordinate == Coordinate(55.73021, 37.638719))
  }

  @Test func readsTheHeightsOfBRouter() throws {
    let asked = [(42.3034, -82.9919), (42.3054, -82.992), (42.3062, -82.9892)].map(Coordinate.init)
    let road = try RoadAnswer(asked, .brouter).road(Self.bytes("road-brouter"))
    #expect(road.points.map(\.elevation) == [188.5, 187, 188.5, 189, 188, 187.5, 187.5])
    #expect(road.stops == [0, 2, 6])
    #expect(road.legs == [])
  }

  /// A line of five decimals would be a tenth as long as its road.
  @Test func refusesALineOfOtherDecimals() throws {
    let body = try Self.bytes("road-osrm-five-decimals")
    #expect(
      throws: ServiceError.noRoad(.unreadable("its line isn't as long as it is"))
    ) { try RoadAnswer(Self.munich, .osrm).road(body) }
  }

  @Test(arguments: [
    ("_p~iF~ps|U_ulLnnqC_mqNvxq`@", 3), ("", 0),
  ])
  func readsALine(text: String, count: Int) {
    #expect(RoadAnswer.line(text)?.count == count)
  }

  /// Half a pair, half a number, a byte of no line, and numbers without an end.
  @Test(arguments: ["_p~iF", "_p~iF~ps|", "a b", "\u{7F}?", "~~~~~~~~~~~~~~", "ž", "_____gE?"])
  func refusesWhatIsNoLine(text: String) { #expect(RoadAnswer.line(text) == nil) }

  @Test(arguments: [
    "", "[]", "{}", #"{"code":"Ok","routes":[]}"#, #"{"code":"Ok","routes":[{"geometry":7}]}"#,
    #"{"code":"Ok","routes":[{"geometry":"??_ibE_ibE","legs":[{"distance":null}]}],"#
      + #""waypoints":[{"location":[0,0]},{"location":[0.1,0.1]}]}"#,
    #"{"code":"Ok","routes":[{"geometry":"??_ibE_ibE","legs":[{"distance":-5}]}],"#
      + #""waypoints":[{"location":[0,0]},{"location":[0.1,0.1]}]}"#,
    #"{"code":"Ok","routes":[{"geometry":"??_ibE_ibE","legs":[{"distance":15700}]}],"#
      + #""waypoints":[{"location":[0,0]}]}"#,
    #"{"trip":{"legs":[]}}"#, #"{"trip":{"legs":[{"shape":"??","summary":{"length":1}}]}}"#,
    #"{"features":[{"geometry":{"coordinates":[[200,0],[0,95]]}}]}"#,
    #"{"features":[{"geometry":{"coordinates":[[1,2,3,4]]}}]}"#,
  ])
  func refusesWhatIsNoRoad(body: String) {
    for kind in RoadServer.Kind.allCases {
      #expect(throws: ServiceError.self, "\(kind)") {
        try RoadAnswer(Self.munich, kind).road(Array(body.utf8))
      }
    }
  }

  /// OSRM's and Valhalla's codes, BRouter's sentences, and what stands before servers.
  @Test(
    arguments: [
      (400, #"{"code": "NoSegment", "message": "Could not find a matching segment"}"#, .noneNear),
      (400, #"{"code": "NoRoute", "message": "Impossible route between points"}"#, .notConnected),
      (400, #"{"code": "TooBig", "message": "Too many locations"}"#, .tooFar),
      (200, #"{"code": "NoRoute"}"#, .notConnected),
      (429, #"{"message": "Too Many Requests"}"#, .busy), (429, "<html>", .busy),
      (400, #"{"error_code":442,"error":"No path could be found for input"}"#, .notConnected),
      (400, #"{"error_code":171,"error":"No suitable edges near location"}"#, .noneNear),
      (400, #"{"error_code":154,"error":"Path distance exceeds the max distance limit"}"#, .tooFar),
      (400, "datafile E5_N50.rd5 not found", .offMap),
      (400, "datafile E150_S40.rd5 not found", .offMap),
      (400, "from-position not mapped in existing datafile", .noneNear),
      (400, "target island detected for section 0", .notConnected),
      (400, "operation killed by thread-priority-watchdog after 60 seconds", .tooFar),
      (400, "operation killed by thread-priority-watchdog after 0 seconds", .busy),
      (200, " <!DOCTYPE html><h1>Bandwidth limit exceeded</h1>", .page), (509, "<html>", .page),
    ] as [(Int, String, RoadFault)])
  func saysWhyThereIsNone(status: Int, body: String, fault: RoadFault) {
    #expect(throws: ServiceError.noRoad(fault)) {
      try RoadAnswer.check(
        HTTPResponse(status: status, host: "example.org", body: Array(body.utf8)))
    }
  }

  @Test func thePageForABlockedClientIsSaid() async throws {
    let file = try #require(
      Bundle.module.url(
        forResource: "road-blocked", withExtension: "html", subdirectory: "Resources"))
    standIn.fail(.body(try String(contentsOf: file, encoding: .utf8)))
    let cache = InMemoryCache().client
    await #expect(throws: ServiceError.noRoad(.page)) {
      try await roads(cache: cache).road(Self.munich, .car)
    }
    #expect(roads(cache: cache).kept(Self.munich, .car) == nil)
  }

  @Test(
    arguments: [
      (404, #"{"message":"gone\u001b[31m"}"#, "gone[31m"), (503, "<html>", nil),
    ] as [(Int, String, CleanText?)])
  func otherErrorsKeepTheirStatus(status: Int, body: String, reason: CleanText?) {
    #expect(throws: ServiceError.status(status, host: "example.org", reason: reason)) {
      try RoadAnswer.check(
        HTTPResponse(status: status, host: "example.org", body: Array(body.utf8)))
    }
  }

  /// One request serves thirty days, each means has its own, and an old road is better than none.
  @Test func aRoadIsKept() async throws {
    let clock = MovingClock(StandIn.now)
    let cache = InMemoryCache().client
    let client = roads(cache: cache, now: { clock.now })
    #expect(client.kept(Self.munich, .bike) == nil)
    let road = try await client.road(Self.munich, .bike)
    #expect(client.kept(Self.munich, .bike) == road)
    #expect(client.kept(Self.munich, .foot) == nil)
    #expect(client.kept(Self.munich.reversed(), .bike) == nil)
    clock.pass(29 * 86_400)
    #expect(try await client.road(Self.munich, .bike) == road)
    #expect(standIn.requests.count == 1)
    clock.pass(2 * 86_400)
    #expect(try await client.road(Self.munich, .bike) == road)
    #expect(standIn.requests.count == 2)
    clock.pass(31 * 86_400)
    standIn.fail(.status(404, reason: "gone"))
    #expect(try await client.road(Self.munich, .bike) == road)
    #expect(standIn.requests.count == 3)
    // Another server's roads are others.
    let other = roads(setting: "https://example.org", cache: cache)
    #expect(other.kept(Self.munich, .bike) == nil)
  }

  @Test func asksOnceASecond() async throws {
    let clock = MovingClock(StandIn.now)
    let pauses = Mutex<[Double]>([])
    let client = roads(now: { clock.now }) { seconds in
      pauses.withLock { $0.append(seconds) }
      clock.pass(seconds)
    }
    _ = try await client.road(Self.munich, .bike)
    clock.pass(0.25)
    _ = try await client.road(Self.munich, .foot)
    clock.pass(1)
    _ = try await client.road(Self.munich, .car)
    #expect(pauses.withLock { $0 } == [0.75])
  }

  @Test(arguments: ["ftp://example.org", "graphhopper+https://example.org", "valhalla+", "osrm"])
  func refusesABadServer(text: String) async throws {
    #expect(RoadServer(text) == nil)
    let client = roads(setting: text)
    #expect(client.host() == nil)
    await #expect(
      throws: ServiceError.badAddress(setting: "route.url", value: ServerAddress.shown(text))
    ) { try await client.road(Self.munich, .car) }
    #expect(standIn.requests.isEmpty)
  }

  @Test func namesTheHostThatLearnsThePoints() {
    func host(_ setting: String?, isOff: Bool = false) -> String? {
      Roads(
        ServiceConnection(http: .patient(), environment: [:], now: { StandIn.now }), cache: .noop,
        server: { setting }, isOff: { isOff }, pause: { _ in }
      ).client.host()
    }
    #expect(host(nil) == "routing.openstreetmap.de")
    #expect(host("valhalla+https://example.org") == "example.org")
    #expect(host(nil, isOff: true) == nil)
  }
}
