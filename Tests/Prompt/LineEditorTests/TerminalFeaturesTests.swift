import FileTestSupport
import Glibc
import TerminalText

@testable import LineEditor

extension TerminalTests {
  /// History, completion, the spinner, and windows of every size at a real pseudo-terminal.
  struct TerminalFeaturesTests {
    private static let places = ["search", "searches", "set", "New York", "New Orleans", "Tromsø"]

    private static func complete(_ line: String) -> CompletionList {
      CompletionList(
        replacing: line, with: places.filter { $0.hasPrefix(line) }.map { Completion($0) })
    }

    @Test(arguments: [
      ("Tr\t", "> Tromsø |"),
      ("New Y\t", "> New York |"),
      ("sea\t", "> search|"),
      ("Tr Oslo\u{1}\u{6}\u{6}\t", "> Tromsø |Oslo"),
      ("x\t", "> x|"),
    ])
    func tabFillsIn(typed: String, expected: String) async throws {
      let event = try await Session.read(completions: Self.complete) { session in
        session.terminal.type(typed + "|")
        await session.terminal.expect(expected)
        session.terminal.type("\r")
      }
      #expect(event == .line(String(expected.dropFirst(2))))
    }

    @Test func inAWindowLargerThanAnyLinesAreReadPlainly() async throws {
      let session = try await Session(columns: 2000, rows: 40)
      #expect(session.lines.size == TerminalSize(columns: 1000, rows: 40))
      #expect(!session.lines.hasKeys)
      #expect(await session.line(typing: "map\n") == .line("map"))
      // libedit, which keeps each cell, was not opened.
      #expect(!session.terminal.raw.contains("\u{1B}[?2004h"))
      session.lines.stop()
    }

    @Test func tabListsWhatItCannotDecide() async throws {
      let event = try await Session.read(completions: Self.complete) { session in
        session.terminal.type("sea\t\t")
        await session.terminal.expect("search    searches", "> search")
        session.terminal.type("es\r")
      }
      #expect(event == .line("searches"))
    }

    @Test func aQuestionHasNeitherCompletionNorHistory() async throws {
      let session = await Session(terminal: try PseudoTerminal(), completions: Self.complete)
      #expect(await session.line(typing: "first\r") == .line("first"))
      #expect(await session.line(typing: "Tr\t\u{1B}[Ay\r", remember: false) == .line("Try"))
      #expect(await session.line(typing: "\u{1B}[A\r") == .line("first"))
      session.lines.stop()
    }

    @Test func linesOfAnotherSessionComeBack() async throws {
      let folder = try TemporaryFolder()
      let first = await Session(
        terminal: try PseudoTerminal(), history: LineHistory(path: folder("lines")))
      #expect(await first.line(typing: "search Tromsø\r") == .line("search Tromsø"))
      #expect(await first.line(typing: " secret\r") == .line(" secret"))
      #expect(await first.line(typing: "map\r") == .line("map"))
      first.lines.stop()

      let second = await Session(
        terminal: try PseudoTerminal(), history: LineHistory(path: folder("lines")))
      #expect(await second.line(typing: "\u{1B}[A\u{1B}[A!\r") == .line("search Tromsø!"))
      #expect(await second.line(typing: "\u{12}Troms\r") == .line("search Tromsø!"))
      second.lines.stop()
    }

    @Test func whatIsTypedAheadIsNotEchoedAndNotLost() async throws {
      let session = try await Session()
      #expect(await session.line(typing: "wait\r") == .line("wait"))
      session.terminal.type("next 東京")
      session.lines.write("done\n")
      await session.terminal.expect("> wait", "done")
      async let event = session.lines.nextLine(prompt: "> ", remember: true)
      await session.terminal.expect("> wait", "done", "> next 東京")
      session.terminal.type("\r")
      #expect(await event == .line("next 東京"))
      session.lines.stop()
    }

    @Test func ctrlCWhileNothingIsReadGoesToTheOwner() async throws {
      let session = try await Session()
      #expect(await session.line(typing: "wait\r") == .line("wait"))
      session.lines.mailbox.post(signal: SIGINT)
      let interrupts = session.interrupts
      await session.terminal.wait { interrupts.count == 1 }
      #expect(interrupts.count == 1)
      session.lines.stop()
    }

    @Test func theSpinnerAppearsAndLeavesNothing() async throws {
      let session = await Session(terminal: try PseudoTerminal())
      #expect(await session.line(typing: "wait\r") == .line("wait"))
      let began = ContinuousClock.now
      session.lines.setBusy("Asking")
      await session.terminal.expect(rowEndingIn: "Asking")
      #expect(ContinuousClock.now - began >= .milliseconds(150))
      session.lines.write("half")
      session.lines.write(" done\n")
      await session.terminal.expect(rowEndingIn: "half done")
      session.lines.setBusy(nil)
      await session.terminal.expect("> wait", "half done")
      #expect(await session.line(typing: "next\r") == .line("next"))
      session.lines.stop()
      await session.terminal.expect("> wait", "half done", "> next")
    }

    @Test func theSpinnerIsNotSeenForAQuickAnswer() async throws {
      let session = await Session(terminal: try PseudoTerminal(), spinnerDelay: .seconds(60))
      #expect(await session.line(typing: "wait\r") == .line("wait"))
      session.lines.setBusy("Asking")
      session.lines.setBusy(nil)
      session.lines.stop()
      await session.terminal.expect("> wait")
      #expect(!session.terminal.raw.contains("Asking"))
    }

    @Test func aDumbTerminalGetsNoEscapes() async throws {
      for type in ["dumb", "no-such-terminal"] {
        let session = await Session(terminal: try PseudoTerminal(), type: type)
        async let event = session.lines.nextLine(prompt: "> ", remember: true)
        // Until the prompt is shown, the terminal itself may echo typed text.
        await session.terminal.expect(">")
        session.terminal.type("Tromsø")
        await session.terminal.expect("> Tromsø")
        session.lines.write("above\n")
        await session.terminal.expect("> Tromsø", "above", "> Tromsø")
        session.terminal.type("\r")
        #expect(await event == .line("Tromsø"))
        session.lines.stop()
        #expect(!session.terminal.raw.contains("\u{1B}"))
      }
    }

    @Test(arguments: [(19, 10), (40, 2), (5, 1), (1, 1)])
    func aTinyWindowIsReadPlainly(columns: Int, rows: Int) async throws {
      let terminal = try PseudoTerminal()
      terminal.setSize(columns: columns, rows: rows)
      let session = await Session(terminal: terminal)
      async let event = session.lines.nextLine(prompt: "> ", remember: true)
      terminal.type("Oslo x\u{7F}\u{7F}\r")
      #expect(await event == .line("Oslo"))
      #expect(!terminal.raw.contains("\u{1B}"))
      terminal.setSize(columns: 40, rows: 10)
      #expect(await session.line(typing: "Tromsø\u{1}X\r") == .line("XTromsø"))
      session.lines.stop()
    }

    @Test func aWindowThatBecomesTinyKeepsWhatWasTyped() async throws {
      let event = try await Session.read { session in
        session.terminal.type("search Tro")
        await session.terminal.expect("> search Tro")
        session.terminal.setSize(columns: 12, rows: 2)
        session.lines.mailbox.post(signal: SIGWINCH)
        await session.terminal.wait { session.terminal.raw.hasSuffix("\u{1B}[?2004l> search Tro") }
        session.terminal.type("msø\r")
      }
      #expect(event == .line("search Tromsø"))
    }

    @Test func aResizedWindowIsDrawnForItsNewWidth() async throws {
      let event = try await Session.read { session in
        session.terminal.type("0123456789 0123456789")
        await session.terminal.expect("> 0123456789 0123456789")
        session.terminal.setSize(columns: 30, rows: 10)
        session.lines.mailbox.post(signal: SIGWINCH)
        session.terminal.type(" 0123456789")
        await session.terminal.expect("> 0123456789 0123456789 012345", "6789")
        #expect(session.lines.size == TerminalSize(columns: 30, rows: 10))
        session.terminal.type("\r")
      }
      #expect(event == .line("0123456789 0123456789 0123456789"))
    }
  }
}
