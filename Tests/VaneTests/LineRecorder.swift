import LineEditor
import Synchronization

/// Gives out lines, and writes down what came of them.
final class LineRecorder: LineSource {
  private struct Notes {
    var lines: ArraySlice<String>
    var output = ""
    var errors = ""
  }

  private let notes: Mutex<Notes>
  /// So high that a line above a page takes no room from it.
  let size = TerminalSize(columns: 120, rows: 200)
  let outputFailure: Int32? = nil

  init(_ lines: [String]) { notes = Mutex(Notes(lines: lines[...])) }

  var output: String { notes.withLock { $0.output } }
  var errors: String { notes.withLock { $0.errors } }

  func nextLine(prompt: String, remember: Bool) async -> LineEvent {
    notes.withLock { $0.lines.popFirst() }.map(LineEvent.line) ?? .endOfInput
  }

  func write(_ text: String) { notes.withLock { $0.output += text } }
  func writeError(_ text: String) { notes.withLock { $0.errors += text } }
  func setBusy(_ label: String?) {}
  func stop() {}
}
