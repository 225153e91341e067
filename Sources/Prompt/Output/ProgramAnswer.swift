import CommandKit
package import Documents
import LineEditor
package import Phrases
import TerminalText

/// The answer of a command for a program that gets both its document and its words.
nonisolated package struct ProgramAnswer: Sendable {
  package var document: JSONValue
  /// As a screen reader gets them.
  package var sentences: [String]
  /// The providers of the data, with their licenses and pages.
  package var credits: [String]
  package var failure: Failure?
  package var failureSentence: String?
}

extension Output {
  /// The answer of a command that has ended, of which nothing was written.
  package func answer(of run: CommandRun, _ failure: Failure?) -> ProgramAnswer {
    let surface = Surface(width: Self.readWidth, height: size.rows)
    let lines = run.answer?.render(surface).lines ?? []
    let failure = failure ?? run.failure
    return ProgramAnswer(
      document: .object(run.document),
      sentences: (run.preamble?.sentences ?? []) + lines.flatMap(\.spoken),
      credits: lines.compactMap(\.credit), failure: failure,
      failureSentence: failure.map { sentence(for: $0) })
  }
}

nonisolated extension Line {
  /// A line with links names providers: its text, and the pages; `nil` for others.
  fileprivate var credit: String? {
    let links = spans.compactMap(\.link)
    guard !links.isEmpty else { return nil }
    return spoken.joined(separator: " ") + " (\(links.joined(separator: ", ")))"
  }
}
