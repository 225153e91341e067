import Foundation
import Synchronization
import TestSupport
import Testing

/// Forecasts of a fortnight, and how good they were.
@Suite struct AccuracyTests {
  /// The clock of the stand-in, which Vane's follows.
  private final class Days: Sendable {
    private let time = Mutex(Date.distantPast)

    var now: Date { time.withLock { $0 } }

    func move(to date: Date) { time.withLock { $0 = date } }
  }

  @Test func forecastsOfEarlierDaysAreComparedWithWhatCame() async throws {
    let days = Days()
    try await Stage.open(answers: .sample(now: { days.now }, error: 0.5)) { stage in
      let first = try Date(Stage.now, strategy: .iso8601)
      func vane(_ day: Int, _ words: [String]) async throws -> ProgramRun {
        days.move(to: first.addingTimeInterval(Double(day) * 86_400))
        return try await stage.vane(words, environment: ["VANE_NOW": days.now.formatted(.iso8601)])
      }
      for day in 0...10 {
        let run = try await vane(day, ["detail", "Oslo"])
        try #require(run.status == 0, "\(run)")
      }
      let run = try await vane(10, ["accuracy", "Oslo"])
      #expect(
        run.output == """
           Oslo, Norway
           How good the forecasts of Open-Meteo were, over 577 comparisons
           ahead   cases  °C off  bias  m/s off  bias  rain hit  false
           1 day     157     0.4  +0.4      0.0   0.0     100 %    0 %
           2 days    141     0.9  +0.9      0.0   0.0     100 %    0 %
           3 days    125     1.4  +1.4      0.0   0.0     100 %    0 %
           5 days     93     2.4  +2.4      0.0   0.0     100 %    0 %
           7 days     61     3.4  +3.4      0.0   0.0     100 %    0 %
           Temperature, °C off on average
           1 day   ████ 0.4
           2 days  ████████ 0.9
           3 days  ████████████▌ 1.4
           5 days  █████████████████████▌ 2.4
           7 days  ██████████████████████████████ 3.4
           Each hour is compared with what the same service said of it once it had passed.
           Weather data by Open-Meteo.com (https://open-meteo.com/), CC BY 4.0; places:
           GeoNames, CC BY 4.0

          """)
      #expect(run.status == 0)
      let document = try JSONNode(try await vane(10, ["accuracy", "Oslo", "--json"]).output)
      #expect(document["items"]?.elements.count == 5)
    }
  }
}
