import FileTestSupport
import Phrases
import Reports
import ScreenTestSupport
import Testing

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
  private static let rest =
    "\n 11 more lines. Return: more, q: stop.\n"

  /// All panels are on the first screenful of the smallest window, and the credit behind it.
  @Test(arguments: Language.allCases)
  func showsAMeteogramInASmallWindow(language: Language) async throws {
    let session = Session.answeringEverything(
      ["chart Oslo", "", "chart 6", "", "chart 384"], in: language,
      weather: .answering(ChartReport.gappy), columns: 40, rows: 12)
    try expectText(await session.run().text, isIn: "chart-small.\(language.rawValue).txt")
  }

  @Test func showsAScreenfulAtATime() async {
    let session = session(["detail", "", "searches"])
    expectText(
      await session.run().text,
      is: """
        > detail
         Forecast · Searches · Favorites · Map
         Oslo, Norway                            Open-Meteo · 14:00 · fetched 12 min ago
         Rain and snow at times until 15:00 tomorrow, 33 to 81 % by Open-Meteo, about
         19 mm. Frost tonight, down to −1 °C.
         ☁  7 °C  Overcast, feels like 4 °C, today 5 to 9 °C
         wind      ↘ 4 m/s NW, gusts 9          pressure  1013 hPa
         sun       08:20–15:40, 7 h 20 min      humidity  81 %, dew point 4 °C
         UV index  1, low
              ☁  ☁  ☁  ☁  ☁  ☁  ☁  ☁  ☁  ☾  ☾  ☾  ☾  ☾  ☾  ☂  ☂  ☂  ☂  ☂  ☂  ❄  ❄  ❄  ❄
          °C  5  5  5  4  4  4  3  3  3  2  2  2  1  1  1  0  0  0 −1 −1 −1 −2 −2 −2 −3
          mm  2  · .5  1  2  · .5  1  2  · .5  1  2  · .5  1  2  · .5  1  2  · .5  1  2
           %  9 12 15 18 21 24 27 30 33 36 39 42 45 48 51 54 57 60 63 66 69 72 75 78 81
         m/s ←6 ↖7 ↑8 ↑4 ↗5 →6 ↘7 ↓8 ↙4 ←5 ↖6 ↑7 ↑8 ↗4 →5 ↘6 ↓7 ↙8 ←4 ↖5 ↑6 ↑7 ↗8 →4 ↘5
         11 more lines. Return: more, q: stop.
        >\u{20}
         Oslo, Norway   7 °C, Overcast
            now 15 16 17 18 19 20 21 22   Sun 01 02 03 04 05 06 07 08 09 10 11 12 13 14
            ──────━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━─────────────────────
         The next days
         Today     ☁    5      ╺●     9 °C  Overcast             0.2 mm  36 %   6 m/s NW
         Tomorrow  ❄   −1     ╺━      4 °C  Light snow          12.5 mm  80 %   6 m/s N
         Mon 23    ☀  −13   ╺━━       0 °C  Clear                     ·   0 %   2 m/s NE
         Tue 24    ≡   −9    ━━╸      2 °C  Rime fog                  ·  10 %   0 m/s
         Wed 25    ↯    3      ╺━    10 °C  Thunderstorm, hail  22.1 mm  95 %  12 m/s SW
         Thu 26    ☂    3      ━╸     6 °C  Light showers        3.4 mm  60 %   7 m/s W
         Fri 27    ☁    0      ━      4 °C  Partly cloudy             ·  20 %   3 m/s N
                                                    Open-Meteo.com, GeoNames · CC BY 4.0
        > searches
         Forecast · [Searches] · Favorites · Map
         Your searches, newest first
            place  region, country      now   people
         1  Oslo   Oslo, Norway     ☁  7 °C  580,000

        """)
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
    expectText(
      answers[1],
      is: """
         Oslo, Norway                            Open-Meteo · 14:00 · fetched 12 min ago
         The next hours
         Time          Temp  Rain         Snow  Chance  Wind  From  Sky
                         °C    mm  mm of water       %   m/s
         14:00 now  ☁     5   1.5                    9     6  E     Overcast
         15:00      ☁     5     ·                   12     7  SE    Overcast
         16:00      ☁     5   0.5                   15     8  S     Overcast
         17:00      ☁     4   1.0                   18     4  S     Partly cloudy
         18:00      ☁     4   1.5                   21     5  SW    Partly cloudy
         19:00      ☁     4     ·                   24     6  W     Partly cloudy
         20:00      ☁     3   0.5                   27     7  NW    Partly cloudy
         21:00      ☁     3   1.0                   30     8  N     Partly cloudy
         22:00      ☁     3   1.5                   33     4  NE    Partly cloudy
         17 more lines. Return: more, q: stop.

        """)
    #expect(answers.dropFirst(2) == ["", ""])
  }

  @Test func showsWholePagesWithoutAPager() async {
    let session = session(["set pager off", "detail"])
    let text = await session.run().text
    #expect(text.contains(" Fri 27 "))
    #expect(!text.contains("Return goes on"))
  }

  @Test func showsWholePagesInATinyWindow() async {
    #expect(!(await session(["detail"], rows: 5).run().text).contains("Return goes on"))
  }
}
