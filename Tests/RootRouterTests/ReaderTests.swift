import ScreenTestSupport
import Testing
import WeatherModels

@testable import RootRouter

/// Every screen as a screen reader gets it: sentences in reading order, and nothing drawn.
@MainActor @Suite(.timeLimit(.minutes(1))) struct ReaderTests {
  private let kept = KeptPlaces(
    searches: [Fixture.oslo, Fixture.tokyo], favorites: [Fixture.oslo, Fixture.tokyo],
    pins: [Fixture.pin])

  @Test func readsOnePlace() async {
    expectText(await run(["detail"]), is: "A")
  }

  @Test func readsHome() async {
    expectText(await run(["forecast"]), is: "B")
  }

  @Test func readsLists() async {
    expectText(await run(["searches", "favorites", "map"]), is: "C")
  }

  @Test func readsPartsOfAPlace() async {
    expectText(await run(["hours", "days 2", "chart rain", "chart pressure 3"]), is: "D")
  }

  @Test func readsTheSunAndHelp() async {
    expectText(await run(["sun", "help sort", "status", "nonsense words --x"]), is: "E")
  }

  @Test func readsAtThePrompt() async {
    let session = Session(
      ["set reader on", "forecast", "set reader off", "help watch"], kept: kept,
      weather: .answering(Fixture.report), saved: [Fixture.oslo: Fixture.report], rows: 10)
    expectText(await session.run().text, is: "F")
    #expect(session.lines.labels == [])
  }

  /// Drawn by none of the screens.
  @Test(arguments: ["detail", "forecast", "favorites", "chart wind", "sun", "help", "map", "searches"])
  func drawsNothing(command: String) async {
    let text = await run([.line(command)])
    #expect(!text.isEmpty)
    let drawn = text.unicodeScalars.filter { (0x2190...0x2BFF).contains($0.value) || $0 == "·" }
    #expect(drawn.isEmpty)
    #expect(!text.contains("  "))
  }

  private func run(_ steps: [ScriptedLines.Step]) async -> String {
    var manner = Manner.pipe
    manner.isPlain = true
    let session = Session(
      steps, manner: manner, kept: kept, weather: .answering(Fixture.report), columns: 40)
    return await session.run().text + session.lines.errors
  }
}
