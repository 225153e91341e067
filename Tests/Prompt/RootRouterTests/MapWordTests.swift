import ScreenTestSupport

/// The map of a kind at a place, as people type it.
@MainActor @Suite(.timeLimit(.minutes(5))) struct MapWordTests {
  /// Of the pins, or of the field where one is shown.
  @Test(arguments: ["at Bratislava", "left", "out", "world", "zoom 3"])
  func everyWordOfTheMapHasATable(line: String) async {
    let session = Session.answeringEverything(
      [.line("map \(line)")], in: .english, runMode: .csv)
    let text = await session.run().text
    #expect(text.hasPrefix("row,name,country,"), "\(text)")
  }

  /// What is known of the present alone has no other hour.
  @Test(arguments: ["map type warnings hour tomorrow", "map night hour +3"])
  func aMapWithoutHoursSaysSo(line: String) async {
    let session = Session.answeringEverything([.line(line)], in: .english)
    expectText(await session.run().text, has: "shows only the present")
  }

  /// A number is a row of the list in sight.
  @Test func aRowMayBeShownOnTheMap() async {
    let text = await Session.documents("star Bratislava", "favorites", "map 1")
    let map = text.split(separator: "\n").last ?? ""
    #expect(map.contains("\"latitude\":48.1") && map.contains("\"zoom\""), "\(text)")
  }

  /// A place of one's own of that name comes first.
  @Test func anOwnNameIsAPlace() async {
    let text = await Session.documents(
      "star Bratislava", "favorites", "rename 1 Night", "map night")
    #expect(!text.contains("\"type\":\"night\""), "\(text)")
  }
}
