import Foundation
import Reports
import Testing

@testable import Analysis

/// How often it was wet when a chance had been forecast.
@Suite struct ReliabilityTests {
  /// Cases of a made-up forecast that says too much, from a linear congruential generator; a month has `each` of them.
  private func cases(_ count: Int, each: Int = 500, isHonest: Bool = false) -> [ChanceCase] {
    var state = 12_345
    func next() -> Double {
      state = (state * 1_103_515_245 + 12_345) % (1 << 31)
      return Double(state) / Double(1 << 31)
    }
    return (0..<count).compactMap { index in
      let (first, second) = (next(), next())
      let chance = (Double(Int(first * 97)) + 0.5) / 97
      return ChanceCase(
        month: index / each, lead: 1, chance: chance,
        isWet: second < (isHonest ? chance : chance * chance.squareRoot()))
    }
  }

  /// By `calibration_curve` with five uniform bins and `brier_score_loss` of scikit-learn 1.9.1.
  @Test func agreesWithScikitLearn() throws {
    let found = try #require(Reliability(cases(4000), limits: [0, 0.2, 0.4, 0.6, 0.8, 1]))
    let shares = [0.041443850267, 0.159855769231, 0.364935064935, 0.593063583815, 0.859872611465]
    let chances = [0.097621147803, 0.301372918319, 0.501298701299, 0.703170252071, 0.900971830061]
    #expect(found.bins.reduce(0) { $0 + $1.cases } == 4000)
    #expect(zip(found.bins, shares).allSatisfy { abs($0.share - $1) < 1e-9 })
    #expect(zip(found.bins, chances).allSatisfy { abs($0.chance - $1) < 1e-9 })
    #expect(found.bins.count == 5)
    #expect(abs(found.brier - 0.1648760760973536) < 1e-12)
    #expect(abs(found.climatology - 0.40825 * (1 - 0.40825)) < 1e-12)
  }

  @Test func countsTheEndsOfBins() throws {
    let ends = [0, 0.1, 0.9, 1].compactMap {
      ChanceCase(month: 0, lead: 1, chance: $0, isWet: false)
    }
    let found = try #require(Reliability(ends))
    #expect(found.bins.map(\.limits.lowerBound) == [0, 0.1, 0.9])
    #expect(found.bins.map(\.cases) == [1, 1, 2])
    #expect(Reliability([]) == nil)
    for chance in [-0.01, 1.01, .nan, .infinity] {
      #expect(ChanceCase(month: 0, lead: 1, chance: chance, isWet: true) == nil)
    }
  }

  @Test func correctsWhatSaysTooMuch() throws {
    let found = try #require(Calibration(cases(4000)))
    #expect(found.after < found.before)
    // 0.6 to the power of 1.5 is 0.465.
    #expect(abs(found.corrected(0.6) - 0.465) < 0.03)
    let all = (0...100).map { found.corrected(Double($0) / 100) }
    #expect(all == all.sorted() && all.allSatisfy { (0...1).contains($0) })
  }

  @Test func leavesOtherChancesAsTheyAre() {
    // Too few cases, one month, and a forecast that is right.
    #expect(Calibration(cases(60)) == nil)
    #expect(Calibration(cases(4000, each: 4000)) == nil)
    let honest = Calibration(cases(4000, isHonest: true))
    #expect(honest.map { abs($0.corrected(0.6) - 0.6) < 0.05 } ?? true)
  }

  /// Hours of a day ahead are corrected, those of the next hours aren't; the day has the highest chance of its hours.
  @Test func correctsAReportByLead() throws {
    let corrections = try #require(Calibrations(cases(4000)))
    let day = try #require(Made.day("2026-11-21", high: 9))
    var tomorrow = day
    tomorrow.precipitationProbability = Share(60, .percent)
    let report = Made.report(Made.hours, days: [tomorrow]) { _, conditions in
      conditions.precipitationProbability = Share(60, .percent)
    }
    let found = corrections.corrected(report, clock: Made.clock)
    func chance(_ hour: Double) -> Double? {
      found.hours.first { $0.time == Made.at(hour) }?.precipitationProbability?.in(.percent)
    }
    #expect(chance(6) == 60)
    let corrected = try #require(chance(24))
    #expect((43...50).contains(corrected))
    #expect(chance(48) == 60)
    #expect(found.calibratedBy == 4000)
    // The evening of that day is too far ahead for this correction.
    #expect(found.days[0].precipitationProbability?.in(.percent) == 60)
  }
}
