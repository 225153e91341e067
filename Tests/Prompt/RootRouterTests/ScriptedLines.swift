import LineEditor
import Synchronization

/// A person or a script: gives out the lines it was given, and writes down what came of them.
final class ScriptedLines: LineSource {
  /// The next event at the prompt.
  enum Step: Sendable {
    case line(String)
    case event(LineEvent)
    /// Something that happens while the prompt waits.
    case act(@MainActor @Sendable () async -> Void)
    /// The window gets another size.
    case resize(columns: Int, rows: Int)
  }

  private struct Notes {
    var steps: [Step]
    var transcript = ""
    var errors = ""
    var busy: String?
    var labels: [String] = []
    var size: TerminalSize
    var keys: [Key]
    /// Nothing was typed, and the window kept its size, since a text was written.
    var isUntouched = false
    var onResize: @MainActor @Sendable () -> Void = {}
  }

  let outputFailure: Int32?
  let hasKeys: Bool
  private let echoes: Bool
  private let notes: Mutex<Notes>

  /// `echoes` puts prompts and typed lines into the transcript, as a terminal does.
  init(
    _ steps: [Step], echoes: Bool, keys: [Key] = [], columns: Int = 80, rows: Int = 500,
    outputFailure: Int32? = nil
  ) {
    notes = Mutex(
      Notes(steps: steps, size: TerminalSize(columns: columns, rows: rows), keys: keys))
    hasKeys = !keys.isEmpty
    self.echoes = echoes
    self.outputFailure = outputFailure
  }

  func append(_ steps: [Step]) { notes.withLock { $0.steps += steps } }

  var size: TerminalSize { notes.withLock { $0.size } }

  /// Calls `body` after each change of the window.
  func onResize(_ body: @escaping @MainActor @Sendable () -> Void) {
    notes.withLock { $0.onResize = body }
  }

  var transcript: String { notes.withLock { $0.transcript } }
  var errors: String { notes.withLock { $0.errors } }
  /// The labels of everything that was waited for; repeated waits for the same thing count once.
  var labels: [String] { notes.withLock { $0.labels } }
  var isBusy: Bool { notes.withLock { $0.busy != nil } }

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
      case .resize(let columns, let rows):
        let tell = notes.withLock {
          $0.size = TerminalSize(columns: columns, rows: rows)
          $0.isUntouched = false
          return $0.onResize
        }
        await tell()
      case nil:
        return .endOfInput
      }
    }
  }

  func nextKey() async -> Key {
    notes.withLock { $0.keys.isEmpty ? .end : $0.keys.removeFirst() }
  }

  func write(_ text: String) {
    note(text)
    notes.withLock { $0.isUntouched = true }
  }

  /// Removes the rows from the transcript, too, as a terminal does.
  func replace(_ rows: Int, with text: String, otherwise: String) {
    let isErased = notes.withLock { notes in
      guard notes.isUntouched, rows < notes.size.rows else { return false }
      let lines = notes.transcript.split(separator: "\n", omittingEmptySubsequences: false)
      notes.transcript = lines.dropLast(rows + 1).map { $0 + "\n" }.joined()
      return true
    }
    write(isErased ? text : otherwise)
  }

  func writeError(_ text: String) {
    notes.withLock { $0.errors += text }
    if echoes { note(text) }
  }

  func setBusy(_ label: String?) {
    notes.withLock { notes in
      notes.busy = label
      if let label, label != notes.labels.last { notes.labels.append(label) }
    }
  }

  func stop() {}

  private func echo(_ text: String) {
    notes.withLock { $0.isUntouched = false }
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
