import Foundation
import Reports
import ScreenTestSupport
import Testing

/// Windows whose size changes while a page is shown.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ResizeTests {
  private func text(_ steps: [ScriptedLines.Step]) async -> String {
    await Session(
      steps, kept: SavedPlaces(searches: [Fixture.oslo]), weather: .answering(Fixture.report),
      rows: 10
    ).run().text
  }

  /// Rows that have scrolled away are unchanged; the page begins again on the cleared window.
  @Test func aPageShownInPartIsDrawnAnew() async throws {
    let text = await text(["detail", "", .resize(columns: 40, rows: 9)])
    let redrawn = try #require(text.components(separatedBy: "\u{1B}[H\u{1B}[J").last)
    expectText(
      redrawn,
      is: """
         Forecast · Searches · Favorites · Map
         Oslo, Norway
         Open-Meteo · 14:00 · fetched 12 min ago
         Rain and snow at times until 15:00
         tomorrow, 33 to 81 % by Open-Meteo,
         about 19 mm. Frost tonight, down to
         −1 °C.
         23 more lines. Return: more, q: stop.

        """)
  }

  @Test func aPageShownWholeStaysAsItIs() async {
    let text = await text(["detail", "", "q", "help rm", .resize(columns: 40, rows: 9)])
    #expect(!text.contains("\u{1B}"))
  }
}
