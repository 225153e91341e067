import Testing

@testable import LineEditor

struct LineSplitterTests {
  @Test(arguments: [
    ("", []), ("a\nb\n", ["a", "b"]), ("a\nb", ["a", "b"]), ("a\r\nb\r\n", ["a", "b"]),
    ("\n\na", ["", "", "a"]), ("\u{FEFF}a\n\u{FEFF}b", ["a", "\u{FEFF}b"]),
    ("a\u{0}b\n", ["a\u{0}b"]),
  ])
  func linesEndAsTheyEndAnywhere(text: String, expected: [String]) {
    #expect(lines(of: Array(text.utf8), chunk: 1) == expected)
    #expect(lines(of: Array(text.utf8), chunk: 100) == expected)
  }

  @Test func whatIsNoTextIsRepaired() {
    #expect(lines(of: [0x61, 0xFF, 0x62, 0x0A], chunk: 1) == ["a\u{FFFD}b"])
  }

  @Test func aLongLineIsCutAndItsRestSkipped() {
    let long = [UInt8](repeating: UInt8(ascii: "x"), count: 10_000_000)
    let expected = [String(repeating: "x", count: 65_536), "next"]
    #expect(lines(of: long + Array("\nnext\n".utf8), chunk: 65_536) == expected)
  }

  @Test func aLineIsNotCutThroughACharacter() {
    let text = "x" + String(repeating: "東", count: 30_000) + "\n"
    #expect(
      lines(of: Array(text.utf8), chunk: 4096) == ["x" + String(repeating: "東", count: 21_845)])
  }

  @Test(arguments: [("x", 65_536), ("é", 32_768)])
  func aLineAtTheLimitIsWhole(character: String, count: Int) {
    let text = String(repeating: character, count: count)
    #expect(lines(of: Array((text + "\r\n").utf8), chunk: 4096) == [text])
  }

  private func lines(of bytes: [UInt8], chunk: Int) -> [String] {
    var splitter = LineSplitter()
    var result: [String] = []
    for start in stride(from: 0, to: bytes.count, by: chunk) {
      splitter.append(bytes[start..<min(start + chunk, bytes.count)])
      while let line = splitter.nextLine() { result.append(line) }
    }
    splitter.end()
    while let line = splitter.nextLine() { result.append(line) }
    return result
  }
}
