import FileTestSupport
import Glibc

@testable import LineEditor

extension TerminalTests {
  /// Lines typed at a real pseudo-terminal, as a user sees them.
  struct TerminalLinesTests {
    @Test(arguments: [
      ("search Oslo", "search Oslo"), ("Tromsø 東京", "Tromsø 東京"), ("", ""),
      ("  two  spaces ", "  two  spaces "), ("\u{1F30D} ☀️", "\u{1F30D} ☀️"),
      // Keys without a function type nothing.
      ("a\u{1B}[5~\u{1B}[15~\u{1B}xb\u{16}\u{F}\u{1D}c\u{1B}9\u{1B}9d", "abcd"),
      // Words are deleted, and walked over.
      ("one two three\u{17}\u{17}2\u{1B}[1;5D\u{1B}[1;5DX\u{1B}[1;5CY", "XoneY 2"),
    ])
    func aTypedLineIsReturned(typed: String, line: String) async throws {
      let session = try await Session()
      #expect(await session.line(typing: typed + "\r") == .line(line))
      session.lines.stop()
    }

    @Test func whatIsTypedIsSeen() async throws {
      let event = try await Session.read { session in
        session.terminal.type("Tromsø 東京")
        await session.terminal.expect("> Tromsø 東京")
        session.terminal.type("\u{1B}[D\u{1B}[DX\u{1B}[Fy\u{1B}[HZ\u{1B}[3~")
        await session.terminal.expect("> Zromsø X東京y")
        session.terminal.type("\r")
      }
      #expect(event == .line("Zromsø X東京y"))
    }

    @Test func textAppearsAboveAHalfTypedLine() async throws {
      let event = try await Session.read { session in
        session.terminal.type("Tromsø\u{1B}[D")
        await session.terminal.expect("> Tromsø")
        session.lines.write("fresh\nreport\n")
        session.lines.writeError("東京\n")
        await session.terminal.expect("fresh", "report", "東京", "> Tromsø")
        #expect(session.terminal.cursor == ScreenModel.Cursor(row: 3, column: 7))
        session.terminal.type("X\r")
      }
      #expect(event == .line("TromsXø"))
    }

    @Test func textAppearsAboveALineThatWraps() async throws {
      let event = try await Session.read(columns: 20) { session in
        session.terminal.type("0123456789 Tromsø 東京 and on")
        await session.terminal.expect("> 0123456789 Tromsø", "東京 and on")
        session.lines.write("above\n")
        await session.terminal.expect("above", "> 0123456789 Tromsø", "東京 and on")
        session.terminal.type("\u{1}")
        session.lines.write("again\n")
        await session.terminal.expect("above", "again", "> 0123456789 Tromsø", "東京 and on")
        session.terminal.type("X\r")
      }
      #expect(event == .line("X0123456789 Tromsø 東京 and on"))
    }

    @Test func textBeforeAndBetweenLinesKeepsItsOrder() async throws {
      let session = try await Session()
      session.lines.write("one\n")
      session.lines.write("no end of line")
      async let event = session.lines.nextLine(prompt: "> ", remember: true)
      await session.terminal.expect(rowEndingIn: ">")
      session.terminal.type("a\r")
      #expect(await event == .line("a"))
      session.lines.write("two\n")
      session.lines.stop()
      await session.terminal.expect("one", "no end of line", "> a", "two")
    }

    /// Other line ends count too, and empty lines; keys in the text do nothing.
    @Test(arguments: ["\r", "\n", "\r\n", "\r\r\r"])
    func pastedLinesAreEnteredOneAfterTheOther(end: String) async throws {
      let session = try await Session()
      let paste = ["search Oslo", "rm\t1", "\u{1B}[31m東京\u{1B}[20\u{1}"].joined(separator: end)
      #expect(
        await session.line(typing: "a \u{1B}[200~\(paste)\u{1B}[201~ z") == .line("a search Oslo"))
      #expect(await session.lines.nextLine(prompt: "> ", remember: true) == .line("rm 1"))
      async let last = session.lines.nextLine(prompt: "> ", remember: true)
      await session.terminal.expect("> a search Oslo", "> rm 1", "> [31m東京[20 z")
      session.terminal.type("\r")
      #expect(await last == .line("[31m東京[20 z"))
      session.lines.stop()
      await session.terminal.wait { session.terminal.raw.contains("\u{1B}[?2004l") }
      #expect(session.terminal.raw.contains("\u{1B}[?2004l"))
    }

    @Test func nothingIsLeftBehindAPasteThatEndsItsLastLine() async throws {
      let session = try await Session()
      let paste = "\u{1B}[200~\rone\r\rtwo\r\r\u{1B}[201~"
      #expect(await session.line(typing: paste) == .line("one"))
      #expect(await session.lines.nextLine(prompt: "> ", remember: true) == .line("two"))
      #expect(await session.line(typing: "three\r") == .line("three"))
      session.lines.stop()
      await session.terminal.expect("> one", "> two", "> three")
    }

    @Test func ctrlCDropsTheLinesOfAPasteThatAreLeft() async throws {
      let session = try await Session()
      #expect(
        await session.line(typing: "\u{1B}[200~one\rtwo\rthree\u{1B}[201~") == .line("one"))
      session.lines.mailbox.post(signal: SIGINT)
      let interrupts = session.interrupts
      await session.terminal.wait { interrupts.count == 1 }
      #expect(await session.line(typing: "next\r") == .line("next"))
      session.lines.stop()
    }

    @Test func aLargePasteIsCut() async throws {
      let event = try await Session.read(rows: 200) { session in
        let paste = String(repeating: "東京 ab\t", count: 100_000)
        session.terminal.type("\u{1B}[200~" + paste + "\u{1B}[201~\r")
        await session.terminal.wait { session.terminal.raw.hasSuffix("\r\n") }
      }
      let line = if case .line(let text) = event { text } else { "" }
      #expect(line.unicodeScalars.count == 4096)
      #expect(line.hasPrefix("東京 ab 東京 ab "))
    }

    @Test func aLineLongerThanTheWindowIsRefused() async throws {
      let event = try await Session.read(columns: 20, rows: 4) { session in
        session.terminal.type(String(repeating: "0123456789", count: 8) + "\u{1}\u{5}xyz\r")
        await session.terminal.wait { session.terminal.raw.hasSuffix("\r\n") }
      }
      #expect(event == .line(String((String(repeating: "0123456789", count: 8)).prefix(57))))
    }

    @Test func ctrlCDropsTheLine() async throws {
      let session = try await Session()
      async let dropped = session.lines.nextLine(prompt: "> ", remember: true)
      await session.terminal.expect(rowEndingIn: ">")
      session.terminal.type("half 東京\u{1B}[D")
      await session.terminal.expect("> half 東京")
      session.lines.mailbox.post(signal: SIGINT)
      #expect(await dropped == .interrupted(droppedText: true))
      async let empty = session.lines.nextLine(prompt: "> ", remember: true)
      await session.terminal.expect("> half 東京^C", ">")
      session.lines.mailbox.post(signal: SIGINT)
      #expect(await empty == .interrupted(droppedText: false))
      #expect(await session.line(typing: "next\r") == .line("next"))
      session.lines.stop()
      await session.terminal.expect("> half 東京^C", "> ^C", "> next")
    }

    @Test(arguments: ["\u{12}abc", "\u{1B}[200~abc", "\u{1B}["])
    func ctrlCEndsASearchAPasteAndAKeyBegun(typed: String) async throws {
      let session = try await Session()
      async let event = session.lines.nextLine(prompt: "> ", remember: true)
      await session.terminal.expect(rowEndingIn: ">")
      session.terminal.type("x" + typed)
      await session.terminal.expect(rowEndingIn: "> x")
      session.lines.mailbox.post(signal: SIGINT)
      #expect(await event == .interrupted(droppedText: true))
      #expect(await session.line(typing: "next\r") == .line("next"))
      session.lines.stop()
    }

    @Test func ctrlDEndsOnlyAnEmptyLine() async throws {
      let session = try await Session()
      #expect(await session.line(typing: "東京\u{4}\u{1}\u{4}\r") == .line("京"))
      #expect(await session.line(typing: "\u{4}") == .endOfInput)
      session.lines.write("quit\n")
      session.lines.stop()
      await session.terminal.expect("> 京", "> quit")
    }

    @Test func aTerminalThatIsGoneIsTheEndOfInput() async throws {
      var (person, terminal) = (Int32(-1), Int32(-1))
      try #require(openpty(&person, &terminal, nil, nil, nil) == 0)
      var options = TerminalLines.Options()
      options.handlesSignals = false
      let lines = TerminalLines(
        input: terminal, output: terminal, history: LineHistory(path: nil), options: options)
      async let event = lines.nextLine(prompt: "> ", remember: true)
      close(person)
      #expect(await event == .endOfInput)
      #expect(await lines.nextLine(prompt: "> ", remember: true) == .endOfInput)
      lines.write("lost")
      lines.stop()
      #expect(lines.outputFailure == EIO)
      close(terminal)
    }

    @Test func noBytesTrap() async throws {
      let event = try await Session.read { session in
        session.terminal.type([0x61, 0x00, 0xFF, 0xC3, 0x62, 0xC2, 0x9B, 0xED, 0xA0, 0x80, 0x0D])
      }
      #expect(event == .line("a\u{FFFD}\u{FFFD}b\u{FFFD}"))
    }

    @Test func stopAnswersAWaitingReaderAndGivesTheTerminalBack() async throws {
      let terminal = try PseudoTerminal()
      let before = terminal.modes
      let session = await Session(terminal: terminal)
      async let event = session.lines.nextLine(prompt: "> ", remember: true)
      await terminal.expect(rowEndingIn: ">")
      terminal.type("half")
      await terminal.expect("> half")
      #expect(terminal.modes != before)
      session.lines.stop()
      #expect(await event == .endOfInput)
      #expect(terminal.modes == before)
      #expect(await session.lines.nextLine(prompt: "> ", remember: true) == .endOfInput)
      session.lines.write("after all\n")
      session.lines.stop()
      await terminal.expect("> half", "after all")
    }
  }
}
