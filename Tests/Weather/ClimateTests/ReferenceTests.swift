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

extension ClimateSeries {
  /// Days from 1950 on, the same that `Benchmarks/figures/climate.py` makes: with a trend, a year without values, and a
  /// gap every 97 days.
  static func madeUp(_ count: Int, isSouth: Bool) -> ClimateSeries {
    var (lows, highs, amounts): ([Double], [Double], [Double]) = ([], [], [])
    for index in 0..<count {
      guard let day = CalendarDay(daysSince1970: firstDay + index) else { break }
      let month = (day.month - 1 + (isSouth ? 6 : 0)) % 12
      let step = means[(month + 1) % 12] - means[month]
      let ofDay = Int((Double(step * (day.day - 1)) / 31).rounded(.down))
      let noises = (1...4).map { noise(index, UInt64($0)) }
      let mean = means[month] + ofDay + (day.year - 1950) / 4 + Int(noises[0] % 121) - 60
      let span = 30 + Int(noises[1] % 81)
      let isGap = day.year == 1963 || index % 97 == 13
      lows.append(isGap ? .nan : Double(mean - span) / 10)
      highs.append(isGap ? .nan : Double(mean + span) / 10)
      amounts.append(isGap ? .nan : noises[3] % 3 == 0 ? Double(noises[2] % 150) / 10 : 0)
    }
    return ClimateSeries(start: firstDay, lows: lows, highs: highs, precipitation: amounts)
  }

  /// The means of the months, in tenths of a °C.
  private static let means = [-18, 4, 52, 108, 158, 192, 211, 205, 155, 98, 46, -2]

  /// SplitMix64 (G. L. Steele, D. Lea, C. H. Flood, "Fast Splittable Pseudorandom Number Generators", 2014).
  private static func noise(_ day: Int, _ salt: UInt64) -> UInt64 {
    var z = UInt64(day) &* 16 &+ salt &+ 0x9E37_79B9_7F4A_7C15
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
