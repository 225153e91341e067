import FileTestSupport
import LineEditor
import ScreenTestSupport

/// The map steered with the keys.
@MainActor @Suite(.timeLimit(.minutes(5))) struct MoveKeysTests {
  @Test(arguments: [
    (72, " Arrows move, + and - zoom, Return opens, p pins, Tab next pin, q ends."),
    (71, " Arrows move, + and - zoom, Return opens, p pins, q ends."),
    (40, " Arrows move, + and - zoom, q ends."), (12, " q ends."), (6, " q e…"),
  ])
  func saysAsManyKeysAsFit(columns: Int, hint: String) async {
    let session = Session(["move"], keys: [.character("q")], columns: columns, rows: 20)
    _ = await session.run()
    let text = session.lines.transcript
    #expect(text.contains("\n\(hint)\u{1B}"), "\(text)")
  }

  @Test func anUnknownKeyDoesNotScrollTheMapAway() async {
    let session = Session(
      ["move"], keys: [.character("x"), .character("%"), .character("q")], rows: 20)
    _ = await session.run()
    #expect(session.lines.transcript.components(separatedBy: "q ends.").count == 2)
  }

  @Test(arguments: [("y", 1), ("n", 0)])
  func asksBeforeAPinInTheOceanByOneKey(answer: Unicode.Scalar, pins: Int) async {
    let session = Session(
      ["move"],
      gazetteer: .naming(.near(meters: 612_000, surroundings: .sea(.pacificOcean))),
      geocoding: .failing(.noReport),
      keys: [.character("p"), .character(answer), .character("q")], rows: 20)
    _ = await session.run()
    #expect(
      session.lines.transcript.contains(
        "\r\u{1B}[K Pin 0.00° N 0.00° E, 612 km from the nearest place? (y/n) "))
    #expect(session.kept.places(.pins).count == pins)
  }

  /// The pin's weather comes once, and then not again.
  @Test func aKeyThatFailsSaysWhyAndDoesNotEndTheMode() async throws {
    let asked = Counter()
    let weather = WeatherClient { places async throws(ServiceError) in
      guard asked.next() == 1 else { throw .noReport }
      return places.map { _ in Fixture.report }
    }
    var gazetteer = GazetteerClient.naming(nil)
    gazetteer.largest = { _, _, _ throws(GazetteerError) in [] }
    let session = Session(
      ["map", "type weather", "move"], kept: SavedPlaces(pins: [Fixture.oslo]),
      gazetteer: gazetteer,
      weather: weather, keys: [.tab, .character("+"), .character("q")], rows: 20)
    let status = await session.run().status
    let text = session.lines.transcript
    #expect(
      text.components(separatedBy: "The weather service returned no report").count == 2,
      "\(text)")
    #expect(text.contains("[Map]"))
    #expect(status == 0)
  }
}
