import LineEditor
import Synchronization

/// A person or a script: gives out the lines it was given, and writes down what came of them.
final class ScriptedLines: LineSource {
  /// What happens at the prompt next.
  enum Step: Sendable {
    case line(String)
    case event(LineEvent)
    /// Something that happens while the prompt waits.
    case act(@MainActor @Sendable () async -> Void)
  }

  private struct Notes {
    var steps: [Step]
    var transcript = ""
    var errors = ""
    var busy: [String?] = []
  }

  let size: TerminalSize
  let outputFailure: Int32?
  private let echoes: Bool
  private let notes: Mutex<Notes>

  /// `echoes` puts prompts and typed lines into the transcript, as a terminal does.
  init(
    _ steps: [Step], echoes: Bool, columns: Int = 80, rows: Int = 500, outputFailure: Int32? = nil
  ) {
    notes = Mutex(Notes(steps: steps))
    self.echoes = echoes
    self.outputFailure = outputFailure
    size = TerminalSize(columns: columns, rows: rows)
  }

  var transcript: String { notes.withLock { $0.transcript } }
  var errors: String { notes.withLock { $0.errors } }
  /// What was waited for, without what merely ended a wait.
  var labels: [String] { notes.withLock { $0.busy.compactMap(\.self) } }
  var isBusy: Bool { notes.withLock { ($0.busy.last ?? nil) != nil } }

  func nextLine(prompt: String, remember: Bool) async -> LineEvent {
    while true {
      let step = notes.withLock { $0.steps.isEmpty ? nil : $0.steps.removeFirst() }
      switch step {
      case .line(let line):
        echo(prompt + line + "\n")
        return .line(line)
      case .event(let event):
        echo(prompt + "^\n")
        return event
      case .act(let body):
        await body()
      case nil:
        return .endOfInput
      }
    }
  }

  func write(_ text: String) {
    note(text)
  }

  func writeError(_ text: String) {
    notes.withLock { $0.errors += text }
    if echoes { note(text) }
  }

  func setBusy(_ label: String?) {
    notes.withLock { $0.busy.append(label) }
  }

  func stop() {}

  private func echo(_ text: String) {
    if echoes { note(text) }
  }

  private func note(_ text: String) {
    notes.withLock { $0.transcript += text }
  }
}

extension ScriptedLines.Step: ExpressibleByStringLiteral {
  init(stringLiteral line: String) {
    self = .line(line)
  }
}
