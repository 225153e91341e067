import Foundation
import Reports
import Testing

@testable import Climate

/// Figures of a made-up series of 76 years, against NumPy's.
@Suite struct ReferenceTests {
  private struct Reference: Decodable, CustomTestStringConvertible {
    var today: String
    var todaysMean, mean, low, high, percentile, growing, heating, above30, below10: Double
    var checksum: Double
    var usual, warmest, coldest: [Double]
    var lastFrost, firstFrost: [String]
    var count, rank, ties, of: Int
    var south: Bool

    var testDescription: String { today + (south ? " in the south" : "") }
  }

  private static let references: [Reference] = {
    let url = Bundle.module.url(
      forResource: "reference", withExtension: "json", subdirectory: "Resources")
    guard let url, let data = try? Data(contentsOf: url) else { return [] }
    return (try? JSONDecoder().decode([Reference].self, from: data)) ?? []
  }()

  @Test func thereAreReferences() { #expect(Self.references.count == 8) }

  @Test(arguments: references) private func isAsNumPyHasIt(_ reference: Reference) throws {
    let today = try #require(CalendarDay(reference.today))
    let series = ClimateSeries.madeUp(reference.count, isSouth: reference.south)
    func sum(_ column: [Double]) -> Double { column.filter { !$0.isNaN }.reduce(0, +) }
    let checksum = sum(series.lows) + 2 * sum(series.highs) + 3 * sum(series.precipitation)
    #expect(abs(checksum - reference.checksum) < 0.01)

    let climate = series.climate(of: today, mean: reference.todaysMean)
    #expect(near(climate.mean, reference.mean))
    #expect(near(climate.low, reference.low))
    #expect(near(climate.high, reference.high))
    #expect(near(climate.usual?.lowerBound, reference.usual[0]))
    #expect(near(climate.usual?.upperBound, reference.usual[1]))
    #expect(near(climate.percentile, reference.percentile))
    #expect(climate.rank == reference.rank)
    #expect(climate.ties == reference.ties)
    #expect(climate.count == reference.of)
    #expect(climate.warmest?.year == Int(reference.warmest[0]))
    #expect(near(climate.warmest?.value, reference.warmest[1]))
    #expect(climate.coldest?.year == Int(reference.coldest[0]))
    #expect(near(climate.coldest?.value, reference.coldest[1]))

    let frosts = series.frosts(isSouth: reference.south)
    #expect([frosts.lastMedian, frosts.lastLate].map { $0?.description } == reference.lastFrost)
    #expect(
      [frosts.firstMedian, frosts.firstEarly].map { $0?.description } == reference.firstFrost)
    let growing = series.growingDegreeDays(on: today, isSouth: reference.south)
    #expect(near(growing?.value ?? 0, reference.growing))
    let heating = series.heatingDegreeDays(on: today, isSouth: reference.south)
    #expect(near(heating?.value ?? 0, reference.heating))
    #expect(near(series.days(above: 30, on: today)?.usual, reference.above30))
    #expect(near(series.days(below: -10, on: today)?.usual, reference.below10))
  }

  private func near(_ value: Double?, _ expected: Double) -> Bool {
    value.map { abs($0 - expected) < 0.000_1 } ?? false
  }
}
