import Testing

@testable import TerminalText

/// Bars whose lengths are figures, and entries in columns.
struct BarAndColumnTests {
  @Test(arguments: [
    (0.0, ""), (-1, ""), (.nan, ""), (.infinity, ""), (0.001, "╸"), (1, "━"), (1.5, "━╸"),
    (3.999, "━━━━"), (4, "━━━━"), (9, "━━━━"),
  ])
  func aBarIsAsLongAsItsShare(value: Double, expected: String) {
    let bar = Line.bar(value, of: 4, width: 4, glyphs: .unicode, .accent)
    #expect(bar.text == expected)
  }

  @Test func aBarOfASCIIHasWholeColumns() {
    #expect(Line.bar(1.5, of: 4, width: 4, glyphs: .ascii, .accent).text == "==")
    #expect(Line.bar(0.1, of: 4, width: 4, glyphs: .ascii, .accent).text == "=")
  }

  @Test func barsOfNothingAreEmpty() {
    #expect(Line.bar(1, of: 0, width: 4, glyphs: .unicode, .accent).text.isEmpty)
    #expect(Line.bar(1, of: 4, width: 0, glyphs: .unicode, .accent).text.isEmpty)
  }

  @Test(arguments: [10, 20, 40, 80, 200])
  func columnsHoldEveryEntryOnceWithinTheWidth(width: Int) {
    let names = (1...37).map { "entry \($0)" + String(repeating: "x", count: $0 % 5) }
    let lines = names.map { Line($0) }.inColumns(width: width)
    let words = lines.flatMap { $0.text.split(separator: "  ").map(String.init) }
    #expect(lines.allSatisfy { $0.width <= width })
    // One that alone is too wide for the window is cut.
    if width > 13 {
      #expect(
        words.map { $0.trimmingPrefix(" ") }.sorted() == names.map { $0[...] }.sorted())
    }
  }

  @Test func columnsAreReadDownwards() {
    let lines = ["a", "b", "c", "d", "e"].map { Line($0) }.inColumns(width: 7)
    #expect(lines.map(\.text) == [" a  d", " b  e", " c"])
    #expect(lines.flatMap(\.spoken) == ["a", "b", "c", "d", "e"])
  }

  @Test func noEntriesAreNoLines() { #expect([Line]().inColumns(width: 80).isEmpty) }
}
