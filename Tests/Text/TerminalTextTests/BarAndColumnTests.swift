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

  @Test func aBarOfASCIIHasWholeColumnsAndOneOfNothingIsEmpty() {
    #expect(Line.bar(1.5, of: 4, width: 4, glyphs: .ascii, .accent).text == "==")
    #expect(Line.bar(0.1, of: 4, width: 4, glyphs: .ascii, .accent).text == "=")
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

  /// Gusts of 3 and 7 above winds of 1.5 and 7: no gap between a bar that ends within a row and what is above it.
  @Test func gustsBeginAtTheBar() throws {
    let cells = try cells(Chart.Bars([1.5, 7], tops: [3, 7], styles: [.cool, .cool]), columns: 4)
    let bar = cells.map { $0[0] }
    let end = try #require(bar.firstIndex { "▁▂▃▄▅▆▇".contains($0.text) && !$0.text.isEmpty })
    #expect(bar[end].shade == .clear && bar[end - 1].text == "░" && bar[end - 1].shade == .clear)
    #expect(cells.map { $0[2] }.allSatisfy { $0.shade == nil })
  }

  /// Above the low end of a bar the whisker takes its column; if there is no bar, a whisker of any length is drawn.
  @Test func whiskersBeginAtTheBar() throws {
    let cells = try cells(
      Chart.Bars(
        [3.75, 0, 3.75], tops: [6, 0.1, 3.75], styles: [.rain, .rain, .rain], hasWhiskers: true),
      columns: 12)
    let middle = cells.map { $0[1].text }
    let last = try #require(middle.lastIndex(of: "│"))
    #expect(middle[last + 1] == "█" && "▁▂▃▄".contains(cells[last][0].text))
    #expect(cells.last?[4...6].contains { $0.text == "╷" } == true)
    #expect(
      cells.allSatisfy { row in row[8...].allSatisfy { !"│╷".contains($0.text) || $0.text.isEmpty }
      })
  }

  private func cells(_ bars: Chart.Bars, columns: Int) throws -> [[(text: String, shade: Shade?)]] {
    let frame = try #require(
      ChartFrame(count: bars.values.count, labelWidth: 1, width: columns + 4))
    let scale = ChartScale(from: 0, to: 8, step: 2)
    return BarPanel(bars: bars, scale: scale, rowsPerStep: 1, frame: frame).rows(.unicode).map {
      line in
      line.spans.flatMap { span in span.text.map { (String($0), span.shade) } }
    }
  }

  @Test func columnsAreReadDownwards() {
    let lines = ["a", "b", "c", "d", "e"].map { Line($0) }.inColumns(width: 7)
    #expect(lines.map(\.text) == [" a  d", " b  e", " c"])
    #expect(lines.flatMap(\.spoken) == ["a", "b", "c", "d", "e"])
    #expect([Line]().inColumns(width: 80).isEmpty)
  }
}
