import HTTP
import TestSupport
import Testing

@testable import WeatherServices

struct NowcastTests {
  private static let metHead =
    #"{"properties":{"meta":{"units":{"precipitation_rate":"mm/h","air_temperature":"celsius"}"#

  private static func met(_ coverage: String, _ series: String) -> [UInt8] {
    Array((metHead + #","radar_coverage":"\#(coverage)"},"timeseries":[\#(series)]}}"#).utf8)
  }

  private static func instant(_ time: String, _ details: String) -> String {
    #"{"time":"\#(time)","data":{"instant":{"details":{\#(details)}}}}"#
  }

  private static func date(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

  @Test func readsTheRadarOfMETNorway() throws {
    let nowcast = try MetNorwayNowcast.nowcast(
      Self.met(
        "ok",
        [
          Self.instant("2026-11-21T14:20:00Z", #""air_temperature":-1.5,"precipitation_rate":0.0"#),
          Self.instant("2026-11-21T14:25:00Z", #""precipitation_rate":2.4"#),
          Self.instant("2026-11-21T14:25:00Z", #""precipitation_rate":99"#),
          Self.instant("2026-11-21T15:00:00Z", #""precipitation_rate":null"#),
          Self.instant("2026-11-21T14:30:00Z", #""precipitation_rate":0.3"#),
        ].joined(separator: ",")), fetched: Answers.now)
    #expect(nowcast.kind == .radar)
    #expect(nowcast.coverage == .ok)
    #expect(nowcast.temperature == Temperature(-1.5, .celsius))
    #expect(nowcast.steps.map { $0.rate?.in(.millimeters) } == [0, 2.4, 0.3, nil])
    #expect(
      try nowcast.steps.map(\.start) == [
        Self.date("2026-11-21T14:20:00Z"), Self.date("2026-11-21T14:25:00Z"),
        Self.date("2026-11-21T14:30:00Z"), Self.date("2026-11-21T15:00:00Z"),
      ])
    #expect(
      try nowcast.steps.map(\.end).prefix(2) == [
        Self.date("2026-11-21T14:25:00Z"), Self.date("2026-11-21T14:30:00Z"),
      ])
  }

  /// The radar's own time, which may be long before the request.
  @Test(arguments: [
    (#""updated_at":"2026-11-21T12:40:00Z","#, true), (#""updated_at":7,"#, false), ("", false),
  ])
  func saysWhenTheRadarSawIt(member: String, isKnown: Bool) throws {
    let meta = Self.metHead.replacing(#""meta":{"#, with: #""meta":{"# + member)
    let series = Self.instant("2026-11-21T14:20:00Z", #""precipitation_rate":0.0"#)
    let text = meta + #"},"timeseries":[\#(series)]}}"#
    let nowcast = try MetNorwayNowcast.nowcast(Array(text.utf8), fetched: Answers.now)
    #expect(try nowcast.issuedAt == (isKnown ? Self.date("2026-11-21T12:40:00Z") : nil))
    let quarters =
      #"{"reference_time":"2026-07-15T15:30+00:00","timestamps":["2026-07-15T15:45+00:00"],"features":[{"properties":{"parameters":{"rr":{"unit":"kg m-2","data":[0.25]}}}}]}"#
    let inca = try GeoSphere.nowcast(Array(quarters.utf8), fetched: Answers.now)
    #expect(try inca.issuedAt == Self.date("2026-07-15T15:30:00Z"))
  }

  @Test(arguments: [
    ("temporarily unavailable", Nowcast.Coverage.unavailable), ("no coverage", .none),
    ("something new", .none),
  ])
  func obeysTheCoverage(text: String, coverage: Nowcast.Coverage) throws {
    let series = Self.instant("2026-11-21T14:20:00Z", #""air_temperature":3"#)
    let nowcast = try MetNorwayNowcast.nowcast(Self.met(text, series), fetched: Answers.now)
    #expect(nowcast.coverage == coverage)
    #expect(nowcast.steps == [])
  }

  /// Rates of another unit, or beyond anything that falls, are no rates.
  @Test(arguments: ["-3", "1e308", "\"x\"", "null", "[]"]) func leavesOutWhatCannotBe(rate: String)
    throws
  {
    let series =
      Self.instant("2026-11-21T14:20:00Z", #""precipitation_rate":\#(rate)"#) + ","
      + Self.instant("2026-11-21T14:25:00Z", #""precipitation_rate":1"#)
    let nowcast = try MetNorwayNowcast.nowcast(Self.met("ok", series), fetched: Answers.now)
    #expect(nowcast.steps.map { $0.rate?.in(.millimeters) } == [nil, 1])
  }

  @Test(arguments: ["", "{}", "[1]", #"{"properties":{"meta":{},"timeseries":[]}}"#])
  func refusesWhatIsNoNowcast(text: String) {
    #expect(throws: ServiceError.self) {
      try MetNorwayNowcast.nowcast(Array(text.utf8), fetched: Answers.now)
    }
    #expect(throws: ServiceError.self) {
      try GeoSphere.nowcast(Array(text.utf8), fetched: Answers.now)
    }
    #expect(throws: ServiceError.self) {
      try OpenMeteoMinutes.nowcast(Array(text.utf8), fetched: Answers.now)
    }
  }

  @Test func readsTheQuartersOfGeoSphere() throws {
    let nowcast = try GeoSphere.nowcast(
      Array(
        #"{"timestamps":["2026-07-15T15:45+00:00","2026-07-15T18:00+02:00","bad","2026-07-15T16:15Z"],"features":[{"properties":{"parameters":{"rr":{"unit":"kg m-2","data":[0.25,0.0,5,null]},"t2m":{"unit":"degree_Celsius","data":[29.97]}}}}]}"#
          .utf8), fetched: Answers.now)
    #expect(nowcast.service == .geoSphere)
    #expect(nowcast.kind == .radar)
    #expect(nowcast.temperature == Temperature(29.97, .celsius))
    #expect(nowcast.steps.map { $0.rate?.in(.millimeters) } == [1, 0, nil])
    // The amount is that of the quarter of an hour before its time.
    #expect(nowcast.steps.first?.start == (try Self.date("2026-07-15T15:30:00Z")))
    #expect(nowcast.steps.map(\.end).last == (try Self.date("2026-07-15T16:15:00Z")))
  }

  @Test func readsTheQuartersOfOpenMeteo() throws {
    let nowcast = try OpenMeteoMinutes.nowcast(
      Array(
        #"{"utc_offset_seconds":7200,"minutely_15_units":{"precipitation":"mm","temperature_2m":"°C"},"minutely_15":{"time":["2026-10-03T12:30","2026-10-03T12:45"],"temperature_2m":[17.7,18.1],"precipitation":[0.5,null]}}"#
          .utf8), fetched: Answers.now)
    #expect(nowcast.kind == .model)
    #expect(nowcast.steps.map { $0.rate?.in(.millimeters) } == [2, nil])
    #expect(nowcast.steps.first?.start == (try Self.date("2026-10-03T10:15:00Z")))
  }

  /// Cities within and without, and the corners of each grid.
  @Test(arguments: [
    (52.52, 13.4, true), (48.85, 2.35, true), (40.4, -3.7, true), (59.33, 18.07, false),
    (40.7, -74.0, true), (47.6, -122.3, true), (19.43, -99.13, false), (61.2, -149.9, false),
    (35.68, 139.7, false), (-33.9, 151.2, false), (21.2, -122.6, true), (47.8, -134.0, true),
    (49.0, -133.0, false),
    (51.5, -110.0, true), (54.0, -110.0, false),
  ])
  func knowsWhereModelsCompute(latitude: Double, longitude: Double, isInside: Bool) {
    #expect(ModelArea.hasQuarterHours(at: Coordinate(latitude, longitude)) == isInside)
  }

  @Test(
    arguments: [
      ("NO", 59.9, 10.7, true), ("AT", 48.2, 16.4, false), (nil, 59.9, 10.7, true),
      ("EE", 59.4, 24.7, false), ("IS", 64.1, -21.9, false),
    ] as [(String?, Double, Double, Bool)])
  func asksTheNordicRadar(country: String?, latitude: Double, longitude: Double, asks: Bool) {
    let point = Coordinate(latitude, longitude)
    #expect(MetNorwayNowcast.covers(Place(name: "", country: country, coordinate: point)) == asks)
  }
}

/// These tests say which service is asked about a place, over real HTTP.
final class NowcastChoiceTests: StandInSuite {
  private func choice(_ cache: AnswerCacheClient = .noop) -> NowcastClient {
    let connection = standIn.connection()
    return NowcastChoice(
      sources: [
        MetNorwayNowcast.source(connection), GeoSphere.source(connection),
        OpenMeteoMinutes.source(standIn.openMeteo()),
      ], openWeather: nil, cache: cache, now: connection.now
    ).client
  }

  private func place(_ name: String) throws -> Place {
    try #require(SampleCapitals.all.first { $0.name == name })
  }

  @Test(arguments: [
    ("Oslo", AskedService.metNorway, "/weatherapi/nowcast/2.0/complete"),
    ("Vienna", .geoSphere, "/v1/timeseries/forecast/nowcast-v1-15min-1km"),
    ("Bratislava", .geoSphere, "/v1/timeseries/forecast/nowcast-v1-15min-1km"),
    ("Paris", .openMeteo, "/v1/forecast"),
  ])
  func asksWhoSeesThePlace(name: String, service: AskedService, path: String) async throws {
    let kept = InMemoryCache()
    let client = choice(kept.client)
    let place = try self.place(name)
    #expect(client.kept(place) == nil)
    let nowcast = try #require(try await client.nowcast(place))
    #expect(nowcast.service == service)
    #expect(standIn.requests.map(\.path) == [path])
    #expect(client.kept(place) == nowcast)
    #expect(try await client.nowcast(place) == nowcast)
    #expect(standIn.requests.count == 1)
    // The values of the formula arrive.
    let climate = SampleClimate(place.coordinate)
    let first = try #require(nowcast.steps.first)
    let said = climate.conditions(at: first.start).precipitation?.in(.millimeters) ?? 0
    #expect(abs((first.rate?.in(.millimeters) ?? -1) - said) < 0.01)
  }

  @Test func asksNobodyElsewhere() async throws {
    let client = choice()
    let tokyo = try place("Tokyo")
    #expect(!client.covers(tokyo))
    #expect(try await client.nowcast(tokyo) == nil)
    #expect(standIn.requests == [])
  }

  /// A model's values, called so, also replace the radar where the model has no quarter-hours of its own. A failure is
  /// told only where nobody else has minutes.
  @Test(arguments: [
    ("Vienna", "/v1/timeseries/forecast/nowcast-v1-15min-1km"),
    ("Oslo", "/weatherapi/nowcast/2.0/complete"),
  ])
  func aModelStandsInForARadarThatFails(name: String, path: String) async throws {
    standIn.fail(.status(500, reason: "Out of order"), path: path)
    let place = try self.place(name)
    let nowcast = try #require(try await choice().nowcast(place))
    #expect(nowcast.service == .openMeteo && nowcast.kind == .model)
    #expect(nowcast.failure != nil && !nowcast.steps.isEmpty)
    standIn.fail(.status(500, reason: "Out of order"))
    await #expect(throws: ServiceError.self) { try await choice().nowcast(place) }
  }

  @Test func saysThatTheRadarIsBlind() async throws {
    standIn.fail(
      .body(
        #"{"properties":{"meta":{"radar_coverage":"temporarily unavailable","units":{}},"timeseries":[]}}"#
      ), path: "/weatherapi/nowcast/2.0/complete")
    let oslo = try place("Oslo")
    let nowcast = try await choice().nowcast(oslo)
    #expect(nowcast?.coverage == .unavailable)
    #expect(nowcast?.steps == [])
  }
}

struct NowcastRecordingsTests {
  private static func bytes(_ name: String) -> [UInt8]? {
    (try? Data(contentsOf: Recordings.folder.appending(path: "nowcast/" + name))).map(Array.init)
  }

  @Test(
    .enabled(if: !Recordings.files("nowcast").isEmpty),
    arguments: ["johnarilds__nowcast_tromso-0.json", "trskare__nowcast_oslo.json"])
  func readsMETNorway(name: String) throws {
    let nowcast = try MetNorwayNowcast.nowcast(try #require(Self.bytes(name)), fetched: Answers.now)
    #expect(nowcast.coverage == .ok)
    #expect(nowcast.steps.count == 23)
    #expect(nowcast.steps.allSatisfy { $0.rate?.in(.millimeters) == 0 })
    #expect(nowcast.temperature != nil)
  }

  @Test(.enabled(if: !Recordings.files("nowcast").isEmpty)) func readsGeoSphere() throws {
    let nowcast = try GeoSphere.nowcast(
      try #require(Self.bytes("slettmayer__geosphere_nowcast_vienna.json")), fetched: Answers.now)
    #expect(nowcast.steps.count == 12)
    #expect(nowcast.steps[8].rate?.in(.millimeters) == 0.04)
    #expect(throws: ServiceError.noReport) {
      try GeoSphere.nowcast(
        try #require(Self.bytes("slettmayer__geosphere_nowcast_out_of_domain.json")),
        fetched: Answers.now)
    }
  }

  /// The data set describes its corners, its name for rain, and its step.
  @Test(.enabled(if: !Recordings.files("nowcast").isEmpty)) func knowsTheDataSet() throws {
    let bytes = try #require(Self.bytes("slettmayer__geosphere_nowcast_metadata.json"))
    let metadata = try #require(
      try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    let box = try #require(metadata["bbox"] as? [Double])
    #expect(zip(box, GeoSphere.bounds).allSatisfy { abs($0 - $1) < 1e-9 } && box.count == 4)
    #expect(metadata["frequency"] as? String == "15min")
    let parameters = try #require(metadata["parameters"] as? [[String: String]])
    #expect(parameters.first { $0["name"] == "rr" }?["unit"] == "kg m-2")
    #expect(parameters.first { $0["name"] == "t2m" }?["unit"] == "degree_Celsius")
  }

  @Test(.enabled(if: !Recordings.files("nowcast").isEmpty)) func readsOpenMeteo() throws {
    let nowcast = try OpenMeteoMinutes.nowcast(
      try #require(Self.bytes("frenck__forecast_minutely_15.json")), fetched: Answers.now)
    #expect(nowcast.steps.count == 4)
    #expect(nowcast.steps.first?.start == (try Date("2026-10-03T10:15:00Z", strategy: .iso8601)))
  }
}
