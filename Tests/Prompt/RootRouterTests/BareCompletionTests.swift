import Clients
import CommandKit
import Reports
import ScreenTestSupport
import TerminalText
import Testing

@testable import RootRouter

/// Completion of a line that begins with no command: a word of weather, or a place.
@MainActor struct BareCompletionTests {
  @Test(arguments: [
    ("wind O", "O", ["Oslo"]), ("weather in Os", "Os", ["Oslo"]), ("moon Os", "Os", ["Oslo"]),
    ("vietor O", "O", ["Oslo"]), ("Osl", "Osl", ["Oslo"]), ("os", "os", []),
    ("New Y", "New Y", ["New York"]), ("lightn", "lightn", []),
    ("humi", "humi", ["humid", "humidex", "humidity"]), ("Oslo tom", "tom", ["tomorrow"]),
    ("will it rain tom", "tom", ["tomorrow"]),
    ("search Osl", "Osl", ["Oslo"]), ("forec", "forec", ["forecast"]),
  ])
  func completes(line: String, replaced: String, expected: [String]) async {
    let session = Session(["quit"])
    _ = await session.run()
    var words = session.router.completionWords()
    words.places = { ["Oslo", "New York"] }
    words.find = { _ in [] }
    let list = words.completions(for: line)
    #expect(list.replaced == replaced)
    #expect(list.candidates.map(\.text) == expected)
  }

  @Test func followsTheScreenAndThePlaces() async {
    let session = Session(
      ["searches", "quit"],
      kept: SavedPlaces(searches: [Fixture.tokyo, Fixture.oslo], favorites: [Fixture.bratislava]),
      gazetteer: .finding([]))
    #expect(session.completions.completions(for: "").candidates.isEmpty)
    _ = await session.run()
    #expect(session.completions.completions(for: "cl").candidates.map(\.text) == ["clear"])
    #expect(session.completions.completions(for: "ref").candidates.isEmpty)
    #expect(
      session.completions.completions(for: "search ").candidates.map(\.text) == [
        "東京", "Oslo", "Bratislava",
      ])
  }
}
