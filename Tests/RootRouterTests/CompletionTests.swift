import LineEditor
import ScreenTestSupport
import Testing

@testable import RootRouter

@MainActor struct CompletionTests {
  private let words = CompletionWords(
    commands: ["back", "favorites", "forecast", "search", "searches", "set"],
    places: ["Oslo", "New York", "Oslo", "東京"], settings: Setting.all)

  @Test(arguments: [
    ("", "", ["back", "favorites", "forecast", "search", "searches", "set"]),
    ("  se", "se", ["search", "searches", "set"]), ("FO", "FO", ["forecast"]), ("x", "x", []),
    ("search ", "", ["Oslo", "New York", "東京"]), ("s  new y", "new y", ["New York"]),
    ("d 東", "東", ["東京"]),
    ("/ o", "o", ["Oslo"]), ("help se", "se", ["search", "searches", "set"]),
    ("? f", "f", ["favorites", "forecast"]),
    ("set ", "", ["service"]), ("set service ", "", ["open-meteo", "sample"]),
    ("set service s", "s", ["sample"]),
    ("set xyzzy ", "", []), ("rm ", "", []),
  ])
  func completes(line: String, replaced: String, expected: [String]) {
    let list = words.completions(for: line)
    #expect(list.replaced == replaced)
    #expect(list.candidates.map(\.text) == expected)
  }

  @Test func followsTheScreenAndThePlaces() async {
    let session = Session(
      ["searches", "quit"],
      kept: KeptPlaces(searches: [Fixture.tokyo, Fixture.oslo], favorites: [Fixture.bratislava]))
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
