import Clients
import Foundation
import Reports
import TestSupport
import Testing

@_spi(Building) @testable import WarningServices

struct WarningRegionsTests {
  private static let file = PackageFolder.warningRegions

  @Test(arguments: TownsOfRegions.all.indices)
  func findsTheRegionOfATown(index: Int) throws {
    let town = TownsOfRegions.all[index]
    let regions = WarningRegions(file: Self.file).client
    let found = try #require(regions.regions(point(town.latitude, town.longitude)))
    #expect(found.contains(RegionCode(.emma, town.own)), "\(town.name)")
    #expect(!found.contains(RegionCode(.emma, town.other)), "\(town.name)")
    #expect(regions.isKnown(RegionCode(.emma, town.other)))
  }

  /// Helsinki lies three kilometers outside of the simplified line of its coast, in a region of the sea.
  @Test func findsTheLandOfATownAtTheCoast() throws {
    let found = try #require(
      WarningRegions(file: Self.file).client.regions(point(60.1695, 24.9354)))
    #expect(found == [RegionCode(.emma, "FI034"), RegionCode(.emma, "FI806")])
  }

  @Test func knowsCzechMunicipalities() throws {
    let regions = WarningRegions(file: Self.file).client
    let prague = try #require(regions.regions(point(50.08804, 14.42076)))
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
    #expect(content.regions(at: try point(latitude, longitude)).map(\.value).sorted() == codes)
  }

  /// Five kilometers off the coast still counts as the region, fifty do not.
  @Test func reachesOverTheCoastOnly() throws {
    let content = try #require(RegionsContent(Self.small))
    #expect(content.regions(at: try point(-0.045, 5)).map(\.value) == ["XX001"])
    #expect(content.regions(at: try point(-0.45, 5)) == [])
  }

  @Test func damagedFilesNeverTrap() throws {
    let point = try point(5, 5)
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

  @Test func aMissingFileKnowsNothing() throws {
    let client = WarningRegions(file: URL(filePath: "/nowhere/regions.bin")).client
    #expect(client.regions(try point(5, 5)) == nil)
    #expect(!client.isKnown(RegionCode(.emma, "SK502")))
  }

  private static func square(_ x: Int, _ y: Int, _ side: Int) -> BuiltRegion.Ring {
    [(x, y), (x + side, y), (x + side, y + side), (x, y + side)]
  }

  private func point(_ latitude: Double, _ longitude: Double) throws -> Coordinate {
    try #require(Coordinate(latitude: latitude, longitude: longitude))
  }
}
