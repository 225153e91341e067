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

  /// A unit above a column, and figures of one column with their units.
  @Test func figuresOfAColumnStayBelowEachOther() {
    #expect("  °C   −8".inASCII == "   C   -8")
    #expect(" ☾ −8° Fair ".inASCII == " ? -8  Fair ")
    #expect(" low   9\u{A0}°C  a".inASCII == " low   9 C   a")
    #expect(" low  19\u{A0}°C  a".inASCII == " low  19 C   a")
  }

  @Test func drawingsThatTheUserAskedForStay() {
    #expect("⣿█─ ◉".inASCII == "⣿█─ @")
  }

  @Test func zeroIsADotAndASeparatorIsNone() {
    #expect("  cm   ·   ·  .6".inASCII == "  cm   .   .  .6")
    #expect("SAMPLE · 20:30 · just now".inASCII == "SAMPLE | 20:30 | just now")
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
