import Testing

@testable import TerminalText

struct LineTests {
  @Test(arguments: [
    ("Oslo", 4, "Oslo"), ("Oslo", 3, "Os…"), ("Oslo", 1, "…"), ("Oslo", 0, ""), ("Oslo", -1, ""),
    ("東京都", 5, "東京…"), ("東京都", 4, "東…"), ("東京都", 2, "…"), ("", 0, ""),
  ])
  func clips(text: String, width: Int, expected: String) {
    #expect(Line(text).clipped(to: width).text == expected)
  }

  @Test func clipsInTheStyleOfWhatIsCut() {
    let line = Line("Springfield", .strong) + Line(" Missouri", .dim)
    #expect(line.clipped(to: 15).spans == (Line("Springfield", .strong) + Line(" Mi…", .dim)).spans)
    #expect(line.clipped(to: 12).spans == (Line("Springfield", .strong) + Line("…", .dim)).spans)
    #expect(line.clipped(to: 11).spans == (Line("Springfiel…", .strong)).spans)
  }

  @Test(arguments: [
    ("Oslo", 6, "Oslo  ", "  Oslo"), ("Oslo", 3, "Os…", "Os…"), ("東京都", 4, "東… ", " 東…"),
    ("", 2, "  ", "  "), ("Oslo", 0, "", ""),
  ])
  func pads(text: String, width: Int, leading: String, trailing: String) {
    #expect(Line(text).padded(to: width).text == leading)
    #expect(Line(text).padded(to: width, .trailing).text == trailing)
  }

  @Test(arguments: 0...120) func neverExceedsTheWidthItIsClippedOrPaddedTo(width: Int) {
    for line in Samples.lines(Samples.texts + Samples.wideTexts) {
      let padded = [line.padded(to: width), line.padded(to: width, .trailing)]
      let isRight =
        line.clipped(to: width).width <= width && padded.allSatisfy { $0.width == width }
      if !isRight { Issue.record("\(line.text)") }
    }
  }

  @Test func joinsNeighboursOfOneStyle() {
    #expect(Line("a") + Line("b") == Line("ab"))
    #expect((Line("a", .dim) + Line("b", .dim) + Line("c")).spans.map(\.text) == ["ab", "c"])
    #expect(Line("").spans.isEmpty)
  }

  @Test func joinsWithASeparator() {
    #expect([Line("a"), Line(""), Line("b")].joined(separator: " · ") == Line("a ·  · b"))
    #expect([Line]().joined(separator: " · ") == Line(""))
  }
}
