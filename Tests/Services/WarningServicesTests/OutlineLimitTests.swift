import Clients
import Fields
import JSON
import Reports
import Testing

@testable import WarningServices

/// Attack 6: a feed of triangles took hundreds of megabytes.
struct OutlineLimitTests {
  @Test func alertsBeyondTheLimitCountAsUnreadable() throws {
    let alerts = try Self.alerts(Array(repeating: Self.alert(areas: 9, of: 1000), count: 5))
    #expect(alerts.map(\.partCount) == [9010, 9010, 9010, 9010, 2])
    #expect(alerts.map(\.fault) == [nil, nil, nil, nil, "too many parts"])
  }

  @Test func oneAlertOfTooManyPartsIsUnreadableAndTheOthersAreRead() throws {
    let alerts = try Self.alerts([Self.alert(areas: 10, of: 1000), Self.alert(areas: 1, of: 1000)])
    #expect(alerts.map(\.fault) == ["too many parts", nil])
    #expect(throws: AlertFailure(detail: "too many parts")) {
      try CAPMessage.alert(Self.message(areas: 10, of: 1000))
    }
  }

  /// Some of its outlines would be a smaller area.
  @Test(arguments: [(1000, true), (1001, nil)] as [(Int, Bool?)])
  func anAreaOfTooManyOutlinesIsUnclear(count: Int, isHere: Bool?) throws {
    let inside = try #require(Coordinate(latitude: 48.1, longitude: 17.1))
    let outside = try #require(Coordinate(latitude: 51, longitude: 10))
    let holes = Array(repeating: Self.ring, count: count - 1).joined(separator: ",")
    let geometry = #"{"type":"Polygon","coordinates":[\#(Self.ring),\#(holes)]}"#
    let collection = try FeatureCollection(
      Array(#"{"features":[{"geometry":\#(geometry)}]}"#.utf8)
    ) { _, area in area }
    let areas =
      try Self.alerts([Self.alert(areas: 1, of: count)])[0].versions[0].areas
      + CAPMessage.alert(Self.message(areas: 1, of: count)).versions[0].areas
    for area in areas {
      #expect(Self.verdict(area, at: inside) == isHere)
      #expect(Self.verdict(area, at: outside) == isHere.map { _ in false })
    }
    #expect(collection.features.map(\.ringCount) == [min(count, 1001)])
    #expect(Self.verdict(collection.features[0], at: outside) == isHere.map { _ in false })
  }

  /// Holes that lie in equal ones and hold nothing.
  private static let ring = "[[17.0,48.1],[17.3,48.2],[17.2,48.0]]"

  private static func verdict(_ area: Alert.Area, at point: Coordinate) -> Bool? {
    PlaceRegions(point, in: "SK", .noop).verdict(area).isHere
  }

  private static func alert(areas: Int, of count: Int) -> String {
    let triangle = #""48.1,17.0 48.2,17.3 48.0,17.2""#
    let polygons = Array(repeating: triangle, count: count).joined(separator: ",")
    let list = (0..<areas).map { #"{"areaDesc":"\#($0)","polygon":[\#(polygons)]}"# }
    return """
      {"alert":{"identifier":"a","info":{"event":"Wind","area":[\(list.joined(separator: ","))]}}}
      """
  }

  private static func message(areas: Int, of count: Int) -> [UInt8] {
    let triangle = "<polygon>48.1,17.0 48.2,17.3 48.0,17.2</polygon>"
    let area = "<area>\(String(repeating: triangle, count: count))</area>"
    let areas = String(repeating: area, count: areas)
    return Array("<alert><info><event>Wind</event>\(areas)</info></alert>".utf8)
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

  @Test func pointsAreKeptToATenthOfAMeter() throws {
    let outline = try #require(AlertOutline("48.1234567,17.0 48.2,17.3 48.0,179.9999999 48,-178"))
    let expected = [48.123_457, 48.2, 48, 48, 48.123_457]
    #expect(outline.ring.points.map(\.latitude) == expected)
    #expect(outline.ring.points.map(\.longitude) == [17, 17.3, 180, 182, 17])
  }

  private static func alerts(_ alerts: [String]) throws -> [Alert] {
    try MeteoAlarm.alerts(Array(#"{"warnings":[\#(alerts.joined(separator: ","))]}"#.utf8))
  }
}
