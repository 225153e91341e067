import ScreenTestSupport

/// Several warnings, of which a person picks one to read.
@MainActor @Suite(.timeLimit(.minutes(5))) struct WarningListTests {
  private static func warnings(_ count: Int, unplaced: Int) -> WarningsClient {
    var found = PlaceWarnings(
      service: .metNorway, fetched: Fixture.now, reach: .place,
      warnings: (1...count).map { number in
        var warning = WeatherWarning(event: "Event \(number)")
        warning.severity = .severe
        warning.description = "Text of number \(number)."
        warning.placed = number <= count - unplaced ? .region : .country
        return warning
      })
    found.reach = .country
    return WarningsClient { [found] _, _ in .found(found) }
  }

  private func session(
    _ lines: [ScriptedLines.Step] = [], count: Int = 4, unplaced: Int = 1,
    runMode: RunMode = .prompt
  ) -> Session {
    Session(
      lines, runMode: runMode, kept: SavedPlaces(searches: [Fixture.oslo]),
      gazetteer: .finding([Fixture.oslo]), weather: .answering(Fixture.report),
      warnings: Self.warnings(count, unplaced: unplaced), rows: 60)
  }

  private func text(_ lines: [ScriptedLines.Step], count: Int = 4) async -> String {
    await session(lines, count: count).run().text
  }

  @Test func aNumberOpensTheText() async {
    let text = await text(["warnings Oslo", "2", "4", "5"])
    let parts = text.components(separatedBy: "\n> ")
    expectText(parts[0], has: "   1  ", "Type a number for the text.", lacks: "Text of number")
    // D2
    #expect(parts[0].contains("1 warning in Norway may not cover this place. 4\u{A0}Event 4"))
    #expect(parts[1].contains("Text of number 2.") && !parts[1].contains("Text of number 1."))
    // The one of which it isn't clear whether it covers the place is the last.
    expectText(parts[2], has: "Text of number 4.", "It isn't clear")
    expectText(parts[3], has: "4", lacks: "Text of number")
  }

  /// Records are deleted where they are listed.
  @Test func noRecordIsDeletedByItsRow() async {
    let text = await text(["warnings Oslo", "rm 1"])
    expectText(text, has: "\"rm\" isn't available on this screen.", lacks: "Deleted")
  }

  @Test func aFewAreShownWhole() async {
    let text = await session(["warnings Oslo"], count: 2, unplaced: 0).run().text
    #expect(text.contains("Text of number 1.") && text.contains("Text of number 2."))
  }

  @Test func aScriptGetsAllTexts() async {
    let text = await session(runMode: .pipe).run(["warnings", "Oslo"]).text
    #expect((1...3).allSatisfy { text.contains("Text of number \($0).") })
    // D2: of those that may not cover the place, it gets the titles, and the texts as JSON.
    let title = "1 warning in Norway may not cover this place. Event 4 (severe)"
    #expect(text.contains(title + "\n"), "\(text)")
    let json = await session(runMode: .json).run(["warnings", "Oslo"]).text
    #expect((1...4).allSatisfy { json.contains("Text of number \($0).") })
  }
}
