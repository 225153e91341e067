import Testing

@testable import LineEditor

extension TerminalTests {
  /// Characters of two columns.
  struct WideTerminalTests {
    // C10
    @Test func wideCharactersAreErasedWhole() async throws {
      let event = try await Session.read { session in
        session.terminal.type("search 12三四5")
        await session.terminal.expect("> search 12三四5")
        for _ in 0..<3 { session.terminal.type("\u{1B}[D") }
        session.terminal.type("\u{7F}")
        await session.terminal.expect("> search 1三四5")
        session.terminal.type("x")
        await session.terminal.expect("> search 1x三四5")
        session.terminal.type("\u{1B}[C\u{7F}")
        await session.terminal.expect("> search 1x四5")
        session.terminal.type("y\u{7F}")
        await session.terminal.expect("> search 1x四5")
        session.terminal.type("\r")
      }
      #expect(event == .line("search 1x四5"))
    }
  }
}
