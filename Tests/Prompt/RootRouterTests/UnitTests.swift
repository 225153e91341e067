import CommandKit
import FileTestSupport
@testable import RootRouter
import ScreenTestSupport
import Testing

/// `set units` and similar settings change whole pages.
@MainActor @Suite(.timeLimit(.minutes(5))) struct UnitTests {
  @Test func showsEveryFigureInImperialUnits() async throws {
    let session = Session(
      ["set units imperial", "detail", "chart wind", "chart rain", "chart"],
      kept: SavedPlaces(searches: [Fixture.oslo]), weather: .answering(ChartReport.gappy))
    try expectText(await session.run().text, isIn: "imperial.txt")
  }

  @Test func changesAtOnce() async throws {
    let session = Session(
      [
        "set wind bft", "hours", "set temperature K", "set pressure KPA", "set clock 12", "detail",
        "set wind furlongs", "set wind auto", "set units uk", "forecast",
      ],
      kept: SavedPlaces(searches: [Fixture.oslo]), weather: .answering(Fixture.report))
    try expectText(await session.run().text, isIn: "units.txt")
    #expect(session.settings["pressure"] == "kPa")
  }

  @Test func neverChangesJSON() async {
    func run(_ settings: [String: String]) async -> String {
      let session = Session(
        ["forecast", "detail"], runMode: .json, kept: SavedPlaces(searches: [Fixture.oslo]),
        settings: SavedSettings(settings), weather: .answering(Fixture.report))
      return await session.run().text
    }
    let usual = await run([:])
    #expect(!usual.isEmpty)
    #expect(await run(["units": "imperial", "wind": "bft", "clock": "12"]) == usual)
  }

  @Test func takesTheUnitsOfTheCountry() async {
    var runMode = RunMode.pipe
    runMode.country = "US"
    let session = Session(
      ["forecast"], runMode: runMode, kept: SavedPlaces(searches: [Fixture.oslo]),
      weather: .answering(Fixture.report))
    expectText(
      await session.run().text,
      is: """
         Oslo, Norway                          Open-Meteo · 2:00 pm · fetched 12 min ago
         Rain and snow at times until 3 pm tomorrow, 33 to 81 % by Open-Meteo, about
         0.8 in. Frost tonight, down to 31 °F.
         ☁ Overcast   45 °F, feels like 38 °F   humidity 81 %   wind 9 mph NW, gusts 20
         Today     ☁  40      ╺●    47 °F  Overcast            0.01 in  36 %  13 mph NW
         Tomorrow  ❄  29     ╺━     39 °F  Light snow          0.49 in  80 %  14 mph N
         Mon 23    ☀   9   ╺━━      31 °F  Clear                     ·   0 %   5 mph NE
         Tue 24    ≡  16    ━━╸     35 °F  Rime fog                  ·  10 %   1 mph E
         Wed 25    ↯  37      ╺━    50 °F  Thunderstorm, hail  0.87 in  95 %  27 mph SW
         Thu 26    ☂  37      ━╸    42 °F  Light showers       0.13 in  60 %  15 mph W
         Fri 27    ☁  33      ━     38 °F  Partly cloudy             ·  20 %   7 mph N
                                                    Open-Meteo.com, GeoNames · CC BY 4.0

        """)
  }
}
