import Clients
import Climate
import Foundation
import GRDB
import Reports
import Testing

@testable import Archiving

/// Days since 1950 come back as they were saved, at less than 200 KB a place.
@Suite struct SavedClimateTests {
  /// 77 years of tenths, with a gap.
  private static let climate: SavedClimate = {
    let count = 28_079
    let tenths: [Int] = (0..<count).map { $0 % 400 - 200 }
    var lows: [Double] = tenths.map { Double($0) / 10 }
    lows[100] = .nan
    let highs: [Double] = tenths.map { Double($0 + 95) / 10 }
    let amounts: [Double] = tenths.map { Double(abs($0) * 7 % 500) / 10 }
    return SavedClimate(
      series: ClimateSeries(
        start: ClimateSeries.firstDay, lows: lows, highs: highs, precipitation: amounts),
      through: ClimateSeries.firstDay + count - 1)
  }()

  @Test func comesBackAsItWasSaved() throws {
    let shelf = try Shelf()
    let archive = shelf.open()
    #expect(try archive.climate.saved(place()) == nil)
    try archive.climate.save(Self.climate, place())
    let found = try #require(try shelf.open().climate.saved(place()))
    #expect(found.through == Self.climate.through)
    #expect(found.series.start == Self.climate.series.start)
    for (column, expected) in [
      (found.series.lows, Self.climate.series.lows),
      (found.series.highs, Self.climate.series.highs),
      (found.series.precipitation, Self.climate.series.precipitation),
    ] {
      #expect(column.map { $0.isNaN ? nil : $0 } == expected.map { $0.isNaN ? nil : $0 })
    }
    #expect(try archive.climate.saved(place(1)) == nil)
    #expect(shelf.notices == [])
    let size = try shelf.count("SELECT length(days) FROM climate")
    #expect((160_000...200_000).contains(size), "\(size)")
  }

  @Test func remembersWhenABlockWasRequested() throws {
    let shelf = try Shelf()
    let archive = shelf.open()
    #expect(archive.climate.lastBlock() == nil)
    archive.climate.noteBlock(Shelf.noon)
    #expect(shelf.open().climate.lastBlock() == Shelf.noon)
  }

  @Test func damagedDaysAreAsGoodAsNone() throws {
    let shelf = try Shelf()
    try shelf.open().climate.save(Self.climate, place())
    try shelf.ask { try $0.execute(sql: "UPDATE climate SET days = zeroblob(500)") }
    #expect(try shelf.open().climate.saved(place()) == nil)
    try shelf.ask { try $0.execute(sql: "UPDATE climate SET start = 9223372036854775807") }
    #expect(try shelf.open().climate.saved(place()) == nil)
  }
}
