import ScreenTestSupport

@testable import RootRouter

/// A position in any notation behind a command that also takes numbers.
@MainActor struct PositionArgumentTests {
  @Test(
    arguments: ["hours", "days", "chart", "chart wind", "hours 3", "days 2", "soon", "detail"],
    [
      "48 08.9 N 17 06.5 E", "48.148333, 17.108333", "48.148333 N 17.108333 E",
      "48°08'54\"N 17°06'30\"E", "48,148333 17,108333", "lat 48.148333 lon 17.108333",
    ])
  func isNoNumberOfHours(command: String, position: String) async {
    expectText(
      await Session.answer(to: "\(command) \(position)", .finding([]), .json),
      has: "\"latitude\":48.148", "\"longitude\":17.108")
  }

  @Test(arguments: [
    ("map at 52,10 zoom 7", 7), ("map 52,10 zoom 2", 2), ("map at 52 10 ZOOM 4", 4),
    ("map at 52,10", 4),
  ])
  func isShownAsCloseAsWasTyped(line: String, zoom: Int) async {
    let text = await Session([.line(line)], runMode: .json, gazetteer: .finding([])).run().text
    expectText(text, has: "\"zoom\":\(zoom),", "\"latitude\":52,")
  }

  @Test func aWrongZoomIsRefused() async {
    let text = await Session([.line("map at 52,10 zoom 12")], gazetteer: .finding([])).run().text
    #expect(text.contains("at PLACE | LAT LON [type TEXT]") && text.contains("[zoom N]"), "\(text)")
  }

  @Test func theIndexIsNoPlace() async {
    expectText(
      await Session.answer(to: "uv index 48.1,17.1", .finding([]), .json), has: "\"latitude\":48.1,"
    )
  }
}
