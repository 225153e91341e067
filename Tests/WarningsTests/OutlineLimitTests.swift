import Fields
import JSON
import Testing
import WeatherModels

@testable import WeatherServices

/// Attack 6: a feed of triangles took hundreds of megabytes.
struct OutlineLimitTests {
  @Test func outlinesBeyondTheLimitCountAsUnreadable() throws {
    let triangle = #""48.1,17.0 48.2,17.3 48.0,17.2""#
    let polygons = Array(repeating: triangle, count: 4000).joined(separator: ",")
    let area = #"{"areaDesc":"A","polygon":[\#(polygons)]}"#
    let alert = #"{"alert":{"identifier":"a","info":{"event":"Wind","area":\#(area)}}}"#
    let body = #"{"warnings":[\#([alert, alert, alert].joined(separator: ","))]}"#
    var reader = JSONReader(Array(body.utf8))
    let alerts = try MeteoAlarm.alerts(&reader)
    #expect(alerts.map(\.outlineCount) == [4000, 4000, 0])
    let areas = alerts.flatMap(\.versions).flatMap(\.areas)
    #expect(areas.map(\.hasBadOutline) == [false, false, true])
  }

  @Test func pointsAreKeptToATenthOfAMeter() throws {
    let outline = try #require(AlertOutline("48.1234567,17.0 48.2,17.3 48.0,179.9999999 48,-178"))
    let expected = [48.123_457, 48.2, 48, 48, 48.123_457]
    #expect(outline.ring.points.map(\.latitude) == expected)
    #expect(outline.ring.points.map(\.longitude) == [17, 17.3, 180, 182, 17])
  }
}
