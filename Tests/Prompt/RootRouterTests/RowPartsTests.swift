import ScreenTestSupport

/// Rows of a list, and the home, in lines that no command takes: they stay the place.
@MainActor @Suite(.timeLimit(.minutes(5))) struct RowPartsTests {
  @Test(arguments: [
    ("2 tomorrow", "Bratislava", "Sunday, 22 November 2026\n"),
    ("2 sun 8-12", "Bratislava", "Sunday, 22 November 2026, 08:00–12:00\n"),
    ("home tomorrow", "15.00° N", "Sunday, 22 November 2026\n"),
    ("doma zajtra ráno", "15.00° N", "Sunday, 22 November 2026, 06:00–10:00\n"),
  ])
  func aDayBehindARowOrTheHomeIsTheirs(line: String, place: String, day: String) async {
    expectText(await text(line), has: place, day)
  }

  private func text(_ line: String) async -> String {
    let session = Session(
      ["searches", .line(line)], kept: SavedPlaces(searches: [Fixture.oslo, Fixture.bratislava]),
      settings: SavedSettings(["home": "15.0,17.0"]), gazetteer: .knowing("Oslo"),
      geocoding: .finding([]), weather: .answering(Fixture.report), columns: 200)
    return await session.answers().last ?? ""
  }
}
