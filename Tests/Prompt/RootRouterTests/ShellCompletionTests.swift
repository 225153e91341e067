import CommandKit
import Phrases
@testable import RootRouter
import ScreenTestSupport
import Settings
import TerminalText
import Testing

/// A shell completes one word at a time, and leaves the quoting to itself.
@MainActor struct ShellCompletionTests {
  private let words: CompletionWords

  init() async {
    let session = Session(["quit"])
    _ = await session.run()
    var words = session.router.completionWords()
    words.places = { ["New York", "New York Mills", "Oslo"] }
    words.files = { _ in ["oslo.csv"] }
    words.find = { _ in [] }
    self.words = words
  }

  @Test(arguments: [
    (["sta"], ["star", "status"]), (["--json", "sta"], ["star", "status"]),
    (["search", ""], ["New York", "New York Mills", "Oslo"]), (["search", "os"], ["Oslo"]),
    (["--json", "search", "os"], ["Oslo"]), (["search", "new", ""], ["York", "York Mills"]),
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
