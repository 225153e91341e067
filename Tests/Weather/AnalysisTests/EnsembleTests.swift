import Foundation
import Quantities
import Reports
import Testing

@testable import Analysis

/// Counts and quantiles of runs, all computed by hand.
struct EnsembleTests {
  private let start = Date(timeIntervalSince1970: 1_795_305_600)

  @Test func quantilesLieBetweenTheNearestValues() throws {
    // Position (5−1)·0.1 = 0.4 between 1 and 2, 4·0.25 = 1, 4·0.9 = 3.6 between 4 and 10.
    let five = try #require(Quantiles([10, 1, 3, 2, 4]))
    #expect(abs(five.p10 - 1.4) < 1e-9)
    #expect(five.p25 == 2)
    #expect(five.median == 3)
    #expect(five.p75 == 4)
    #expect(abs(five.p90 - 7.6) < 1e-9)
    let one = try #require(Quantiles([7]))
    #expect([one.p10, one.median, one.p90] == [7, 7, 7])
    #expect(Quantiles([]) == nil)
    #expect(Quantiles([.nan, .infinity]) == nil)
    #expect(Quantiles([.nan, 3])?.median == 3)
  }

  @Test func quantilesOfFiftyOneRuns() throws {
    // 0…50: a tenth of 50 is 5.
    let all = try #require(Quantiles((0...50).map(Double.init)))
    #expect([all.p10, all.p25, all.median, all.p75, all.p90] == [5, 12.5, 25, 37.5, 45])
  }

  @Test func countsMembersWithDataAlone() throws {
    let runs = Made.ensemble(rain: [
      [0, 0, 0, 0], [0, 0.2, 0, 0], [0, 0, 0.05, 0], [0, nil, 0, 0], [9, 0, 0, 0],
    ])
    // The span from 00:00 to 03:00 has the sums at 01, 02 and 03. The fourth member is unknown, the fifth was wet
    // before.
    let (one, three) = (start + 3600, start + 3 * 3600)
    let dry = try #require(runs.count(.dry, from: start, until: three, throughout: true))
    #expect(dry.members == 4)
    #expect(dry.agree == 3)
    #expect(dry.probability == 0.75)
    #expect(dry.step == 3)
    // Rain is there if it occurs, and lasts if it falls throughout.
    let rain = try #require(runs.count(.rain, from: start, until: three, throughout: false))
    #expect((rain.agree, rain.members) == (1, 4))
    #expect(runs.count(.rain, from: start, until: three, throughout: true)?.agree == 0)
    #expect(runs.count(.rain, from: start, until: one, throughout: false)?.agree == 1)
    let next = start + 86_400
    #expect(runs.count(.dry, from: next, until: next + 3600, throughout: true) == nil)
    #expect(runs.count(.sun, from: start, until: three, throughout: true) == nil)
    #expect(
      runs.count(
        .limit(.temperature, isAbove: true, 3), from: start, until: three, throughout: true) == nil)
  }

  /// A step that begins before the time or ends after it counts with its part within.
  @Test func aSumHasPartsOfSteps() throws {
    let runs = Ensemble(
      model: .ecmwf, times: [0, 3, 6, 9].map { start + $0 * 3600 },
      members: [[0, 3, 3, 6], [0, 6, 0, 0]].enumerated().map { number, amounts in
        Ensemble.Member(
          number: number, precipitation: amounts.map { Precipitation($0, .millimeters) })
      })
    // 02:00–08:00: 1 + 3 + 4 mm, and 2 mm
    let (from, until) = (start + 2 * 3600, start + 8 * 3600)
    for (limit, agree) in [(1.9, 2), (2.1, 1), (7.9, 1), (8.1, 0)] {
      let count = try #require(runs.count(from: from, until: until) { $0 > limit })
      #expect((count.agree, count.members) == (agree, 2), "\(limit)")
    }
    #expect(runs.count(from: from, until: start + 10 * 3600) { $0 > 1 } == nil)
  }

  /// B6: of ten runs nine stay dry for thirty hours, and six for forty.
  @Test func aNoIsCountedAsFarAsMostRunsAgree() throws {
    let runs = Made.ensemble(
      rain: (0..<10).map { number in
        (0...48).map { hour in
          number == 0 && hour > 3 || number < 4 && hour > 30 || number < 9 && hour > 40 ? 1 : 0
        }
      })
    let found = try #require(runs.absence(.rain, from: start, until: start + 48 * 3600))
    #expect((found.count.agree, found.count.members) == (9, 10))
    #expect(found.until == start + 30 * 3600)
  }

  /// The hour that has begun was wet before the minutes end its rain.
  @Test func aStepThatBeganBeforeDoesNotCount() throws {
    let runs = Made.ensemble(rain: [[0, 1, 0, 0], [0, 1, 0, 1]])
    let count = try #require(
      runs.count(.dry, from: start + 900, until: start + 3 * 3600, throughout: true))
    #expect((count.agree, count.members) == (1, 2))
    #expect(runs.count(.dry, from: start + 900, until: start + 3600, throughout: true) == nil)
  }

  /// Shares are not rounded.
  @Test(arguments: [
    (46, 51, Certainty.Word.veryLikely), (45, 50, .veryLikely), (45, 51, .likely),
    (34, 51, .likely), (33, 50, .likely), (33, 51, .asLikelyAsNot), (17, 51, .asLikelyAsNot),
    (33, 100, .unlikely), (6, 51, .unlikely), (5, 50, .veryUnlikely), (0, 51, .veryUnlikely),
  ])
  func wordsAreThoseOfTheIPCC(agree: Int, members: Int, word: Certainty.Word) {
    let count = EnsembleCount(model: .ecmwf, members: members, agree: agree, step: 3)
    #expect(Certainty(count).word == word)
  }
}
