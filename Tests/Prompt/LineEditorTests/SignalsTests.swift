import FileTestSupport
import Glibc

@testable import LineEditor

extension TerminalTests {
  /// Real signals to this process; one test, because signals are the whole process's.
  struct SignalsTests {
    @Test func signalsReachTheOwnerAndTheLine() async throws {
      // The jobs of a shell in the background ignore it.
      signal(SIGINT, SIG_DFL)
      let terminal = try PseudoTerminal()
      let interrupts = Counter()
      let sizes = Noted<TerminalSize>()
      var handlers = TerminalLines.Handlers()
      handlers.onInterrupt = { _ = interrupts.next() }
      handlers.onResize = { sizes.append($0) }
      let lines = TerminalLines(at: terminal.terminal, handlers: handlers) { $0.columns = 72 }
      async let dropped = lines.nextLine(prompt: "> ", remember: true)
      await terminal.expect(">")
      terminal.type("half")
      await terminal.expect("> half")
      terminal.setSize(columns: 30, rows: 8)
      kill(getpid(), SIGWINCH)
      await terminal.wait { !sizes.all.isEmpty }
      #expect(sizes.all == [TerminalSize(columns: 72, rows: 8)])
      kill(getpid(), SIGINT)
      #expect(await dropped == .interrupted(droppedText: true))
      kill(getpid(), SIGINT)
      await terminal.wait { interrupts.count == 1 }
      #expect(interrupts.count == 1)
      lines.stop()
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT])
    func aTerminalThatNobodyReadsKeepsNobodyAlive(number: Int32) async {
      await #expect(processExitsWith: .signal(number)) { [number = number as Int32] in
        signal(number, SIG_DFL)
        var (person, terminal) = (Int32(-1), Int32(-1))
        try #require(openpty(&person, &terminal, nil, nil, nil) == 0)
        let lines = TerminalLines(at: terminal)
        lines.write(String(repeating: "x", count: 1 << 20))
        var full = pollfd(fd: terminal, events: Int16(POLLOUT), revents: 0)
        while poll(&full, 1, 0) != 0 { sched_yield() }
        alarm(30)
        kill(getpid(), number)
        while true { pause() }
      }
    }

    /// The handler that a trap would call next represents the end of the process.
    @Test(arguments: [SIGILL, SIGTRAP, SIGBUS, SIGFPE, SIGSEGV])
    func aTrapGivesTheTerminalBack(trap: Int32) async throws {
      let terminal = try PseudoTerminal()
      let found = terminal.modes
      let before = signal(trap) { trapped.store(Int($0), ordering: .relaxed) }
      defer { signal(trap, before) }
      let lines = TerminalLines(at: terminal.terminal)
      async let line = lines.nextLine(prompt: "> ", remember: true)
      await terminal.expect(">")
      #expect(terminal.modes != found)
      raise(trap)
      #expect(trapped.exchange(0, ordering: .relaxed) == Int(trap))
      #expect(terminal.modes == found)
      await terminal.wait { terminal.raw.contains("\u{1B}[?2004l\u{1B}[?25h\r") }
      #expect(terminal.raw.contains("\u{1B}[?2004l\u{1B}[?25h\r"))
      lines.stop()
      #expect(await line == .endOfInput)
    }
  }
}

/// The signal that came last, as a handler of C may note it.
private let trapped = Atomic(0)
