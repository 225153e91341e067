import Fields
import HTTP
import TestSupport
import Testing

@testable import WeatherServices

/// Radar pictures as Bright Sky sends them; `radar.json` is a part of a composite of the Deutscher Wetterdienst.
final class BrightSkyRadarTests: StandInSuite {
  private static let fetched = Date(timeIntervalSince1970: 1_758_618_000)

  private static func frames(_ text: String) throws -> (frames: [RadarFrame], unreadable: Int) {
    try BrightSkyRadar.frames(
      Array(text.utf8), around: Coordinate(50, 7), reach: 2_000, fetched: fetched)
  }

  private static func picture(_ time: String, _ cells: String) -> String {
    #"{"timestamp":"2025-09-23T\#(time):00+00:00","source":"RADOLAN::RV::2025-09-23T08:55:00+00:00","#
      + #""precipitation_5":\#(cells)}"#
  }

  /// A few bytes that speak of hundreds of the largest pictures take no more memory than an honest answer.
  @Test func manyLargePicturesAreNotAllTaken() throws {
    let pictures = (0..<300).map { index in
      let minute = index % 60
      return Self.picture("0\(index / 60):\(minute < 10 ? "0" : "")\(minute)", "[[1]]")
    }
    let found = try Self.frames(
      #"{"radar":[\#(pictures.joined(separator: ","))],"bbox":[0,0,1199,1199]}"#)
    #expect(found.frames.count + found.unreadable == 300)
    #expect(!found.frames.isEmpty)
    let cells = found.frames.map { $0.rows * $0.columns }.reduce(0, +)
    #expect(cells <= 16_000_000)
  }

  @Test func readsTheRecordedComposite() throws {
    let bytes = try Answers.bytes("radar")
    let found = try BrightSkyRadar.frames(
      bytes, around: Coordinate(49.6, 6.8), reach: 60_000, fetched: Self.fetched)
    #expect(found.unreadable == 0 && found.frames.count == 2)
    let frame = try #require(found.frames.first)
    #expect(frame.geometry == .composite(top: 760, left: 240))
    #expect((frame.rows, frame.columns) == (120, 120))
    #expect(!frame.isForecast && found.frames[1].isForecast)
    // Against the bytes themselves, read in another way.
    let json = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    let pictures = try #require(json["radar"] as? [[String: Any]])
    var (wrong, unseen): ([Int], Int) = ([], 0)
    for (frame, picture) in zip(found.frames, pictures) {
      let rows = try #require(picture["precipitation_5"] as? [[Int]])
      for (row, values) in rows.enumerated() {
        for (column, value) in values.enumerated() {
          // Where no radar sees anything, the service says -1.
          let rate = frame.rate(row: row, column: column) ?? -0.12
          if value < 0 { unseen += 1 }
          if abs(rate - Double(value) * 0.12) > 1e-9 { wrong.append(row * 1000 + column) }
        }
      }
    }
    #expect(wrong == [])
    #expect((1...1000).contains(unseen))
    // Row 760 and column 240 of the whole grid, by its projection.
    let corner = CompositeGrid.point(row: 760, column: 240)
    let cell = frame.cell(latitude: corner.latitude, longitude: corner.longitude)
    #expect(cell?.row == 0 && cell?.column == 0)
    let motion = try #require(
      RadarSeries(found.frames, fetched: Self.fetched).motion(at: frame.time))
    #expect((2...30).contains(motion.speed), "\(motion)")
  }

  @Test func drawsWhatIsSoundAndLeavesTheRestMissing() throws {
    let found = try Self.frames(
      #"{"bbox":[600,500,601,502],"radar":["#
        + [
          Self.picture("09:05", "[[0,10,null],[-3,\"x\",1e9]]"),
          Self.picture("08:55", "[[1,2]]"), Self.picture("09:10", "[[1,2,3,4],[1,2,3,4]]"),
          Self.picture("09:15", "\"eJxjYBgFo\""), #"{"precipitation_5":[[1,2,3],[1,2,3]]}"#,
          Self.picture("09:00", "[[1,1,1],[1,1,1],[1,1,1]]"), "7",
        ].joined(separator: ",") + "]}")
    #expect(found.unreadable == 5)
    let series = RadarSeries(found.frames, fetched: Self.fetched, unreadable: found.unreadable)
    #expect(series.frames.count == 2 && series.unreadable == 5)
    let rates = series.frames.map { frame in (0..<6).map { frame.rate(row: $0 / 3, column: $0 % 3) }
    }
    #expect(rates == [[0.12, 0.24, nil, nil, nil, nil], [0, 1.2, nil, nil, nil, nil]])
  }

  @Test func asksOnlyWhereARadarReaches() {
    let (paris, berlin) = (Coordinate(48.85, 2.35), Coordinate(52.52, 13.4))
    #expect(!BrightSkyRadar.covers(paris) && BrightSkyRadar.covers(berlin))
  }

  @Test(arguments: [
    "", "[]", "{}", #"{"radar":5}"#, #"{"radar":[],"bbox":[1,2,1e99,4]}"#,
    #"{"radar":[],"bbox":[1,2,-1,4]}"#, "{\"radar\":[[[[", "\u{1F}\u{8B}\u{8}",
  ])
  func refusesWhatIsNoRadar(text: String) {
    #expect(throws: ServiceError.self) { try Self.frames(text) }
  }

  @Test func placesPicturesByThePointWhereThereIsNoBox() throws {
    let found = try Self.frames(
      #"{"latlon_position":{"x":1,"y":1},"radar":["#
        + Self.picture("08:55", "[[1,1,1],[1,9,1],[1,1,1]]") + "]}")
    let rate = found.frames.first?.rate(latitude: 50, longitude: 7)
    #expect(rate == 1.08)
  }

  /// The minutes of a place are those of the cells around it.
  @Test func foretellsTheMinutesOfAPlace() throws {
    let body =
      "50 7\n" + #"{"latlon_position":{"x":1,"y":1},"radar":["#
      + [
        Self.picture("08:55", "[[0,0,0],[0,0,0],[0,0,0]]"),
        Self.picture("09:05", "[[25,25,25],[25,25,25],[25,25,25]]"),
      ].joined(separator: ",") + "]}"
    let nowcast = try BrightSkyRadar.nowcast(Array(body.utf8), fetched: Self.fetched)
    #expect(nowcast.service == .radar(.brightSky) && nowcast.kind == .radar)
    #expect(nowcast.steps.map { $0.rate?.in(.millimeters) } == [0, 3])
    #expect(nowcast.steps.last?.end.timeIntervalSince(Self.fetched) == 300)
    #expect(nowcast.issuedAt?.timeIntervalSince(Self.fetched) == -300)
  }

  /// Pictures that end before now say nothing of the next minutes, and a model is asked.
  @Test func doesNotAnswerWithOldPictures() {
    let body =
      "50 7\n" + #"{"latlon_position":{"x":0,"y":0},"radar":["# + Self.picture("08:50", "[[5]]")
      + "]}"
    #expect(throws: ServiceError.noReport) {
      try BrightSkyRadar.nowcast(Array(body.utf8), fetched: Self.fetched)
    }
  }

  /// The size of answers determines the number of requests, and none is repeated within five minutes.
  @Test func asksForAllPicturesOnce() async throws {
    standIn.fail(.body(String(decoding: try Answers.bytes("radar"), as: UTF8.self)))
    let client = BrightSkyRadar(standIn.connection(at: Self.fetched)).client
    let point = Coordinate(49.6, 6.8)
    let answer = try await client.series(point, 60_000)
    #expect(answer.service == .brightSky && answer.series.frames.count == 2)
    #expect(standIn.requests.map(\.path) == ["/radar"])
    let query = standIn.requests[0].query
    #expect(query["distance"] == "60000" && query["format"] == "plain")
    #expect(
      query["date"] == "2025-09-23T08:00:00Z" && query["last_date"] == "2025-09-23T11:00:00Z")
    _ = try await client.series(point, 30_000)
    #expect(standIn.requests.count == 1)
  }
}

struct LibreWXRTests {
  private static let time = Date(timeIntervalSince1970: 1_790_811_600)
  /// Two by two pixels: gray 0 and 255 above 52 and 72.
  private static let gray =
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAAAAABX3VL4AAAADklEQVR4nGNg+M9g4gEABLIBfDWsye8AAAAASUVORK5CYII="
  /// The same image with an alpha channel: 52 and nothing, above 0 and nothing.
  private static let alpha =
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAQAAADYv8WvAAAAEklEQVR4nGMw+W/CwMDwn4EBAA4/AmfXWJwIAAAAAElFTkSuQmCC"
  /// The first picture with 16 bits.
  private static let deep =
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACEAAAAAAHTY67AAAAEklEQVR4nGNgYPj/n9HEREQEAA6qApDsp+IQAAAAAElFTkSuQmCC"
  private static let wide =
    "iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAAAAAC4HznGAAAAC0lEQVR4nGNggAAAAAgAAbdYc5UAAAAASUVORK5CYII="

  private static func frame(_ base64: String) throws -> RadarFrame? {
    LibreWXR.frame(
      Array(try #require(Data(base64Encoded: base64))), time: time, issuedAt: time,
      geometry: .mercator(west: 0.5, north: 0.25, size: 0.25))
  }

  private static func rates(_ frame: RadarFrame) -> [Double?] {
    (0..<4).map { frame.rate(row: $0 / 2, column: $0 % 2) }
  }

  /// 52 is 20 dBZ, 72 is 40 dBZ: (10² / 200)^(1 / 1.6) and (10⁴ / 200)^(1 / 1.6) mm/h.
  @Test func turnsReflectivityIntoRain() throws {
    #expect(PNGImage.missingLibrary == nil)
    for picture in [Self.gray, Self.deep] {
      #expect(Self.rates(try #require(try Self.frame(picture))) == [0, nil, 0.65, 11.53])
    }
    #expect(Self.rates(try #require(try Self.frame(Self.alpha))) == [0.65, nil, 0, nil])
  }

  @Test func refusesWhatIsNoPicture() throws {
    #expect(try Self.frame(Self.wide) == nil)
    #expect(try Self.frame("") == nil)
    let bytes = Array(try #require(Data(base64Encoded: Self.gray)))
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 0x55
      _ = LibreWXR.frame(
        damaged, time: Self.time, issuedAt: Self.time,
        geometry: .mercator(west: 0, north: 0, size: 1))
      _ = PNGImage(Array(bytes[..<index]))
    }
  }

  @Test func readsTheListOfPictures() throws {
    let times = try LibreWXR.times(
      Array(
        #"{"radar":{"past":[{"time":1790812200},{"time":1790811600},{"time":"x"},7],"nowcast":[{"time":1790812800}]}}"#
          .utf8))
    #expect(times.past == [Self.time, Self.time.addingTimeInterval(600)])
    #expect(times.ahead == [Self.time.addingTimeInterval(1200)])
    for text in ["", "{}", "[]", #"{"radar":{"past":[{"time":1e99}]}}"#] {
      #expect(throws: ServiceError.self) { try LibreWXR.times(Array(text.utf8)) }
    }
  }

  /// If the German radars fail, LibreWXR answers, and the answer says why; elsewhere only LibreWXR is asked.
  @Test func answersWhereTheOthersDoNot() async throws {
    let frame = try #require(try Self.frame(Self.gray))
    let series = RadarSeries([frame], fetched: Self.time)
    let failing = RadarClient(
      series: { _, _ async throws(ServiceError) in throw .noReport }, covers: { $0.longitude > 0 })
    let answering = RadarClient(
      series: { _, _ async throws(ServiceError) in
        RadarAnswer(series: series, service: .libreWXR)
      }, covers: { _ in true })
    let choice = RadarChoice(brightSky: failing, libreWXR: answering).client
    let (here, there) = (Coordinate(50, 8), Coordinate(50, -8))
    let first = try await choice.series(here, 1000)
    #expect(first.service == .libreWXR && first.failure == .noReport)
    #expect(try await choice.series(there, 1000).failure == nil)
    let none = RadarChoice(brightSky: failing, libreWXR: failing).client
    await #expect(throws: ServiceError.noReport) { try await none.series(here, 1000) }
    #expect(!none.covers(there) && choice.covers(there))
  }
}
