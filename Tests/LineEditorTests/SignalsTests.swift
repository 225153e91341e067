import Glibc
import Synchronization
import Testing

@testable import LineEditor

extension TerminalTests {
  /// Real signals to this process; one test, because signals are the whole process's.
  struct SignalsTests {
    @Test func signalsReachTheOwnerAndTheLine() async throws {
      let terminal = try PseudoTerminal()
      let interrupts = Session.Interrupts()
      let sizes = Mutex<[TerminalSize]>([])
      var options = TerminalLines.Options()
      options.terminalType = "xterm"
      options.columns = 72
      var handlers = TerminalLines.Handlers()
      handlers.onInterrupt = { interrupts.add() }
      handlers.onResize = { size in sizes.withLock { $0.append(size) } }
      let lines = TerminalLines(
        input: terminal.terminal, output: terminal.terminal, history: LineHistory(path: nil),
        options: options, handlers: handlers)
      async let dropped = lines.nextLine(prompt: "> ", remember: true)
      await terminal.expect(">")
      terminal.type("half")
      await terminal.expect("> half")
      terminal.setSize(columns: 30, rows: 8)
      kill(getpid(), SIGWINCH)
      await terminal.wait { sizes.withLock { !$0.isEmpty } }
      #expect(sizes.withLock { $0 } == [TerminalSize(columns: 72, rows: 8)])
      kill(getpid(), SIGINT)
      #expect(await dropped == .interrupted(droppedText: true))
      kill(getpid(), SIGINT)
      await terminal.wait { interrupts.count == 1 }
      #expect(interrupts.count == 1)
      lines.stop()
    }
  }
}
