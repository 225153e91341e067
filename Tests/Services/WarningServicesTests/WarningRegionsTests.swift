import Phrases
import Presentation
import TerminalText
import TestSupport
import Testing
import WarningWords
import Warnings

@_spi(Building) @testable import WarningServices

struct WarningRegionsTests {
  private static let file = PackageFolder.warningRegions

  @Test(arguments: TownsOfRegions.all.indices)
  func findsTheRegionOfATown(index: Int) throws {
    let town = TownsOfRegions.all[index]
    let regions = WarningRegions(file: Self.file).client
    let found = try #require(regions.regions(Coordinate(town.latitude, town.longitude)))
    #expect(found.contains(RegionCode(.emma, town.own)), "\(town.name)")
    #expect(!found.contains(RegionCode(.emma, town.other)), "\(town.name)")
    #expect(regions.isKnown(RegionCode(.emma, town.other)))
  }

  /// Helsinki lies three kilometers outside of the simplified line of its coast, in a region of the sea.
  @Test func findsTheLandOfATownAtTheCoast() throws {
    let found = try #require(
      WarningRegions(file: Self.file).client.regions(Coordinate(60.1695, 24.9354)))
    #expect(found == [RegionCode(.emma, "FI034"), RegionCode(.emma, "FI806")])
  }

  @Test func knowsCzechMunicipalities() throws {
    let regions = WarningRegions(file: Self.file).client
    let prague = try #require(regions.regions(Coordinate(50.08804, 14.42076)))
    #expect(prague.contains(RegionCode(.cisorp, "1000")))
    #expect(prague.contains(RegionCode(.emma, "CZ01100")))
    #expect(regions.isKnown(RegionCode(.cisorp, "1000")))
    #expect(!regions.isKnown(RegionCode(.emma, "1000")))
  }

  @Test(arguments: ["", "SK", "SK999", "sk502", "SK502 ", String(repeating: "S", count: 1000)])
  func knowsNoOtherCodes(value: String) {
    #expect(!WarningRegions(file: Self.file).client.isKnown(RegionCode(.emma, value)))
  }

  /// A square around a hole with an island in it, and its neighbor to the east.
  private static let small = RegionsFormat.file([
    BuiltRegion(
      RegionCode(.emma, "XX001"),
      polygons: [
        [square(0, 0, 100_000), square(20_000, 20_000, 60_000)], [square(40_000, 40_000, 20_000)],
      ]),
    BuiltRegion(RegionCode(.emma, "XX002"), polygons: [[square(100_000, 0, 100_000)]]),
    BuiltRegion(RegionCode(.emma, "YY001"), polygons: [[square(1_700_000, 0, 100_000)]]),
  ])

  @Test(
    arguments: [
      (1, 1, ["XX001"]), (5, 5, ["XX001"]), (1, 15, ["XX002"]), (5, 10, ["XX001", "XX002"]),
      (0, 0, ["XX001"]), (10, 10, ["XX001", "XX002"]), (2, 5, ["XX001"]), (5, 179.9, ["YY001"]),
      (5, 180, ["YY001"]), (3, 3, []), (5, -175, []), (-5, 5, []), (90, 0, []), (-90, -180, []),
    ] as [(Double, Double, [String])])
  func knowsHolesIslandsAndBorders(latitude: Double, longitude: Double, codes: [String]) throws {
    let content = try #require(RegionsContent(Self.small))
    #expect(content.regions(at: Coordinate(latitude, longitude)).map(\.value).sorted() == codes)
  }

  /// Five kilometers off the coast still counts as the region, fifty do not.
  @Test func reachesOverTheCoastOnly() throws {
    let content = try #require(RegionsContent(Self.small))
    #expect(content.regions(at: Coordinate(-0.045, 5)).map(\.value) == ["XX001"])
    #expect(content.regions(at: Coordinate(-0.45, 5)) == [])
  }

  @Test func damagedFilesNeverTrap() {
    let point = Coordinate(5, 5)
    var state: UInt64 = 7
    for _ in 0..<3000 {
      var data = Self.small
      for _ in 0..<3 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        data[Int(state >> 33) % data.count] = UInt8(truncatingIfNeeded: state >> 20)
      }
      data = data.prefix(Int(state >> 40) % (data.count * 3))
      guard let content = RegionsContent(data) else { continue }
      _ = content.regions(at: point)
      _ = content.isKnown(RegionCode(.emma, "XX001"))
    }
  }

  @Test func aMissingFileKnowsNothing() {
    let client = WarningRegions(file: URL(filePath: "/nowhere/regions.bin")).client
    #expect(client.regions(Coordinate(5, 5)) == nil)
    #expect(!client.isKnown(RegionCode(.emma, "SK502")))
  }

  private static func square(_ x: Int, _ y: Int, _ side: Int) -> BuiltRegion.Ring {
    [(x, y), (x + side, y), (x + side, y + side), (x, y + side)]
  }
}

/// Warnings that name ground which isn't known: D2.
struct UnplacedTests {
  // D2: an empty polygon beside a code without ground is for somewhere in the country.
  @Test func areOneDimLineAtTheEnd() async throws {
    let place = Recorded.place("Haifa", "IL", "", 32.81, 34.99, "Asia/Jerusalem")
    let found = try await Recorded(
      name: "israel", place: place, now: 1_741_262_400,
      answers: ["/api/v1/warnings/feeds-israel": .file("israel.json")]
    ).found(language: "en")
    #expect(found.own.isEmpty && found.unclear.map(\.event) == ["FLOOD"])
    let words = Wording(phrases: English(), now: { found.fetched }).warnings
    #expect(words.known(place, found) == nil)
    #expect(words.unplaced([(place, found)]) == "1 warning in IL may not cover this place.")
    #expect(
      words.unplaced([(place, found), (Variant.place("Oslo", "NO", 60, 11), found)])
        == "2 warnings in IL, NO may not cover these places.")
    let last = WeatherLines.warnings(words.page(place, found), width: 100).suffix(2)
    #expect(
      last.map(\.text).joined()
        == " 1 warning in IL may not cover this place. Yellow warning: flood "
        + "(North Eastern Negev, South Judea Desert Dead Sea)")
    #expect(last.flatMap(\.spans).allSatisfy { $0.text == " " || $0.style == .dim })
    let text = WeatherLines.warnings(words.page(place, found, row: 0), width: 80).map(\.text)
    #expect(text.dropFirst().first == " It isn't clear whether this one covers Haifa.")
  }

  // D2: a part of the sea that isn't known is not for a place inland.
  @Test func noPartOfTheSeaLiesInland() async throws {
    let codes = ["SK502", "SK899"].map {
      #"{"alert":{"info":[{"event":"\#($0)","area":[{"geocode":[{"valueName":"EMMA_ID","value":"\#($0)"}]}]}]}}"#
    }
    let found = try await Variant.slovakia("sea", codes, own: []).found()
    #expect(found.warnings.map(\.event) == ["SK502"])
  }

  // D2: codes in the recorded answers, and those of them whose ground is known. Those of NUTS are never read.
  @Test func mostCodesOfRecordedAnswersHaveGround() throws {
    let regions = WarningRegions(file: PackageFolder.warningRegions).client
    var counts: [String: [Int]] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: Recorded.folder.path) {
      let text = try Recorded.answer(name)
      let pairs = text.matches(
        of: /"?valueName"?[:>]\s*"?([A-Z_0-9]+)(?:<\/valueName>)?"?,?\s*[<"]value[">]:?\s*"?(\w+)/)
      for pair in pairs {
        let known = RegionCode.Scheme(rawValue: String(pair.1)).map {
          regions.isKnown(RegionCode($0, String(pair.2)))
        }
        counts["\(name) \(pair.1)", default: [0, 0]][known == true ? 0 : 1] += 1
      }
    }
    #expect(
      counts == [
        "israel.json EMMA_ID": [0, 2], "meteoalarm.json EMMA_ID": [0, 2],
        "meteoalarm.json NUTS3": [0, 1],
      ], "known, unknown")
  }
}
