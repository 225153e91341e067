import Fields
import JSON
import TestSupport
import Testing
import Warnings

@testable import WarningServices

/// Each warning where it belongs: made-up feeds of MeteoAlarm with the regions of towns.
struct PlacingTests {
  /// In a storm every district has its own warning.
  @Test(
    arguments: [
      ("Turzovka", 49.405, 18.62258, "Čadca"), ("Čadca", 49.43503, 18.78895, "Čadca"),
      ("Žilina", 49.22315, 18.73941, "Žilina"), ("Námestovo", 49.40714, 19.48032, nil),
      ("Liptovský Mikuláš", 49.08061, 19.62218, nil),
    ] as [(String, Double, Double, String?)])
  func namesDoNotPlace(name: String, latitude: Double, longitude: Double, area: String?)
    async throws
  {
    let found = try await found(
      [("Čadca", ["SK502"]), ("Žilina", ["SK511"])], name, "SK", "Žilina Region", latitude,
      longitude)
    #expect(found.warnings.map(\.area) == (area.map { [$0] } ?? []))
    #expect(found.warnings.allSatisfy { $0.placed == .region })
    #expect(found.reach == .place)
  }

  @Test(arguments: TownsOfRegions.all.indices)
  func showsAllOfATownAndNoneOfItsNeighbours(index: Int) async throws {
    let town = TownsOfRegions.all[index]
    let feed = [("own", [town.own]), ("other", [town.other]), ("both", [town.other, town.own])]
    // Germany's own service is asked first; its warnings are placed by the service.
    let found = try await found(feed, town.name, town.country, nil, town.latitude, town.longitude)
    #expect(found.warnings.map(\.area) == ["own, both"], "\(town.name)")
  }

  /// Regions across a border, at sea and of Vorarlberg, which MeteoAlarm numbers as others number the sea.
  @Test(
    arguments: [
      ("Sankt Anton", "AT", 47.1275, 10.2645, "AT706", ["AT801", "AT703"]),
      ("Bregenz", "AT", 47.5031, 9.7471, "AT802", ["AT801", "AT703", "DE280"]),
      ("Medzilaborce", "SK", 49.2717, 21.9042, "SK705", ["PL1817", "HU001"]),
      ("Dubrovnik", "HR", 42.6507, 18.0944, "HR007", ["HR806", "BA010"]),
      ("Hanko", "FI", 59.8236, 22.9681, "FI034", ["FI806"]),
      ("Mariehamn", "AX", 60.0973, 19.9348, "FI043", ["FI034", "SE001"]),
    ] as [(String, String, Double, Double, String, [String])])
  func neighboursOfOtherLayersAreNone(
    name: String, country: String, latitude: Double, longitude: Double, own: String,
    others: [String]
  ) async throws {
    let feed = ([own] + others).map { ($0, [$0]) }
    let found = try await found(feed, name, country, nil, latitude, longitude)
    #expect(found.own.map(\.area) == [own])
    // No region of Sweden is known.
    #expect(found.unclear.map(\.area) == (others.contains("SE001") ? ["SE001"] : []))
  }

  @Test func unknownRegionsAreShownAsUnclear() async throws {
    let found = try await found(
      [("own", ["SK502"]), ("unknown", ["SK999"]), ("none", [])], "Turzovka", "SK", nil, 49.405,
      18.62258)
    #expect(found.warnings.map(\.area) == ["own", "unknown, none"])
    #expect(found.warnings.map(\.placed) == [.region, .country])
    #expect(found.own.map(\.area) == ["own"])
    #expect(found.reach == .country)
  }

  private func found(
    _ feed: [(area: String, codes: [String])], _ name: String, _ country: String, _ region: String?,
    _ latitude: Double, _ longitude: Double
  ) async throws -> PlaceWarnings {
    let alerts = feed.map { area, codes in
      let geocodes = codes.map { #"{"valueName":"EMMA_ID","value":"\#($0)"}"# }
      return #"""
        {"alert":{"identifier":"\#(area)","status":"Actual","msgType":"Alert","info":[{"language":"en",
        "event":"Wind","area":[{"areaDesc":"\#(area)","geocode":[\#(geocodes.joined(separator: ","))]}]}]}}
        """#
    }
    return try await StandIn.serving(.sample { Date() }) { standIn in
      standIn.fail(.body(#"{"warnings":[\#(alerts.joined(separator: ","))]}"#))
      let place = Variant.place(name, country, latitude, longitude, region: region)
      return try await Recorded.client(standIn, at: 0).found(place)
    }
  }
}

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
    let (inside, outside) = (Coordinate(48.1, 17.1), Coordinate(51, 10))
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
