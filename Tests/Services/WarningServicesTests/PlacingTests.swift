import Clients
import Foundation
import Reports
import TestSupport
import Testing
import Warnings

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
      let place = Place(
        name: name, country: country, region: region,
        coordinate: Coordinate(latitude: latitude, longitude: longitude) ?? .origin)
      return try await Recorded.client(standIn, at: 0).found(place)
    }
  }
}
