import FileTestSupport
@testable import RootRouter
import ScreenTestSupport

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
    let text = await session.run().text.plain
    #expect(text.contains("Open-Meteo · 2:00 pm · fetched 12 min ago\n"), "\(text)")
    #expect(text.contains(" 45 °F, feels like 38 °F   humidity 81 %   wind 9 mph NW"), "\(text)")
    #expect(text.contains("  0.49 in  80 %  14 mph N\n"), "\(text)")
  }
}
