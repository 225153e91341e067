import Analysis
import Foundation
import JSON
import Quantities
import Reports
import TestSupport
import Testing

@testable import WeatherServices

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
