import Itineraries
import ScreenTestSupport

/// A line that keeps every word is done, and says how it was read.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ReadAsTests {
  private static let gazetteer = GazetteerClient.knowing([Fixture.oslo, Fixture.bratislava])

  private func text(_ line: String, _ runMode: RunMode = .prompt) async -> String {
    let session = Session(
      ["searches", .line(line)], runMode: runMode,
      kept: SavedPlaces(searches: [Fixture.oslo, Fixture.bratislava]),
      gazetteer: Self.gazetteer, geocoding: .finding([]), weather: .answering(Fixture.report),
      airQuality: .answering(Fixture.air), history: Session.history,
      ways: .answering(Fixture.report), columns: 200)
    return runMode.isInteractive
      ? await session.answers().last ?? "" : await session.run().text
  }

  @Test(arguments: [
    ("chart temprature Oslo", "chart temperature Oslo"), ("hours tomorow", "hours tomorrow"),
    ("Oslo wind above 10 m/s", "when wind above 10 m/s in Oslo"),
    ("Oslo vs Bratislava by wind", "compare Oslo, Bratislava by wind"),
    ("Oslo radar", "map type radar in Oslo"), ("48h Oslo", "hours Oslo 48h"), ("ls", "favorites"),
    ("20.11. Oslo", "past 20.11. Oslo"), ("pomoc", "help"), ("zmaž 2", "rm 2"),
    ("z Oslo do Bratislava zajtra o 8", "along Oslo to Bratislava at zajtra 8"),
  ])
  func isDone(line: String, meant: String) async {
    expectText(await text(line), has: "Read as: \(meant)\n")
  }

  @Test(arguments: [
    ("Oslo Bratislava by car 3 days", "by car"), ("rain Oslo by bike", "by bike"),
    ("when dry under 3h Oslo", "under 3h"),
  ])
  func nothingIsLost(line: String, lost: String) async {
    expectText(await text(line), has: "\(lost)\"", "can't be part of")
  }

  /// A number takes a line that was just offered, and a row otherwise; a yes takes the first.
  @Test(arguments: ["1", "yes"]) func aNumberTakesTheOffer(answer: String) async {
    let session = Session(
      ["searches", "when hot Oslo", .line(answer), "1"],
      kept: SavedPlaces(searches: [Fixture.oslo, Fixture.bratislava]),
      gazetteer: Self.gazetteer, weather: .answering(Fixture.report), columns: 200)
    let answers = await session.answers()
    #expect(answers[2].contains("Read as: when above 30c in Oslo\n"), "\(answers[2])")
    expectText(answers[3], has: "Oslo, Norway", lacks: "Read as")
  }

  @Test func aDocumentHasTheLine() async {
    expectText(await text("Oslo wind", .json), has: "\"line\":\"chart wind Oslo\"")
  }
}
