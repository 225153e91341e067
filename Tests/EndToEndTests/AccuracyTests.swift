import Foundation
import TestSupport
import Testing

/// Forecasts of a fortnight, and how good they were.
@Suite struct AccuracyTests {
  @Test func forecastsOfEarlierDaysAreComparedWithWhatCame() async throws {
    let clock = try MovingClock()
    try await Stage.open(answers: .sample(now: { clock.now }, error: 0.5)) { stage in
      var now = Stage.now
      func vane(_ words: [String]) async throws -> ProgramRun {
        try await stage.vane(words, environment: ["VANE_NOW": now])
      }
      for day in 0...10 {
        if day > 0 { now = clock.forward(hours: 24) }
        let run = try await vane(["detail", "Oslo"])
        try #require(run.status == 0, "\(run)")
      }
      let run = try await vane(["accuracy", "Oslo"])
      #expect(
        run.output == """
           Oslo, Norway
           Accuracy of Open-Meteo forecasts, from 577 comparisons
           lead    cases  °C MAE  bias  m/s MAE  bias   hits  false alarms
           1 day     157     0.4  +0.4      0.0   0.0  100 %           0 %
           2 days    141     0.9  +0.9      0.0   0.0  100 %           0 %
           3 days    125     1.4  +1.4      0.0   0.0  100 %           0 %
           5 days     93     2.4  +2.4      0.0   0.0  100 %           0 %
           7 days     61     3.4  +3.4      0.0   0.0  100 %           0 %
           Temperature MAE (°C)
           1 day   ████ 0.4
           2 days  ████████ 0.9
           3 days  ████████████▌ 1.4
           5 days  █████████████████████▌ 2.4
           7 days  ██████████████████████████████ 3.4
           Each forecast hour is compared with what the same service reported afterwards.
           MAE is the mean absolute error. Hits (hit rate) and false alarms are for rain.
           Weather data by Open-Meteo.com (https://open-meteo.com/), CC BY 4.0. Places:
           GeoNames, CC BY 4.0

          """)
      #expect(run.status == 0)
      let document = try JSONNode(try await vane(["accuracy", "Oslo", "--json"]).output)
      #expect(document["items"]?.elements.count == 5)
    }
  }
}
