import Phrases
import ScreenKit
import ScreenTestSupport
import Settings
import TerminalText
import Testing

@testable import RootRouter

/// A shell completes one word at a time, and leaves the quoting to itself.
@MainActor struct ShellCompletionTests {
  private let words = CompletionWords(
    commands: [
      .init(name: .search, shorts: ["s"], arguments: [.place]),
      .init(name: .set, shorts: [], arguments: [.setting]),
      .init(
        name: .records, shorts: [], arguments: [.place], options: [.init("--csv", .path)]),
      .init(name: .star, shorts: [], arguments: [.row]),
    ], places: { ["New York", "New York Mills", "Oslo"] },
    settings: Setting.all.map { ($0.name, $0.choices) }, files: { _ in ["oslo.csv"] })

  @Test(arguments: [
    ([], ["records", "search", "set", "star"]), ([""], ["records", "search", "set", "star"]),
    (["st"], ["star"]),
    (["search", ""], ["New York", "New York Mills", "Oslo"]),
    (["search", "os"], ["Oslo"]), (["--json", "search", "os"], ["Oslo"]),
    (["search", "new", ""], ["York", "York Mills"]),
    (["search", "new", "yo"], ["York", "York Mills"]),
    (["search", "new yo"], ["New York", "New York Mills"]),
    (["search", "new york", "m"], ["Mills"]), (["search", "x"], []), (["xyzzy", ""], []),
    (["set", "theme", "d"], ["dark"]), (["records", "Oslo", "--csv", "o"], ["oslo.csv"]),
    (["--csv", "search", "os"], ["Oslo"]),
  ])
  func completesTheLastWord(typed: [String], expected: [String]) {
    #expect(words.completions(ofShellWords: typed).map(\.text) == expected)
  }
}
