public import CommandKit
import Documents

internal import Phrases
internal import TerminalText
internal import Testing

/// A shell that remembers what a screen showed, waited for and asked.
@MainActor public final class ContextRecorder {
  /// The one who answers a question.
  public enum Listener: Sendable {
    case yes
    case no
    /// Nobody is there, as on a pipe.
    case nobody
  }

  public var listener: Listener?
  /// `.max` for a script.
  public var rowsPerPage = 10
  /// `nil` where nobody sees the pages drawn.
  public var window: (columns: Int, rows: Int)?
  public private(set) var questions: [String] = []
  public private(set) var waits: [String?] = []
  private var answers: [Answer] = []

  public init(_ listener: Listener? = nil) { self.listener = listener }

  public var context: ScreenContext {
    ScreenContext(
      show: { self.answers.append($0) }, wait: { self.waits.append($0) },
      rowsPerPage: { _ in self.rowsPerPage }, window: { self.window },
      confirm: { question, command throws(Failure) in
        self.questions.append(question)
        switch self.listener {
        case .yes: return true
        case .no: return false
        case .nobody: throw .needsYes(command)
        case nil:
          Issue.record("Nobody was supplied to answer: \(question)")
          return false
        }
      })
  }

  /// Returns everything that was shown since the last call.
  public func take(width: Int = 80, height: Int = 24) -> [Shown] {
    defer { answers = [] }
    return answers.map { Shown($0, width: width, height: height) }
  }

  /// The text of what was shown since this was asked last.
  public func takeText(width: Int = 80, height: Int = 24) -> String {
    take(width: width, height: height).map(\.text).joined(separator: "\n\n")
  }
}

/// An answer as people and programs see it.
public struct Shown: Hashable, Sendable {
  public var stage: Answer.Stage
  public var isList: Bool
  public var text: String
  public var json: String

  public init(stage: Answer.Stage, isList: Bool, text: String, json: String) {
    self.stage = stage
    self.isList = isList
    self.text = text
    self.json = json
  }

  @MainActor public init(_ answer: Answer, width: Int, height: Int = 24) {
    self.init(
      stage: answer.stage, isList: answer.list != nil,
      text: answer.render(Surface(width: width, height: height)).text,
      json: JSONValue.object(answer.document).description)
  }
}

extension Page {
  /// The lines without their styles.
  public var text: String { lines.map(\.text).joined(separator: "\n") }
}
