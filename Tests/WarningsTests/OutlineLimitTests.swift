import Fields
import JSON
import Testing
import WeatherModels

@testable import WeatherServices

/// Attack 6: a feed of triangles took hundreds of megabytes.
struct OutlineLimitTests {
  @Test func alertsBeyondTheLimitCountAsUnreadable() throws {
    let triangle = #""48.1,17.0 48.2,17.3 48.0,17.2""#
    let polygons = Array(repeating: triangle, count: 9000).joined(separator: ",")
    let area = #"{"areaDesc":"A","polygon":[\#(polygons)]}"#
    let alert = #"{"alert":{"identifier":"a","info":{"event":"Wind","area":\#(area)}}}"#
    let alerts = try Self.alerts(Array(repeating: alert, count: 5))
    #expect(alerts.map(\.partCount) == [9002, 9002, 9002, 9002, 2])
    #expect(alerts.map(\.fault) == [nil, nil, nil, nil, "too many parts"])
  }

  @Test func equalPartsOneAfterTheOtherAreKeptOnce() throws {
    let empty = Array(repeating: "{}", count: 100).joined(separator: ",")
    let alerts = try Self.alerts([
      #"{"alert":{"info":[{"event":"Wind","area":[\#(empty)]}]}}"#,
      #"{"alert":{"info":[\#(empty)]}}"#,
    ])
    #expect(alerts.map(\.versions.count) == [1, 1])
    #expect(alerts.map(\.versions.first?.areas.count) == [1, 0])
    #expect(alerts.map(\.fault) == [nil, "an alert without an event"])
  }

  @Test func pointsAreSeparatedByAnyWhiteSpace() throws {
    let outline = try #require(AlertOutline("\u{A0} 48.1,17\t48.2,17.3\n\u{2003}48,17.2\u{A0}"))
    #expect(outline.ring.points.map(\.latitude) == [48.1, 48.2, 48, 48.1])
    #expect(AlertOutline("48.1,17 48.2,17.3 48,17.2,5") == nil)
    #expect(AlertOutline("48.1,17 48.2,17.3 48") == nil)
    #expect(AlertOutline(circle: " 48.1,17  25 ") != nil)
    #expect(AlertOutline(circle: "48.1,17 25 3") == nil)
  }

  @Test func pointsAreKeptToATenthOfAMeter() throws {
    let outline = try #require(AlertOutline("48.1234567,17.0 48.2,17.3 48.0,179.9999999 48,-178"))
    let expected = [48.123_457, 48.2, 48, 48, 48.123_457]
    #expect(outline.ring.points.map(\.latitude) == expected)
    #expect(outline.ring.points.map(\.longitude) == [17, 17.3, 180, 182, 17])
  }

  private static func alerts(_ alerts: [String]) throws -> [Alert] {
    var reader = JSONReader(Array(#"{"warnings":[\#(alerts.joined(separator: ","))]}"#.utf8))
    return try MeteoAlarm.alerts(&reader)
  }
}
