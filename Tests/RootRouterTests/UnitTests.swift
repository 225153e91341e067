import ScreenTestSupport
import Testing

@testable import RootRouter

/// What `set units` and its like change, on whole pages.
@MainActor @Suite(.timeLimit(.minutes(1))) struct UnitTests {
  @Test func showsEveryFigureInImperialUnits() async {
    let session = Session(
      ["set units imperial", "detail", "chart wind", "chart rain"],
      kept: KeptPlaces(searches: [Fixture.oslo]), weather: .answering(Fixture.report))
    expectText(await session.run().text, is: "A")
  }

  @Test func changesAtOnce() async {
    let session = Session(
      [
        "set wind bft", "hours", "set temperature K", "set pressure KPA", "set clock 12", "detail",
        "set wind furlongs", "set wind auto", "set units uk", "forecast",
      ],
      kept: KeptPlaces(searches: [Fixture.oslo]), weather: .answering(Fixture.report))
    expectText(await session.run().text, is: "B")
    #expect(session.settings["pressure"] == "kPa")
  }

  @Test func neverChangesJSON() async {
    func run(_ settings: [String: String]) async -> String {
      let session = Session(
        ["forecast", "detail"], manner: .json, kept: KeptPlaces(searches: [Fixture.oslo]),
        settings: KeptSettings(settings), weather: .answering(Fixture.report))
      return await session.run().text
    }
    let usual = await run([:])
    #expect(!usual.isEmpty)
    #expect(await run(["units": "imperial", "wind": "bft", "clock": "12"]) == usual)
  }

  @Test func takesTheUnitsOfTheCountry() async {
    var manner = Manner.pipe
    manner.country = "US"
    let session = Session(
      ["forecast"], manner: manner, kept: KeptPlaces(searches: [Fixture.oslo]),
      weather: .answering(Fixture.report))
    expectText(await session.run().text, is: "C")
  }
}
