import TestSupport
import Testing

@testable import WeatherServices

/// The answers of stations.
///
/// Those in `Resources` were recorded by their owners, and shortened: Ecowitt's in issues 5, 59 and 146 of
/// `alexlenk/ecowitt_local`, Davis' in the documentation of OpenSprinkler-Weather, WeeWX' in pull request 611 of
/// `weewx/weewx`, and a public box of openSenseMap. Names and places were changed.
@Suite(.timeLimit(.minutes(5))) struct StationReaderTests {
  /// 13:00 UTC.
  private static let asked = Date(timeIntervalSince1970: 1_795_266_000)

  private static func place(elevation: Double? = 137) -> Place {
    Place(
      name: "", coordinate: Coordinate(38.7, -90.3),
      elevation: elevation.flatMap { Elevation($0, .meters) }, timeZone: "America/Chicago")
  }

  private static func reading(
    _ body: [UInt8], _ preset: StationSource.Preset?, _ paths: String? = nil,
    place: Place? = place()
  ) throws -> StationReading {
    try StationReader(preset: preset, paths: StationPaths(paths), place: place)
      .reading(body, asked: asked)
  }

  private static func text(
    _ json: String, _ paths: String, _ preset: StationSource.Preset? = nil
  ) throws -> StationReading {
    try reading(Array(json.utf8), preset, paths)
  }

  /// In °C, %, °C, m/s, m/s, degrees, hPa and mm/h, by hand from what was sent.
  @Test(
    arguments: [
      ("ecowitt-metric", .ecowitt, [27.7, 73, 22.4, 0, 0.5, nil, nil, 0], nil),
      // 51.6 °F, 45.7 °F.
      ("ecowitt-imperial", .ecowitt, [10.8889, 80, 7.6111, nil, nil, nil, nil, nil], nil),
      // 0.45 mph, 1.12 mph.
      ("ecowitt-mixed", .ecowitt, [6, 96, 5.4, 0.20117, 0.50068, 359, nil, 0], nil),
      // 57.3 °F, 51.8 °F, 0.37 mph, 3 mph, 30.075 inHg.
      ("davis", .davis, [14.0556, 81.9, 11, 0.1654, 1.34112, 129, 1018.4564, 0], 1_705_523_645),
      // 67.3 °F, 41.4872761332 °F, 2.67886214224 mph, 3.70760684504 mph, 30.0472696314 inHg; 13:32 CDT.
      (
        "weewx", .weewx, [19.6111, 39, 5.2707, 1.19756, 1.65745, 47.2275, 1017.5173, 0],
        1_601_577_120
      ),
    ] as [(String, StationSource.Preset, [Double?], Double?)])
  func readsWhatStationsSend(
    file: String, preset: StationSource.Preset, expected: [Double?], time: Double?
  ) throws {
    let reading = try Self.reading(try Answers.bytes("station-" + file), preset)
    let now = reading.observation.conditions
    let figures = [
      now.temperature?.in(.celsius), now.relativeHumidity?.in(.percent),
      now.dewPoint?.in(.celsius), now.windSpeed?.in(.metersPerSecond),
      now.windGust?.in(.metersPerSecond), now.windDirection?.in(.degrees),
      now.pressure?.in(.hectopascals), now.precipitation?.in(.millimeters),
    ]
    for (figure, value) in zip(figures, expected) {
      #expect((figure == nil) == (value == nil), "\(figures)")
      #expect(abs((figure ?? 0) - (value ?? 0)) < 0.001, "\(figures)")
    }
    #expect(now.time == time.map(Date.init(timeIntervalSince1970:)) ?? Self.asked)
    #expect(reading.observation.isOwn)
  }

  /// A console that nobody calibrated sends the pressure at its own height as that at sea level.
  @Test(arguments: [(137.0, true), (2, false), (nil, false)] as [(Double?, Bool)])
  func pressureThatWasNeverReducedIsLeftOut(elevation: Double?, isLeftOut: Bool) throws {
    let reading = try Self.reading(
      try Answers.bytes("station-ecowitt-imperial"), .ecowitt,
      place: Self.place(elevation: elevation))
    #expect(
      reading.omitted == (isLeftOut ? [OmittedValue(.pressure, .notAtSeaLevel("29.03 inHg"))] : []))
    let pressure = reading.observation.conditions.pressure?.in(.hectopascals)
    #expect(pressure.map { Int($0.rounded()) } == (isLeftOut ? nil : 983))
  }

  @Test func paths() throws {
    let reading = try Self.reading(
      try Answers.bytes("station-opensensemap"), nil,
      "temperature=sensors[title=Temperatur].lastMeasurement.value:°C,"
        + "humidity=sensors[2].lastMeasurement.value,"
        + "time=sensors[title=temperatur].lastMeasurement.createdAt")
    let now = reading.observation.conditions
    #expect(now.temperature == Temperature(26.06, .celsius))
    #expect(now.relativeHumidity == Share(55.67, .percent))
    #expect(now.time.timeIntervalSince1970.rounded(.down) == 1_783_688_987)
    #expect(reading.omitted.isEmpty)
  }

  @Test(arguments: [
    (#"{"a":{"b":"21,5 °C"}}"#, "temperature=a.b", 21.5),
    (#"{"a.b":21.5}"#, "temperature=a.b:C", 21.5),
    (#"{"a.b":"70.7°F","a":{"b":"1 °C"}}"#, "temperature=a.b", 21.5),
    (#"{"a":{"b.c":{"value":"21.5","units":" °C"}}}"#, "temperature=a.b.c", 21.5),
    (#"[{"n":1,"t":null},{"n":1,"t":"−2.5 ºC"}]"#, "temperature=[n=1].t", -2.5),
    (#"{"t":294.65}"#, "temperature=t:K", 21.5),
    // What the answer says of its unit counts.
    (#"{"t":"70.7 F"}"#, "temperature=t:C", 21.5),
  ])
  func findsAValue(json: String, paths: String, expected: Double) throws {
    let found = try Self.text(json, paths).observation.conditions.temperature?.in(.celsius)
    #expect(abs((found ?? .nan) - expected) < 0.001)
  }

  @Test(
    arguments: [
      (#"{"t":"80 C"}"#, "temperature=t", StationValue.temperature, .implausible("80 C")),
      (#"{"t":-999}"#, "temperature=t:C", .temperature, .implausible("-999.0")),
      (#"{"t":21}"#, "temperature=t", .temperature, .noUnit("21.0")),
      (#"{"t":"21 X"}"#, "temperature=t", .temperature, .unknownUnit("X")),
      (#"{"t":"wet"}"#, "temperature=t", .temperature, .unreadable("wet")),
      (#"{"t":true}"#, "temperature=t", .temperature, .missing(path: "t")),
      (#"{"t":"unavailable"}"#, "temperature=t", .temperature, .missing(path: "t")),
      (#"{"t":"--.-"}"#, "temperature=t", .temperature, .missing(path: "t")),
      (#"{"h":"101%"}"#, "humidity=h", .humidity, .implausible("101%")),
      (#"{"h":"-1"}"#, "humidity=h", .humidity, .implausible("-1")),
      (#"{"w":"-0.1 m/s"}"#, "wind=w", .wind, .implausible("-0.1 m/s")),
      (#"{"w":"111 m/s"}"#, "gusts=w", .gusts, .implausible("111 m/s")),
      (#"{"p":"799 hPa"}"#, "pressure=p", .pressure, .implausible("799 hPa")),
      (#"{"p":"1,013.2 bar"}"#, "pressure=p", .pressure, .unknownUnit("bar")),
      (#"{"r":"500 mm/h"}"#, "rain=r", .rain, .implausible("500 mm/h")),
      (#"{"r":"-0.2 mm/Hr"}"#, "rain=r", .rain, .implausible("-0.2 mm/Hr")),
      (#"{"r":"3 mm"}"#, "rain=r", .rain, .unknownUnit("mm")),
      (#"{"d":361}"#, "wind-direction=d", .windDirection, .implausible("361.0")),
    ] as [(String, String, StationValue, OmittedValue.Reason)])
  func saysWhatIsLeftOut(
    json: String, paths: String, value: StationValue, reason: OmittedValue.Reason
  ) throws {
    #expect(try Self.text(json, paths).omitted == [OmittedValue(value, reason)])
  }

  @Test(arguments: [
    (#"{"p":"1,013.2 hPa"}"#, 1013.2), (#"{"p":101320,"unit":"Pa"}"#, 1013.2),
    (#"{"p":"800 mb"}"#, 800), (#"{"p":"1100 mbar"}"#, 1100), (#"{"p":"759,97 mmHg"}"#, 1013.21),
  ])
  func readsPressure(json: String, expected: Double) throws {
    let found = try Self.text(json, "pressure=p").observation.conditions.pressure
    #expect(abs((found?.in(.hectopascals) ?? 0) - expected) < 0.01)
  }

  /// A sensor that is silent has its last state for days.
  @Test func aStateOfHoursAgoIsLeftOut() throws {
    let json = """
      {"sensor.t":{"state":"21.3","attributes":{"unit_of_measurement":"°C"},
      "last_updated":"2026-11-21T11:00:00+00:00","last_reported":"2026-11-21T12:59:30.123456+00:00"},
      "sensor.h":{"state":"55","attributes":{"unit_of_measurement":"%"},
      "last_updated":"2026-11-21T11:30:00+00:00"}}
      """
    let reading = try Self.text(json, "temperature=sensor.t,humidity=sensor.h", .homeAssistant)
    #expect(reading.observation.conditions.temperature == Temperature(21.3, .celsius))
    #expect(reading.observation.conditions.time == Date(timeIntervalSince1970: 1_795_265_970))
    #expect(
      reading.omitted
        == [OmittedValue(.humidity, .unchanged(since: Date(timeIntervalSince1970: 1_795_260_600)))])
  }

  @Test func davisCountsTheTipsOfItsBucket() throws {
    let body = String(decoding: try Answers.bytes("station-davis"), as: UTF8.self)
      .replacing(#""rain_rate_last": 0"#, with: #""rain_rate_last": 12"#)
    for (size, rate) in [(1, 3.048), (2, 2.4), (3, 1.2), (4, 0.3048)] {
      let sized = body.replacing(#""rain_size": 1"#, with: #""rain_size": \#(size)"#)
      let reading = try Self.reading(Array(sized.utf8), .davis)
      let found = reading.observation.conditions.precipitation?.in(.millimeters) ?? 0
      #expect(abs(found - rate) < 0.0001)
      #expect(reading.observation.isWet)
    }
  }

  /// The members of weewx-loopdata have dots in their names and the units of the skin.
  @Test func readsLoopData() throws {
    let json = """
      {"current.dateTime.raw": 1795265990, "current.outTemp": "57.2°F", "current.outTemp.raw": 57.2,
      "current.outHumidity": "81%", "current.windSpeed": "N/A", "current.barometer": "30.012 inHg",
      "current.rainRate": "0.12 in/h", "current.dewpoint": null}
      """
    let reading = try Self.reading(Array(json.utf8), .weewx)
    let now = reading.observation.conditions
    #expect(abs((now.temperature?.in(.celsius) ?? 0) - 14) < 0.001)
    #expect(abs((now.precipitation?.in(.millimeters) ?? 0) - 3.048) < 0.001)
    #expect(now.time == Date(timeIntervalSince1970: 1_795_265_990))
    #expect(now.windSpeed == nil)
    #expect(reading.omitted.isEmpty)
  }

  @Test(
    arguments: [
      ("1795266000", 1_795_266_000), ("1795266000000", 1_795_266_000),
      ("\"1795266000\"", 1_795_266_000), ("\"2026-11-21T13:00:00Z\"", 1_795_266_000),
      ("\"2026-11-21T14:00:00.5+01:00\"", 1_795_266_000),
      ("\"2026-11-21 07:00:00\"", 1_795_266_000), ("\"2026-11-21T07:00\"", 1_795_266_000),
      ("\"Sat, 21 Nov 2026 07:00:00 CST\"", 1_795_266_000),
      ("\"21 Nov 2026 14:00 +0100\"", 1_795_266_000), ("\"21 Nov 2026 07:00\"", 1_795_266_000),
      ("\"Sat, 21 Nov 2026 07:00:00 XYZ\"", 1_795_266_000),
      ("\"32 Nov 2026 07:00\"", nil), ("\"yesterday\"", nil), ("-5", nil), ("1e300", nil),
    ] as [(String, Double?)])
  func readsTimes(json: String, expected: Double?) throws {
    let reading = try Self.text(#"{"t":"1 C","at":\#(json)}"#, "temperature=t,time=at")
    #expect(reading.omitted.map(\.value) == (expected == nil ? [.time] : []))
    let found = reading.observation.conditions.time.timeIntervalSince1970
    #expect(found == expected ?? Self.asked.timeIntervalSince1970)
  }

  @Test(arguments: ["", "[", "<html>", "{}", "[]", "null", #"{"common_list":{"id":"0x02"}}"#])
  func refusesOtherAnswers(text: String) {
    #expect(throws: ServiceError.self) { try Self.reading(Array(text.utf8), .ecowitt) }
  }

  @Test(
    arguments: [
      ("temperature=a.b:C", "temperature=a.b:C"), ("WIND = x[3].y", "wind=x[3].y"),
      ("time=a:b", nil), ("temperature=a:mph", nil), ("sun=a", nil), ("temperature", nil),
      ("temperature=", nil), ("temperature=a..b", nil), ("temperature=a[", nil),
      ("temperature=a]", nil), ("temperature=[x]", nil), ("temperature=a.", nil),
    ] as [(String, String?)])
  func readsPaths(text: String, expected: String?) {
    var paths = StationPaths(nil)
    #expect(paths.give(text) == (expected != nil))
    #expect(paths.text == expected)
    #expect(StationPaths(paths.text) == paths)
  }

  @Test(
    arguments: [
      ("ecowitt 192.168.1.20", "ecowitt http://192.168.1.20/get_livedata_info"),
      ("Davis station.local", "davis http://station.local/v1/current_conditions"),
      ("davis example.org", "davis https://example.org/v1/current_conditions"),
      ("ecowitt http://10.0.0.5:8080/other", "ecowitt http://10.0.0.5:8080/other"),
      (
        "homeassistant http://homeassistant.local:8123",
        "homeassistant http://homeassistant.local:8123"
      ),
      ("homeassistant https://ha.example.org", "homeassistant https://ha.example.org"),
      ("weewx /var/www/my weewx.json", "weewx /var/www/my weewx.json"),
      ("weewx ~/w.json", "weewx ~/w.json"), ("/tmp/now.json", "/tmp/now.json"),
      ("https://example.org/a.json?format=json", "https://example.org/a.json?format=json"),
      ("http://[fd00::1]/a", "http://[fd00::1]/a"),
      ("http://127.0.0.1:1/a", "http://127.0.0.1:1/a"),
      ("ecowitt", nil), ("weewx", nil), ("weewx host", nil), ("now.json", nil), ("", nil),
      ("ftp://192.168.1.2/a", nil), ("https://me:secret@example.org/", nil),
      ("http://192.168.1.2@example.org/", nil), ("https://example.org:0/a", nil), ("https://", nil),
    ] as [(String, String?)])
  func readsSources(text: String, expected: String?) throws {
    let source = try StationSource(text)
    #expect(source?.text == expected)
    let again = try source.flatMap { try StationSource($0.text) }
    #expect(again == source)
  }

  @Test(arguments: [
    "http://example.org/", "http://8.8.8.8/", "http://172.32.0.1/",
    "http://192.168.1.20.example.org/",
    "http://2130706433/", "http://010.0.0.1/", "http://0x7f.1/", "http://[2001:db8::1]/",
    "http://local/", "http://.local/", "http://station/", "ecowitt http://1.2.3.4",
  ])
  func plainTextStaysInTheNetwork(text: String) {
    #expect(throws: StationFault.self) { try StationSource(text) }
  }

  @Test(arguments: [
    ("10.1.2.3", true), ("172.16.0.1", true), ("172.31.255.255", true), ("192.168.0.1", true),
    ("169.254.1.1", true), ("127.0.0.1", true), ("localhost", true), ("a.local", true),
    ("A.HOME.ARPA", true), ("x.lan", true), ("x.internal", true), ("fe80::1", true),
    ("[fdab::1]", true), ("::1", true), ("172.15.0.1", false), ("11.0.0.1", false),
    ("10.0.0", false), ("10.0.0.256", false), ("10.0.0.1.2", false), ("fd::1", false),
    ("fec0::1", false), ("notlocal", false), ("", false),
  ])
  func knowsPrivateHosts(host: String, isPrivate: Bool) {
    #expect(ServerAddress.isPrivate(host) == isPrivate)
  }
}
