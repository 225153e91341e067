import Testing

@testable import LineEditor

/// Single keys, as bytes and from a terminal.
@Suite(.timeLimit(.minutes(5))) struct KeyTests {
  @Test(arguments: [
    ("q", [Key.character("q")]), ("\t\r\n", [.tab, .enter, .enter]),
    ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.up, .down, .right, .left]),
    ("\u{1B}OA\u{1B}OD", [.up, .left]), ("\u{1B}[1;5C", [.right]),
    ("\u{1B}[3~x", [.character("x")]), ("\u{1B}q", [.escape, .character("q")]),
    ("\u{1B}\u{1B}[A", [.escape, .up]), ("\u{1B}[1\u{1B}[A", [.up]), ("\u{1}\u{7F}é", []),
  ])
  func decodes(text: String, keys: [Key]) {
    var decoder = KeyDecoder()
    var found: [Key] = []
    for byte in text.utf8 {
      decoder.append([byte])
      while let key = decoder.next() { found.append(key) }
    }
    #expect(found == keys)
    #expect(!decoder.isPending)
  }

  @Test(arguments: ["\u{1B}", "\u{1B}[", "\u{1B}O", "\u{1B}[1;"])
  func takesASequenceThatDoesNotEndForEscape(text: String) {
    var decoder = KeyDecoder()
    decoder.append(text.utf8)
    #expect(decoder.next() == nil && decoder.isPending)
    #expect(decoder.next(isLast: true) == .escape)
    #expect(!decoder.isPending)
  }

  @Test func comeOneByOneAndThenLinesAgain() async throws {
    let session = try await Session(columns: 40, rows: 12)
    session.terminal.type("h\u{1B}[A")
    #expect(await session.lines.nextKey() == .character("h"))
    #expect(await session.lines.nextKey() == .up)
    session.terminal.type("\u{1B}")
    #expect(await session.lines.nextKey() == .escape)
    #expect(await session.line(typing: "x\r") == .line("x"))
    session.lines.stop()
    #expect(await session.lines.nextKey() == .end)
  }
}
