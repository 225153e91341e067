import JSON
import Quantities
import TestSupport
import Testing

@testable import Analysis
@testable import WeatherServices

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

/// Recorded ensembles, with figures that were computed from the recordings by other means.
struct EnsembleRecordingTests {
  private static let recordings = Recordings.files("models")

  private func ensembles(_ name: String, asked model: WeatherModel) throws -> [Ensemble] {
    let file = try #require(Self.recordings.first { $0.lastPathComponent == name })
    var reader = JSONReader(Array(try Data(contentsOf: file)))
    return try ModelAnswer(&reader).ensembles(asked: model)
  }

  @Test(.enabled(if: !recordings.isEmpty, "no recordings"))
  func quantilesOfThirtyOneRecordedRuns() throws {
    let ensemble = try #require(
      try ensembles("acorscadden__ensemble_gfs025_sample.json", asked: .gfs).first)
    let all = ensemble.spread(of: .temperature)
    #expect(all.count == 168)
    // Position 30·0.1 = 3 and so on: the 4th, 8.5th, 16th, 23.5th and 28th of the sorted members.
    for (hour, expected) in [
      (0, [18.3, 18.4, 18.4, 18.5, 18.6]), (60, [26.4, 26.7, 27.2, 27.4, 27.8]),
      (120, [18.3, 18.85, 19.3, 19.8, 20.8]), (167, [13.4, 13.85, 15, 16.2, 18.7]),
    ] {
      let found = try #require(all[hour])
      let values = [found.p10, found.p25, found.median, found.p75, found.p90]
      #expect(zip(values, expected).allSatisfy { abs($0 - $1) < 1e-6 }, "\(hour): \(values)")
    }
  }

  @Test(.enabled(if: !recordings.isEmpty, "no recordings"))
  func countsTheRecordedRunsAboveALimit() throws {
    let ensemble = try #require(
      try ensembles("acorscadden__ensemble_gfs025_sample.json", asked: .gfs).first)
    // 12:00 in Vancouver on 22 June 2026.
    let noon = Date(timeIntervalSince1970: 1_782_154_800)
    #expect(ensemble.times[60] == noon)
    let warm = Condition.limit(.temperature, isAbove: true, 27)
    for hours in [1, 3] {
      let count = try #require(
        ensemble.count(warm, from: noon, until: noon + Double(hours) * 3600, throughout: true))
      #expect((count.agree, count.members) == (19, 31))
    }
  }

  /// The mean of the members, and a forecast of one run, are not an ensemble of one member.
  @Test(
    .enabled(if: !recordings.isEmpty, "no recordings"),
    arguments: [
      ("frenck__ensemble_spread.json", []), ("frenck__single_run.json", []),
      ("frenck__forecast_models_one_covering.json", []),
      ("j777kylian__open_meteo_ensemble.json", [3]),
      ("vavanyache32__openmeteo_ensemble.json", [2]),
    ])
  func countsMembersAlone(name: String, members: [Int]) throws {
    #expect(try ensembles(name, asked: .icon).map(\.members.count) == members)
  }
}
