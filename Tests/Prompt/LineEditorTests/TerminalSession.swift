import FileTestSupport

@testable import LineEditor
import TerminalText

/// A terminal with an editor on it, which leaves the test process's signals alone.
struct Session {
  let terminal: PseudoTerminal
  let lines: TerminalLines
  /// Counts the calls of `onInterrupt`.
  let interrupts = Counter()

  init(columns: Int = 40, rows: Int = 10) async throws {
    await self.init(terminal: try PseudoTerminal(columns: columns, rows: rows))
  }

  init(
    terminal: PseudoTerminal, history: LineHistory = LineHistory(path: nil),
    spinnerDelay: Duration = .milliseconds(150), type: String = "xterm",
    completions: @escaping @Sendable (String) -> CompletionList = { _ in .none }
  ) async {
    self.terminal = terminal
    var handlers = TerminalLines.Handlers()
    handlers.completions = completions
    handlers.onInterrupt = { [interrupts] in _ = interrupts.next() }
    lines = TerminalLines(at: terminal.terminal, history: history, handlers: handlers) {
      $0.terminalType = type
      $0.handlesSignals = false
      $0.spinnerDelay = spinnerDelay
    }
    guard type == "xterm", lines.hasKeys else { return }
    // Until libedit has set its modes, the terminal driver may echo and edit typed text.
    await terminal.wait { terminal.raw.contains("\u{1B}[?2004h") }
  }

  /// Lets `body` type at the prompt of a new terminal, and returns what was read.
  static func read(
    columns: Int = 40, rows: Int = 10,
    completions: @escaping @Sendable (String) -> CompletionList = { _ in .none },
    _ body: (Session) async throws -> Void
  ) async throws -> LineEvent {
    let terminal = try PseudoTerminal(columns: columns, rows: rows)
    let session = await Session(terminal: terminal, completions: completions)
    async let event = session.lines.nextLine(prompt: "> ", remember: true)
    await session.terminal.expect(rowEndingIn: ">")
    try await body(session)
    let read = await event
    session.lines.stop()
    return read
  }

  func line(typing text: String, remember: Bool = true) async -> LineEvent {
    terminal.type(text)
    return await lines.nextLine(prompt: "> ", remember: remember)
  }
}

extension TerminalLines {
  /// An editor on both sides of a terminal of `xterm`'s type.
  convenience init(
    at terminal: Int32, history: LineHistory = LineHistory(path: nil),
    handlers: Handlers = Handlers(), change: (inout Options) -> Void = { _ in }
  ) {
    var options = Options()
    options.terminalType = "xterm"
    change(&options)
    self.init(
      input: terminal, output: terminal, history: history, options: options, handlers: handlers)
  }
}
