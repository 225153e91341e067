import Testing

@testable import LineEditor

/// A program gets the terminal in its original modes, and returns it.
@Suite(.timeLimit(.minutes(5))) struct ForegroundProcessTests {
  /// The child writes to the output of the tests, so the test waits for its exit, not for its output.
  @Test func takesTheTerminalBackInItsModes() async throws {
    let session = try await Session(columns: 40, rows: 12)
    let modes = session.terminal.modes
    session.lines.write("before\n")
    session.lines.runForeground(to: ["cat", "-s"], text: "")
    session.lines.write("after\n")
    #expect(await session.line(typing: "x\r") == .line("x"))
    await session.terminal.expect("before", "after", "> x")
    #expect(session.terminal.modes == modes)
    session.lines.stop()
  }

  @Test func writesTheTextWhereThereIsNoSuchProgram() async throws {
    let session = try await Session(columns: 40, rows: 12)
    session.lines.runForeground(to: ["/no/such/program"], text: "one\n")
    #expect(await session.line(typing: "x\r") == .line("x"))
    await session.terminal.expect("one", "> x")
    session.lines.stop()
  }

  @Test func goesOnWhereTheProgramReadsNothing() async throws {
    let session = try await Session(columns: 40, rows: 12)
    session.lines.runForeground(to: ["true"], text: String(repeating: "long\n", count: 100_000))
    #expect(await session.line(typing: "x\r") == .line("x"))
    await session.terminal.expect("> x")
    session.lines.stop()
  }
}
