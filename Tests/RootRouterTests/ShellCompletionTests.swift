import LineEditor
import Phrases
import ScreenKit
import ScreenTestSupport
import Settings
import Testing

@testable import RootRouter

/// A shell completes one word at a time, and leaves the quoting to itself.
@MainActor struct ShellCompletionTests {
  private let words = CompletionWords(
    commands: [
      .init(name: .search, shorts: ["s"], arguments: [.place]),
      .init(name: .set, shorts: [], arguments: [.setting]),
      .init(name: .star, shorts: [], arguments: [.row]),
    ], places: ["New York", "New York Mills", "Oslo"],
    settings: Setting.all)

  @Test(arguments: [
    ([], ["search", "set", "star"]), ([""], ["search", "set", "star"]), (["st"], ["star"]),
    (["search", ""], ["New York", "New York Mills", "Oslo"]),
    (["search", "os"], ["Oslo"]), (["--json", "search", "os"], ["Oslo"]),
    (["search", "new", ""], ["York", "York Mills"]),
    (["search", "new", "yo"], ["York", "York Mills"]),
    (["search", "new yo"], ["New York", "New York Mills"]),
    (["search", "new york", "m"], ["Mills"]), (["search", "x"], []), (["xyzzy", ""], []),
    (["set", "theme", "d"], ["dark"]),
  ])
  func completesTheLastWord(typed: [String], expected: [String]) {
    #expect(words.completions(ofShellWords: typed).map(\.text) == expected)
  }
}
