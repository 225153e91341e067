import Analysis
import Foundation
import Quantities
import Reports
import Testing

/// Ensembles and comparisons with too little data for a sentence.
struct EnsembleLimitsTests {
  private static let aboveZero = Condition.limit(.temperature, isAbove: true, 0)

  /// 2026-11-22T00:00Z.
  private let start = Date(timeIntervalSince1970: 1_795_305_600)

  @Test(arguments: [(WeatherModel.ecmwf, 3, 6), (.gfs, 3, 3), (.icon, 1, 1)])
  func saysHowFarApartTheStepsAre(model: WeatherModel, near: Int, far: Int) throws {
    var runs = Made.ensemble(rain: [.init(repeating: 0, count: 200)])
    runs.model = model
    // One span ends 144 hours ahead, the other later.
    let last = try #require(
      runs.count(.dry, from: start + 141 * 3600, until: start + 144 * 3600, throughout: true))
    #expect(last.step == near)
    let next = try #require(
      runs.count(.dry, from: start + 142 * 3600, until: start + 145 * 3600, throughout: true))
    #expect(next.step == far)
  }

  /// Ten times, from midnight to 09:00. A sum is that of the hour before it, a temperature that of its moment.
  @Test(
    arguments: [
      (.dry, 7, 2, true), (.dry, 8, 1, true), (.dry, 8, 2, false), (.dry, 9, 1, false),
      (Self.aboveZero, 8, 2, true), (Self.aboveZero, 9, 1, true), (Self.aboveZero, 9, 2, false),
      (.dry, 0, 1, true), (.dry, -1, 2, true), (.dry, -2, 3, false), (Self.aboveZero, -1, 2, false),
      // These spans begin at 06:20 and end at 09:20.
      (.dry, 6 + 1 / 3.0, 3, true), (.dry, 7 + 1 / 3.0, 3, false),
    ] as [(Condition, Double, Int, Bool)])
  func countsNoHoursThatTheEnsembleDoesNotReach(
    condition: Condition, from: Double, hours: Int, isCounted: Bool
  ) {
    var runs = Made.ensemble(rain: [.init(repeating: 0, count: 10)])
    runs.members[0].temperature = Array(repeating: Temperature(1, .celsius), count: 10)
    let begin = start + from * 3600
    let count = runs.count(
      condition, from: begin, until: begin + Double(hours) * 3600, throughout: true)
    #expect(count?.agree == (isCounted ? 1 : nil))
  }

  /// Twelve hours of rain, but the temperature of nine: the rates would stand beside nine comparisons.
  @Test(arguments: [(9, false), (10, true)])
  func claimsNoRateBesideTooFewComparisons(temperatures: Int, isClaimed: Bool) {
    let times = (0..<12).map { start + Double($0) * 3600 }
    let run = PreviousRun(
      model: .icon, daysAhead: 1, times: times,
      temperature: times.indices.map { $0 < temperatures ? Temperature(1, .celsius) : nil },
      precipitation: times.indices.map { Precipitation($0 < 6 ? 1 : 0, .millimeters) })
    let truth = times.enumerated().map { hour, time in
      Truth(time: time, temperature: Temperature(0, .celsius), isWet: hour < 8)
    }
    let score = ModelScore(run, truth)
    #expect(score.comparisons == temperatures)
    // 6 of 8 wet hours were forecast, none of 4 dry ones had rain in the forecast.
    #expect(score.hitRate == (isClaimed ? 0.75 : nil))
    #expect(score.falseAlarmRate == (isClaimed ? 0 : nil))
    #expect(score.bias == (isClaimed ? 1 : nil))
    #expect(score.meanAbsoluteError == (isClaimed ? 1 : nil))
    #expect(ModelScore.best(of: [score]) == (isClaimed ? .icon : nil))
  }
}
