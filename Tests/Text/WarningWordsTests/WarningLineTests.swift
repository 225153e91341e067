import Presentation
import TerminalText
import Testing
import WarningWords

/// The severity of a warning as a color, a sign and an order.
@Suite struct WarningLineTests {
  private func line(_ text: String, _ rank: Int?) -> WarningLine {
    WarningLine(text, rank: rank, Appearance())
  }

  @Test func theMostSevereIsFirstAndTheUnreadLast() {
    let lines = [line("unread", nil), line("yellow", 2), line("red", 4), line("also yellow", 2)]
    #expect(
      lines.sorted(bySeverityOf: \.self).map(\.text) == ["red", "yellow", "also yellow", "unread"])
  }

  /// Without colors the sign tells the severity.
  @Test(arguments: [Glyphs.unicode, .ascii])
  func eachSeverityHasAStyleAndASign(glyphs: Glyphs) {
    let known = (2...4).map { WarningLine("", rank: $0, Appearance(glyphs: glyphs)) }
    #expect(Set(known.map { Style(warningRank: $0.rank) }).count == 3)
    #expect(Set(known.map(\.sign)).count == 3)
    #expect(WarningLine("", rank: 4, Appearance(isRead: true)).line.text.isEmpty)
  }

  @Test func furtherLinesBeginBelowTheText() {
    let lines = WeatherLines.alert(line("Oslo: Red warning: wind, until Sun", 4), width: 24)
    #expect(lines.map(\.text) == [" ◆ Oslo: Red warning:", "   wind, until Sun"])
  }
}
