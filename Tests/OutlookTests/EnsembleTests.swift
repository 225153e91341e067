import Foundation
import Outlook
import Testing
import WeatherModels

/// Counts and quantiles of runs, all computed by hand.
struct EnsembleTests {
  private let start = Date(timeIntervalSince1970: 1_795_305_600)

  /// An ensemble with values at 00, 01, 02 … of 2026-11-22.
  private func ensemble(rain: [[Double?]]) -> Ensemble {
    Ensemble(
      model: .ecmwf,
      times: (0..<(rain.first?.count ?? 0)).map { start + Double($0) * 3600 },
      members: rain.enumerated().map { number, amounts in
        Ensemble.Member(
          number: number,
          precipitation: amounts.map { $0.flatMap { Precipitation($0, .millimeters) } })
      })
  }

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
    let runs = ensemble(rain: [
      [0, 0, 0, 0], [0, 0.2, 0, 0], [0, 0, 0.05, 0], [0, nil, 0, 0], [9, 0, 0, 0],
    ])
    // The span from 00:00 to 03:00 has the sums at 01, 02 and 03. The fourth member is unknown, the fifth was wet
    // before.
    let dry = try #require(runs.count(.dry, from: start, hours: 3))
    #expect(dry.members == 4)
    #expect(dry.agree == 3)
    #expect(dry.probability == 0.75)
    #expect(dry.step == 3)
    let rain = try #require(runs.count(.rain, from: start, hours: 1))
    #expect((rain.agree, rain.members) == (1, 4))
    #expect(runs.count(.dry, from: start + 86_400, hours: 3) == nil)
    #expect(runs.count(.sun, from: start, hours: 3) == nil)
    #expect(runs.count(.above(Temperature(3, .celsius)!), from: start, hours: 3) == nil)
  }

  @Test(arguments: [
    (41, WeatherAnswer.Confidence.likely), (40, .probably), (26, .probably), (25, .uncertain),
  ])
  func isAsSureOfDryWeatherAsTheRunsAre(agree: Int, confidence: WeatherAnswer.Confidence) {
    // 80 % of 51 are 40.8, half of them 25.5.
    let count = EnsembleCount(model: .ecmwf, members: 51, agree: agree, step: 3)
    #expect(WeatherAnswer.Confidence(count, .dry) == confidence)
  }

  @Test(arguments: [
    (31, WeatherAnswer.Confidence.likely), (30, .probably), (16, .probably), (15, .uncertain),
  ])
  func isAsSureOfRainAsTheRunsAre(agree: Int, confidence: WeatherAnswer.Confidence) {
    // 60 % of 51 are 30.6, 30 % are 15.3.
    let count = EnsembleCount(model: .ecmwf, members: 51, agree: agree, step: 3)
    #expect(WeatherAnswer.Confidence(count, .rain) == confidence)
  }
}
