import Glibc
import Testing

@testable import LineEditor

extension TerminalTests {
  /// A text that replaces the one before it.
  struct ReplacedTextTests {
    @Test func takesThePlaceOfTheRowsAboveThePrompt() async throws {
      let event = try await Session.read { session in
        session.lines.write("first\n")
        session.lines.write("saved\nold\n")
        await session.terminal.expect("first", "saved", "old", ">")
        session.lines.replace(2, with: "fresh\n", otherwise: "changes\n")
        await session.terminal.expect("first", "fresh", ">")
        session.terminal.type("x\r")
      }
      #expect(event == .line("x"))
    }

    @Test func takesThePlaceBeforeThereIsAPrompt() async throws {
      let session = try await Session()
      session.lines.write("saved\nold\n")
      session.lines.replace(2, with: "fresh\n", otherwise: "changes\n")
      async let event = session.lines.nextLine(prompt: "> ", remember: true)
      await session.terminal.expect("fresh", ">")
      session.terminal.type("\r")
      #expect(await event == .line(""))
      session.lines.stop()
    }

    /// Typed text counts even if it was deleted again: the user was busy with something else.
    @Test(arguments: [("x", "> x"), ("xy\u{7F}\u{7F}", ">")])
    func leavesTheRowsToWhoHasTyped(keys: String, row: String) async throws {
      _ = try await Session.read { session in
        session.lines.write("saved\nold\n")
        await session.terminal.expect("saved", "old", ">")
        session.terminal.type(keys.prefix(1) + "")
        await session.terminal.expect(rowEndingIn: "> x")
        session.terminal.type(keys.dropFirst() + "")
        await session.terminal.expect(rowEndingIn: row)
        session.lines.replace(2, with: "fresh\n", otherwise: "changes\n")
        await session.terminal.expect("saved", "old", "changes", row)
        session.terminal.type("\r")
      }
    }

    /// Rows that have left the window cannot be erased.
    @Test(arguments: [3, 4]) func leavesRowsThatAreNotAllInTheWindow(rows: Int) async throws {
      _ = try await Session.read(rows: 4) { session in
        session.lines.write((1...rows).map { "\($0)\n" }.joined())
        await session.terminal.expect(rowEndingIn: ">")
        session.lines.replace(rows, with: "fresh\n", otherwise: "changes\n")
        if rows == 3 {
          await session.terminal.expect("fresh", ">")
        } else {
          await session.terminal.expect("3", "4", "changes", ">")
        }
        session.terminal.type("\r")
      }
    }

    @Test func leavesTheRowsWhereTheWindowWasResized() async throws {
      _ = try await Session.read { session in
        session.lines.write("saved\nold\n")
        await session.terminal.expect("saved", "old", ">")
        session.terminal.setSize(columns: 30, rows: 10)
        session.lines.mailbox.post(signal: SIGWINCH)
        session.lines.replace(2, with: "fresh\n", otherwise: "changes\n")
        await session.terminal.expect("saved", "old", "changes", ">")
        session.terminal.type("\r")
      }
    }

    @Test func aDumbTerminalGoesOn() async throws {
      let terminal = try PseudoTerminal(columns: 40, rows: 10)
      let session = await Session(terminal: terminal, type: "dumb")
      session.lines.write("saved\n")
      session.lines.replace(1, with: "fresh\n", otherwise: "changes\n")
      await terminal.wait { terminal.raw.contains("changes") }
      #expect(!terminal.raw.contains("fresh"))
      session.lines.stop()
    }
  }
}
