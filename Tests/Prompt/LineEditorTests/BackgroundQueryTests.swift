import FileTestSupport

@testable import LineEditor

struct BackgroundQueryTests {
  @Test(
    arguments: [
      ("\u{1B}]11;rgb:1e1e/2e2e/3e3e\u{1B}\\\u{1B}[?62;22c", "rgb:1e1e/2e2e/3e3e", ""),
      ("\u{1B}]11;rgb:ff/ff/ff\u{7}\u{1B}[?6c", "rgb:ff/ff/ff", ""), ("\u{1B}[?1;2c", nil, ""),
      ("a\u{1B}]11;rgb:0/0/0\u{7}b\u{1B}[?1cc", "rgb:0/0/0", "abc"),
      ("\u{1B}[A\u{1B}[?1;2c\u{4}東", nil, "\u{1B}[A\u{4}東"), ("\u{1B}x\u{1B}[?1c", nil, "\u{1B}x"),
    ] as [(String, String?, String)])
  func keepsAnswersApartFromWhatIsTyped(bytes: String, color: String?, typed: String) {
    for size in [1, 3, 100] {
      var query = BackgroundQuery()
      var rest = Array(bytes.utf8)[...]
      while !rest.isEmpty {
        query.append(rest.prefix(size))
        rest = rest.dropFirst(size)
      }
      #expect(query.color == color)
      #expect(query.isComplete)
      #expect(String(decoding: query.rest(), as: UTF8.self) == typed)
    }
  }

  @Test func waitsForTheRestOfAnAnswer() {
    var query = BackgroundQuery()
    query.append("a\u{1B}]11;rgb:00".utf8)
    #expect(!query.isComplete)
    #expect(query.rest() == Array("a\u{1B}]11;rgb:00".utf8))
  }

  @Test(.timeLimit(.minutes(5))) func asksTheTerminalAndReadsOnWhatWasTyped() async throws {
    let terminal = try PseudoTerminal()
    let colors = Noted<String?>()
    let lines = lines(terminal, timeout: .seconds(30), colors)
    await terminal.wait { terminal.raw.hasSuffix(BackgroundQuery.question) }
    terminal.type("Os\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\lo\u{1B}[?62;22c\r")
    #expect(await lines.nextLine(prompt: "> ", remember: true) == .line("Oslo"))
    #expect(colors.all == ["rgb:ffff/ffff/ffff"])
    lines.stop()
  }

  /// A late answer isn't taken for typed text.
  @Test(.timeLimit(.minutes(5))) func goesOnWithoutAnAnswer() async throws {
    let terminal = try PseudoTerminal()
    let colors = Noted<String?>()
    let lines = lines(terminal, timeout: .milliseconds(1), colors)
    await terminal.wait { !colors.all.isEmpty }
    #expect(colors.all == [nil])
    terminal.type("Os\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\lo\u{1B}[?62;22c\r")
    #expect(await lines.nextLine(prompt: "> ", remember: true) == .line("Oslo"))
    lines.stop()
  }

  @Test(.timeLimit(.minutes(5))) func asksNothingWhereNobodyWantsToKnow() async throws {
    let terminal = try PseudoTerminal()
    let colors = Noted<String?>()
    let lines = lines(terminal, timeout: nil, colors)
    terminal.type("a\r")
    #expect(await lines.nextLine(prompt: "> ", remember: true) == .line("a"))
    #expect(colors.all == [nil])
    #expect(!terminal.raw.contains("]11;"))
    lines.stop()
  }

  private func lines(
    _ terminal: PseudoTerminal, timeout: Duration?, _ colors: Noted<String?>
  ) -> TerminalLines {
    var handlers = TerminalLines.Handlers()
    handlers.onBackground = { colors.append($0) }
    return TerminalLines(at: terminal.terminal, handlers: handlers) {
      $0.handlesSignals = false
      $0.backgroundTimeout = timeout
    }
  }
}
