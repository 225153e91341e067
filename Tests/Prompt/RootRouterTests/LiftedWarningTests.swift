import Analysis
import Clients
import Foundation
import Reports
import ScreenTestSupport
import Testing
import Warnings

/// A warning that was told and is gone early.
@MainActor struct LiftedWarningTests {
  @Test(
    arguments: [
      (WeatherWarning.Kind.wind, "No longer expected: a warning of wind, "),
      (nil, "No longer expected: gale, "),
    ] as [(WeatherWarning.Kind?, String)])
  func saysWhatIsLifted(kind: WeatherWarning.Kind?, sentence: String) async throws {
    let (kept, state) = (SavedQuestions(), SavedState())
    func session(_ lines: [ScriptedLines.Step]) -> Session {
      Session(
        lines, kept: SavedPlaces(searches: [Fixture.oslo]),
        warnings: WarningsClient { _, _ async throws(ServiceError) in
          .found(
            PlaceWarnings(
              service: .meteoAlarm, fetched: Fixture.now, reach: .place, warnings: []))
        }, questions: kept.client, told: state.client)
    }
    _ = await session([.line("tell warnings")]).run()
    var gale = WeatherWarning(event: "Gale")
    (gale.kind, gale.until) = (kind, Fixture.now + 7200)
    let question = try #require(kept.list.first).id
    let before = Fixture.now - 3600
    let event = WeatherEvent(gale, id: question, now: before)
    var told = ToldEvents()
    _ = told.news(of: question, found: [event], by: .meteoAlarm, now: before)
    let saved = try JSONEncoder().encode(told)
    try state.client.update { _ in saved }
    let check = session([.line("tell check")])
    _ = await check.run()
    #expect(check.lines.transcript.contains(sentence), "\(check.lines.transcript)")
  }
}
