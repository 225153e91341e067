import Foundation
import LineEditor
import RootRouter
import TerminalText

/// Answers a shell when Tab is pressed after `vane`: `vane complete-line WORD…`, the last word being the unfinished one.
///
/// It stands in no list of commands, because nobody types it.
enum ShellCompletion {
  private static let command = "complete-line"

  /// Answers such a question: a line for each way to go on, what it is behind a tab. `nil` if it is none.
  @MainActor static func answer(_ words: [String], _ router: RootRouter) -> String? {
    guard words.first == command else { return nil }
    return router.completions(ofShellWords: Array(words.dropFirst()))
      .map { $0.text + "\t" + ($0.description ?? "") + "\n" }.joined()
  }
}
