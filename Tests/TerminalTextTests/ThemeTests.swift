import Testing

@testable import TerminalText

struct ThemeTests {
  private let line = Style.allCases.map { Line("\($0)", $0) }.joined(separator: " ")

  @Test func writesPlainTextWithoutAnEscapeSequence() {
    #expect(
      Theme.none.render(line) == "plain strong dim match accent warning error coast border pin")
  }

  @Test func coloursWithTheSixteenBaseColours() {
    #expect(
      Theme.basic.render(line)
        == "plain \u{1B}[1mstrong\u{1B}[0m \u{1B}[2mdim\u{1B}[0m \u{1B}[1;4mmatch\u{1B}[0m "
        + "\u{1B}[36maccent\u{1B}[0m \u{1B}[33mwarning\u{1B}[0m \u{1B}[31merror\u{1B}[0m "
        + "\u{1B}[36mcoast\u{1B}[0m \u{1B}[33mborder\u{1B}[0m \u{1B}[1;35mpin\u{1B}[0m")
  }

  @Test func startsAStyleOnceForAWrappedLine() {
    let lines = Line("one two three", .dim).wrapped(to: 8, indent: 1)
    #expect(
      lines.map(Theme.basic.render) == [
        "\u{1B}[2mone two\u{1B}[0m", " \u{1B}[2mthree\u{1B}[0m",
      ])
  }
}
