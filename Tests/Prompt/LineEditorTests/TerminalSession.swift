import Synchronization

@testable import LineEditor
import TerminalText

/// A terminal with an editor on it, which leaves the test process's signals alone.
struct Session {
  let terminal: PseudoTerminal
  let lines: TerminalLines
  let interrupts = Interrupts()

  /// Counts the calls of `onInterrupt`.
  final class Interrupts: Sendable {
    private let value = Mutex(0)

    var count: Int { value.withLock { $0 } }

    func add() { value.withLock { $0 += 1 } }
  }

  init(columns: Int = 40, rows: Int = 10) async throws {
    await self.init(terminal: try PseudoTerminal(columns: columns, rows: rows))
  }

  init(
    terminal: PseudoTerminal, history: LineHistory = LineHistory(path: nil),
    spinnerDelay: Duration = .milliseconds(150), type: String = "xterm",
    completions: @escaping @Sendable (String) -> CompletionList = { _ in .none }
  ) async {
    self.terminal = terminal
    var options = TerminalLines.Options()
    options.terminalType = type
    options.handlesSignals = false
    options.spinnerDelay = spinnerDelay
    var handlers = TerminalLines.Handlers()
    handlers.completions = completions
    handlers.onInterrupt = { [interrupts] in interrupts.add() }
    lines = TerminalLines(
      input: terminal.terminal, output: terminal.terminal, history: history, options: options,
      handlers: handlers)
    guard type == "xterm", lines.hasKeys else { return }
    // Until libedit has set its modes, the terminal driver may echo and edit typed text.
    await terminal.wait { terminal.raw.contains("\u{1B}[?2004h") }
  }

  func line(typing text: String, remember: Bool = true) async -> LineEvent {
    terminal.type(text)
    return await lines.nextLine(prompt: "> ", remember: remember)
  }
}
