import Foundation
import RootRouter
import TerminalText

/// Answers a shell when Tab is pressed after `vane`: `vane complete-line WORD…`, the last word being the unfinished
/// one.
///
/// It is in no list of commands, because users don't type it.
enum ShellCompletion {
  private static let command = "complete-line"

  /// A line for each completion, with its meaning after a tab; `nil` if the words aren't such a request.
  @MainActor static func answer(_ words: [String], _ router: RootRouter) -> String? {
    guard words.first == command else { return nil }
    let typed = words.dropFirst(words.dropFirst().first == "--" ? 2 : 1)
    return router.completions(ofShellWords: Array(typed))
      .map { $0.text + "\t" + ($0.description ?? "") + "\n" }.joined()
  }
}
