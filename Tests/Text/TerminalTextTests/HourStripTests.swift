@testable import TerminalText
import Testing

/// Each drawn hour is compared with its data: every figure stands in its column.
struct HourStripTests {
  private static let values = (0..<24).map { Double(($0 * 7) % 23) - 12 }

  private func strip(_ texts: [String], leastStride: Int = 3) -> HourStrip {
    HourStrip(
      count: texts.count, rows: [.init("m/s", texts.map { .init($0) })],
      ticks: texts.indices.map {
        Chart.Tick(
          at: Double($0), label: $0 == 3 ? "Tue" : $0 < 10 ? "0\($0)" : "\($0)",
          hour: $0 == 3 ? 0 : $0 + 1)
      },
      isNight: texts.indices.map { $0 < 9 },
      curve: Chart.Curve(
        Array(Self.values.prefix(texts.count)), styles: texts.map { _ in Style.plain }),
      leastStride: leastStride)
  }

  /// The text that ends where the column of an hour ends; empty where the column is.
  private func text(_ hour: Int, of line: Line, in strip: HourStrip, stride: Int) -> String {
    let cells = Array(line.text.padding(to: 400))
    let end = strip.labelWidth + (hour + 1) * stride
    return String(cells[..<end].reversed().prefix { $0 != " " }.reversed())
  }

  @Test(arguments: [(100, 4, 24), (99, 3, 24), (80, 3, 24), (76, 3, 24), (200, 8, 24)])
  func everyFigureStandsInTheColumnOfItsHour(width: Int, stride: Int, count: Int) {
    let texts = (0..<24).map { "\($0 % 7)\($0 % 10)" }
    let strip = strip(texts)
    #expect(strip.layout(width: width) == (stride, count))
    let line = strip.lines(width: width, glyphs: .unicode)[0]
    #expect(line.text.hasPrefix(" m/s"))
    for hour in 0..<count {
      #expect(text(hour, of: line, in: strip, stride: stride) == texts[hour])
    }
  }

  /// No figure touches another, and those that remain are at even distances.
  @Test func whatIsWiderThanAColumnStandsAtEverySecondHour() {
    let texts = (0..<24).map { $0 == 5 ? "100" : "\($0 + 40)" }
    let strip = strip(texts)
    let line = strip.lines(width: 80, glyphs: .unicode)[0]
    for hour in texts.indices where hour % 2 == 1 {
      #expect(text(hour, of: line, in: strip, stride: 3) == texts[hour])
    }
    #expect(line.text.split(separator: " ").count == 13)
  }

  /// A row of dots, zeros or dashes says nothing; one that has a figure in an hour without room is one of them.
  @Test func leavesOutRowsThatSayNothing() {
    var strip = strip((0..<24).map { "\($0)" })
    strip.rows += [
      .init("mm", (0..<24).map { _ in .init("·", .dim) }, isOptional: true),
      .init(
        "cm", (0..<24).map { $0 == 23 ? .init("2", .snow) : .init("·", .dim) }, isOptional: true),
    ]
    func labels(_ width: Int) -> [Substring] {
      strip.lines(width: width, glyphs: .unicode).compactMap { $0.text.split(separator: " ").first }
    }
    #expect(labels(100).contains("cm") && !labels(100).contains("mm"))
    #expect(!labels(60).contains("cm"))
  }

  @Test func theNightIsThick() {
    let strip = strip((0..<24).map { "\($0)" })
    #expect(
      strip.lines(width: 100, glyphs: .unicode).last?.text
        == "    " + String(repeating: "━", count: 36) + String(repeating: "─", count: 60))
    #expect(
      strip.lines(width: 100, glyphs: .ascii).last?.text
        == "    " + String(repeating: "=", count: 36) + String(repeating: "-", count: 60))
  }

  @Test func aDayThatBeginsHasItsNameAndNoHourTouchesIt() {
    let strip = strip((0..<24).map { "\($0)" })
    let hours = strip.lines(width: 80, glyphs: .unicode).dropLast().last?.text ?? ""
    #expect(hours.split(separator: " ").prefix(4) == ["00", "01", "Tue", "04"])
    // One hour would touch it.
    #expect(hours.split(separator: " ").count == 23)
    let wide = strip.lines(width: 100, glyphs: .unicode).dropLast().last?.text ?? ""
    #expect(wide.split(separator: " ").count == 24)
  }

  /// An hour before midnight, the present one gives way to the day.
  @Test func midnightIsNamedRatherThanNow() {
    var strip = strip((0..<24).map { "\($0)" })
    strip.ticks = (0..<24).map { column in
      let hour = max(0, column - 1)
      let label = column == 0 ? "now" : column == 1 ? "Sun" : hour < 10 ? "0\(hour)" : "\(hour)"
      return Chart.Tick(at: Double(column), label: label, hour: hour)
    }
    let hours = strip.lines(width: 80, glyphs: .unicode).dropLast().last?.text ?? ""
    #expect(hours.split(separator: " ").prefix(3) == ["Sun", "01", "02"])
  }

  /// Also where no hour is an even one. The one behind the day would touch it.
  @Test func oddHoursAreThinnedToo() {
    var strip = strip((0..<12).map { "\($0)" }, leastStride: 4)
    strip.ticks = (0..<12).map { column in
      let hour = (column * 2 + 15) % 24
      return Chart.Tick(
        at: Double(column), label: column == 5 ? "Sun" : "\(hour % 12) pm",
        hour: column == 5 ? 0 : hour)
    }
    let hours = strip.lines(width: 52, glyphs: .unicode).dropLast().last?.text ?? ""
    #expect(hours.split(separator: " ").filter { $0 != "pm" } == ["3", "9", "Sun", "9"])
  }

  /// The highest dot of each column against the value of its hour: higher values stand higher.
  @Test func theCurveFollowsItsValues() throws {
    let strip = strip((0..<24).map { "\($0)" })
    let rows = strip.lines(width: 100, curveRows: 9, glyphs: .unicode).prefix(9)
    let scale = ChartRange(Self.values, leastSpan: 4)!.scale(rows: 8)
    let height = CurvePanel.height(scale, max(1, 8 / scale.steps))
    #expect(height <= 9)
    for (hour, value) in Self.values.enumerated() {
      let column = strip.labelWidth + hour * 4 + 2
      let drawn = rows.prefix(height).enumerated().filter { _, line in
        let cells = Array(line.text.padding(to: 200))
        return (0x2800...0x28FF).contains(cells[column].unicodeScalars.first!.value)
      }.map(\.offset)
      let row = Int(
        ((1 - (value - scale.low) / (scale.high - scale.low)) * Double(height - 1)).rounded())
      #expect(drawn.contains { abs($0 - row) <= 1 }, "hour \(hour), value \(value), rows \(drawn)")
    }
  }

  @Test func withoutRoomThereIsNoCurveAndNoHour() {
    let strip = strip((0..<24).map { "\($0)" })
    #expect(strip.lines(width: 100, curveRows: 3, glyphs: .unicode).count == 3)
    #expect(strip.lines(width: 5, glyphs: .unicode).isEmpty)
  }

  /// A column of three hours begins with its figures, above a ribbon of the hours in it.
  @Test(arguments: [(80, 9), (40, 4), (30, 4)])
  func threeHoursHaveAColumn(width: Int, stride: Int) {
    var strip = strip((0..<16).map { "\($0 + 10)" }, leastStride: 4)
    let values = (0..<48).map { Double($0 % 12) }
    strip.rows[0].ribbon = Chart.Curve(values, styles: values.map { _ in .plain })
    let lines = strip.ribbonLines(width: width, rows: 2, glyphs: .unicode)
    #expect(lines.count == 4)
    let start = strip.labelWidth + min(4, stride) - 2
    #expect(Array(lines[0].text)[start..<(start + 2)] == ["1", "0"])
    let columns = min(8, (width - strip.labelWidth) / 4)
    // Each hour has the height of its value, the higher row from the half on.
    let cells = Array(lines[2].spans.map(\.text).joined())
    let upper = Array(lines[1].spans.map(\.text).joined().padding(to: width))
    for column in 0..<(columns * stride) {
      let hour = column * 3 / stride
      // Of 16 levels from 0 to 11, the eighth is the first that fills the lower row.
      #expect((cells[strip.labelWidth + column] == "█") == (values[hour] >= 5))
      #expect((upper[strip.labelWidth + column] != " ") == (values[hour] >= 6))
    }
    #expect(lines.allSatisfy { $0.width <= width })
  }

  @Test(arguments: ["−12°", "0°", "123°", "−9°"], BigFigure.allCases)
  func aLargeFigureHasLinesOfOneWidth(text: String, size: BigFigure) throws {
    let lines = try #require(size.lines(text))
    #expect(lines.count == size.height)
    #expect(Set(lines.map(\.width)).count == 1)
  }

  @Test(arguments: BigFigure.allCases) func onlyNumbersAreLarge(size: BigFigure) {
    #expect(size.lines("–°") == nil)
    #expect(Set("0123456789".map { size.lines(String($0)) }).count == 10)
  }
}

extension String {
  fileprivate func padding(to count: Int) -> String {
    self + String(repeating: " ", count: max(0, count - self.count))
  }
}
