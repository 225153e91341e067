import FileTestSupport
import ScreenTestSupport

/// Pages that are longer than the terminal, and how they look.
@MainActor @Suite(.timeLimit(.minutes(5))) struct PagingTests {
  private func session(
    _ lines: [ScriptedLines.Step], rows: Int = 15, settings: SavedSettings = SavedSettings()
  ) -> Session {
    Session(
      lines, kept: SavedPlaces(searches: [Fixture.oslo]), settings: settings,
      weather: .answering(Fixture.report), rows: rows)
  }

  /// The end of the first screenful of `detail`.
  private static let rest = "\n 11 more lines. Return: more, q: stop.\n"

  /// All panels are on the first screenful of the smallest window, and the credit behind it.
  @Test(arguments: Language.allCases)
  func showsAMeteogramInASmallWindow(language: Language) async throws {
    let session = Session.answeringEverything(
      ["chart Oslo", "", "chart 6", "", "chart 384"], in: language,
      weather: .answering(ChartReport.gappy), columns: 40, rows: 12)
    try expectText(await session.run().text, isIn: "chart-small.\(language.rawValue).txt")
  }

  /// The rest goes on where the first screenful ended, below a head of its own.
  @Test func showsAScreenfulAtATime() async {
    let answers = await session(["detail", "", "searches"]).answers()
    let rest = answers[1].split(separator: "\n")
    #expect(answers[0].hasPrefix(" Forecast · Searches · Favorites · Map\n Oslo, Norway   "))
    #expect(answers[0].hasSuffix(Self.rest) && answers[0].count { $0 == "\n" } == 14, "\(answers)")
    #expect(rest[0] == " Oslo, Norway   7\u{A0}°C, Overcast")
    #expect(rest.count == 12 && rest.last?.hasSuffix("GeoNames · CC BY 4.0") == true, "\(answers)")
    #expect(answers[2].hasPrefix(" Forecast · [Searches] · Favorites · Map\n"))
  }

  @Test func stopsWithQ() async {
    let answers = await session(["detail", "q", "searches"]).answers()
    #expect(answers[0].hasSuffix(Self.rest))
    #expect(answers[1] == "")
    #expect(answers[2].hasPrefix(" Forecast · [Searches] · Favorites · Map\n Your searches"))
  }

  @Test func takesAnyOtherLineAsACommand() async {
    let answers = await session(["detail", "hours", "q", ""]).answers()
    #expect(answers[0].hasSuffix(Self.rest))
    #expect(answers[1].contains("\n The next hours\n"))
    #expect(answers[1].hasSuffix("\n 17 more lines. Return: more, q: stop.\n"))
    #expect(answers.dropFirst(2) == ["", ""])
  }

  @Test func showsWholePagesWithoutAPager() async {
    let text = await session(["set pager off", "detail"]).run().text
    expectText(text, has: " Fri 27 ", lacks: "q: stop")
  }

  @Test func showsWholePagesInATinyWindow() async {
    expectText(await session(["detail"], rows: 5).run().text, lacks: "q: stop")
  }

  /// Rows that have scrolled away are unchanged; the page begins again on the cleared window.
  @Test func aPageShownInPartIsDrawnAnew() async throws {
    let text = await session(["detail", "", .resize(columns: 40, rows: 9)], rows: 10).run().text
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
    let steps: [ScriptedLines.Step] = ["detail", "", "q", "help rm", .resize(columns: 40, rows: 9)]
    expectText(await session(steps, rows: 10).run().text, lacks: "\u{1B}")
  }
}
