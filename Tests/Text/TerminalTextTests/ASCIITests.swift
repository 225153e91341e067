import TerminalText
import Testing

/// Text for terminals whose character set has no more than ASCII.
struct ASCIITests {
  @Test(arguments: [
    ("plain text", "plain text"), ("feels like −14\u{A0}°C, today", "feels like -14 C, today"),
    ("Oslo · 26 m ·", "Oslo | 26 m |"), ("★ Žilina – Ľubotice", "* Zilina - Lubotice"),
    ("4\u{A0}μg/m³", "4 ug/m3"), ("Straße in Łódź", "Strasse in Lodz"), ("„áno“", "\"ano\""),
    ("東京", "????"), ("Bergenhu…", "Bergenhu."), ("59.91° N", "59.91 N"), ("", ""),
    ("−8 … −7\u{A0}°C", "-8 / -7 C"), ("PLACE, … | N …", "PLACE,.. | N.."),
    ("Narita …  JP", "Narita..  JP"), ("Narita …", "Narita.."),
    ("a\nč", "a\nc"),
    // A unit above a column, and figures of one column with their units.
    ("  °C   −8", "   C   -8"), (" ☾ −8° Fair ", " ? -8  Fair "),
    (" low   9\u{A0}°C  a", " low   9 C   a"), (" low  19\u{A0}°C  a", " low  19 C   a"),
    // Drawings that the user asked for stay.
    ("⣿█─ ◉", "⣿█─ @"),
    // Zero is a dot, and a separator is none.
    ("  cm   ·   ·  .6", "  cm   .   .  .6"),
    ("SAMPLE · 20:30 · just now", "SAMPLE | 20:30 | just now"),
  ])
  func saysAsMuchAsItCan(text: String, expected: String) {
    #expect(text.inASCII == expected)
  }

  /// Columns stay in line, whatever is left out of a cell or put into it.
  @Test(arguments: [
    // A figure at the right of its column, and one that is followed by another cell.
    [" low    −8\u{A0}°C  snow", " high  −12\u{A0}°C  dry "],
    [" −8\u{A0}°C  snow", " −9\u{A0}m/s snow"],
    ["  Fri   5 …  9\u{A0}°C  .", "  Sat   3 … 10\u{A0}°C  ."],
    [" Fri  −8 …  1\u{A0}°C  8 mm", " Sat  −9 … −7\u{A0}°C    · "],
    [" Straße    ☂", " Strasse   x"].map { $0.replacing("☂", with: "x") },
    [" Weißensee  DE", " Weissense  DE"],
  ])
  func columnsStayInLine(rows: [String]) {
    let ends = rows.map(\.inASCII).map(\.count)
    #expect(Set(ends).count == 1, "\(rows.map(\.inASCII))")
  }

  @Test func everythingThatAThemeWritesIsASCII() {
    let line = Line("Žilina", .strong) + Line("  −8\u{A0}°C", .cold) + Line(" …", .dim)
    let rendered = Theme(.dark, .full, isASCII: true).render(line)
    #expect(rendered.utf8.allSatisfy { $0 < 0x80 })
    #expect(rendered.contains("Zilina"))
    #expect(Theme(.dark, .full).render(line).contains("Žilina"))
  }

  @Test func completionsAreASCII() {
    let list = CompletionList(replacing: "Zi", with: [Completion("Žilina", description: "Európa")])
    #expect(
      list.inASCII
        == CompletionList(replacing: "Zi", with: [Completion("Zilina", description: "Europa")]))
  }
}
