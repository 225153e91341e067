import Clients
import Fields
import Foundation
import HTTP
import Reports
import TestSupport
import Testing

@testable import WeatherServices

/// Radar pictures as Bright Sky sends them; `radar.json` is a part of a composite of the Deutscher Wetterdienst.
struct BrightSkyRadarTests {
  private static let fetched = Date(timeIntervalSince1970: 1_758_618_000)

  private static func frames(_ text: String) throws -> (frames: [RadarFrame], unreadable: Int) {
    let point = try #require(Coordinate(latitude: 50, longitude: 7))
    return try BrightSkyRadar.frames(
      Array(text.utf8), around: point, reach: 2_000, fetched: fetched)
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
    let point = try #require(Coordinate(latitude: 49.6, longitude: 6.8))
    let bytes = try Answers.bytes("radar")
    let found = try BrightSkyRadar.frames(
      bytes, around: point, reach: 60_000, fetched: Self.fetched)
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

  @Test func asksOnlyWhereARadarReaches() throws {
    let paris = try #require(Coordinate(latitude: 48.85, longitude: 2.35))
    let berlin = try #require(Coordinate(latitude: 52.52, longitude: 13.4))
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
    #expect(nowcast.service == .brightSky && nowcast.kind == .radar)
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
    let body = try Data(Answers.bytes("radar"))
    try await StandIn.serving(.fixed(body, encoding: "identity")) { standIn in
      let client = BrightSkyRadar(
        ServiceConnection(
          http: .patient(), environment: standIn.environment, now: { Self.fetched })
      ).client
      let point = try #require(Coordinate(latitude: 49.6, longitude: 6.8))
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
}
