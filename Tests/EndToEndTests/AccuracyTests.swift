import TestSupport
import Testing

@Suite struct AccuracyTests {
  @Test func forecastsOfEarlierDaysAreComparedWithWhatCame() async throws {
    let clock = MovingClock(try Date(Stage.now, strategy: .iso8601))
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
      let brief = try await vane(["accuracy", "Oslo"])
      #expect(brief.output.contains("\n ICON           0.6"), "\(brief.output)")
      let run = try await vane(["accuracy", "all", "Oslo"])
      let parts = [
        """
         Oslo, Norway
         Accuracy by model, against METARs from X129 (0.0 km away)
        """,
        """
         GFS             1 day    168     0.3   0.0      98 %           7 %
         GFS            2 days    168     0.5   0.0      98 %          13 %
         GFS            3 days    168     0.6   0.0      95 %          13 %
         GFS            5 days    168     1.0  −0.1      94 %          14 %
         GFS            7 days    168     1.4  −0.1      85 %          14 %
        """,
        """
         ICON            1 day    168     0.6  −0.6     100 %           4 %
         ICON           2 days    168     1.0  −1.0      98 %           5 %
         ICON           3 days    168     1.4  −1.4      98 %          10 %
         ICON           5 days    168     2.2  −2.2      94 %          15 %
         ICON           7 days    168     3.0  −3.0      82 %          16 %
        """,
        """
         Accuracy of Open-Meteo forecasts, from 577 comparisons
         lead    cases  °C MAE  bias  m/s MAE  bias   hits  false alarms
         1 day     157     0.4  +0.4      0.0   0.0  100 %           0 %
         2 days    141     0.9  +0.9      0.0   0.0  100 %           0 %
         3 days    125     1.4  +1.4      0.0   0.0  100 %           0 %
         5 days     93     2.4  +2.4      0.0   0.0  100 %           0 %
         7 days     61     3.4  +3.4      0.0   0.0  100 %           0 %
        """,
      ]
      for part in parts {
        #expect(run.output.contains(part), "\(run.output)")
      }
      #expect(run.status == 0)
      let document = try JSONNode(try await vane(["accuracy", "Oslo", "--json"]).output)
      #expect(document["items"]?.elements.count == 5)
    }
  }
}
