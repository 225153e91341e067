import Fields
import TestSupport
import Testing
import Warnings

/// The outlines of warnings in a part of a map.
final class DrawnWarningsTests: StandInSuite {
  private lazy var client = Recorded.client(standIn, at: Variant.now)

  private static let feed = """
    {"warnings":[
    {"alert":{"info":[{"event":"Wind","area":[{"areaDesc":"Čadca","geocode":[{"valueName":"EMMA_ID","value":"SK502"}]}]}]}},
    {"alert":{"info":[{"event":"Wind","area":[{"areaDesc":"Žilina","geocode":[{"valueName":"EMMA_ID","value":"SK511"}]}]}]}},
    {"alert":{"info":[{"event":"Far","area":[{"polygon":["1,1 1,2 2,2"]}]}]}},
    {"alert":{"info":[{"event":"Round","area":[{"circle":["49,19 50"]}]}]}},
    {"alert":{"info":[{"event":"Unknown","area":[{"areaDesc":"x"}]}]}},
    {"alert":{"status":"Test","info":[{"event":"Test","area":[{"circle":["49,19 50"]}]}]}}]}
    """

  @Test func drawsWhatIsInViewOnceForEachText() async throws {
    standIn.fail(.body(Self.feed))
    let found = await client.inView(try Self.view(asks: true))
    #expect(found.map(\.country) == ["SK"])
    #expect(found[0].items.map(\.warning.event) == ["Round", "Wind"])
    #expect(found[0].items.map(\.warning.area) == [nil, "Čadca, Žilina"])
    #expect(found[0].items[1].rings.count == 2)
    #expect(found[0].items.allSatisfy { $0.rings.allSatisfy(\.isClosed) })
    #expect(found[0].unplaced == 1)
    #expect(found[0].failure == nil)
    // A map that moves uses the warnings that were read before.
    let again = await client.inView(try Self.view(asks: false))
    #expect(again == found)
    #expect(standIn.requests.count == 1)
  }

  /// Attack 6: outlines of a country took a hundred megabytes.
  @Test func drawsNoMoreRingsAndPointsThanAMapCanShow() async throws {
    let circles = Array(repeating: #""49,19 50""#, count: 1000).joined(separator: ",")
    let areas = (1...6).map { #"{"areaDesc":"\#($0)","circle":[\#(circles)]}"# }
      .joined(separator: ",")
    let alerts = ["A", "B", "C"].map {
      #"{"alert":{"info":{"event":"\#($0)","area":[\#(areas)]}}}"#
    }
    standIn.fail(.body(#"{"warnings":[\#(alerts.joined(separator: ","))]}"#))
    let found = await client.inView(try Self.view(asks: true))
    #expect(found[0].items.map(\.warning.event) == ["A", "B"])
    #expect(found[0].items.map(\.rings.count) == [6000, 4000])
    #expect(found[0].items.allSatisfy { $0.rings.allSatisfy { $0.points.count == 10 } })
    #expect(found[0].omitted == 1)
  }

  /// Attack 6: a map of twelve countries took twelve times that.
  @Test func severalCountriesShareTheRingsOfAMap() async throws {
    let circles = Array(repeating: #""49,19 50""#, count: 900).joined(separator: ",")
    let areas = Array(repeating: #"{"circle":[\#(circles)]},{"areaDesc":"x"}"#, count: 4)
    let feed = """
      {"warnings":[{"alert":{"info":{"event":"A","area":[\(areas.joined(separator: ","))]}}}]}
      """
    standIn.fail(.body(feed))
    for (countries, rings) in [
      (["SK"], 3600), (["SK", "CZ", "AT", "HU", "PL", "RO", "HR", "SI"], 3000),
    ] {
      var view = try Self.view(asks: true)
      view.countries = countries
      let found = await client.inView(view)
      #expect(found.map { $0.items.map(\.rings.count) } == countries.map { _ in [rings] })
    }
  }

  /// Attack 6: what was read of large answers stayed in memory.
  @Test func readsLargeAnswersAgain() async throws {
    standIn.fail(.body(Self.feed + String(repeating: " ", count: 3 << 20)))
    var view = try Self.view(asks: true)
    for countries in [["SK"], ["SK"], ["CZ"], ["SK"]] {
      view.countries = countries
      _ = await client.inView(view)
    }
    let feeds = standIn.requests.map { $0.path.split(separator: "-").last ?? "" }
    #expect(feeds == ["slovakia", "czechia", "slovakia"])
  }

  @Test func saysWhyNothingIsKnown() async throws {
    standIn.fail(.body("<html>"))
    let found = await client.inView(try Self.view(asks: true))
    #expect(found.map(\.service) == [nil])
    #expect(found.map(\.failure) == [.badWarnings(.meteoAlarm, detail: "not JSON")])
  }

  private static func view(asks: Bool) throws -> WarningsView {
    WarningsView(
      area: try #require(MapArea(south: 48, north: 50, west: 17, east: 21)),
      center: Coordinate(49, 19), countries: ["SK"], language: "en", asks: asks)
  }
}
