import Testing

@testable import TerminalText

struct ChartTests {
  @Test(
    arguments: [
      ([1.0, 9], 5.0, [10.0, 5, 0]), ([-3, 4], 5, [5, 0, -5]),
      ([1013, 1013], 0.5, [1013.5, 1013, 1012.5]),
      ([0.02, 0.04], 0.5, [1, 0.5, 0, -0.5]),
      ([7, nil, .nan, .infinity, -1e300], 0.5, [7.5, 7, 6.5]),
    ] as [([Double?], Double, [Double])])
  func hasRoundTicks(values: [Double?], step: Double, ticks: [Double]) throws {
    let scale = try #require(ChartScale(values))
    #expect(scale.step == step)
    #expect(scale.ticks == ticks)
  }

  @Test(arguments: [[], [nil], [.nan, .infinity, -.infinity, 1e300]] as [[Double?]])
  func hasNoScaleWithoutAValue(values: [Double?]) {
    #expect(ChartScale(values) == nil)
  }

  @Test func writesTicksWithTheDecimalsOfTheirStep() throws {
    #expect(try #require(ChartScale([0, 0.3], leastSpan: 0.1)).label(0.2) == "0.2")
    #expect(try #require(ChartScale([-1, 1])).label(-1) == "−1")
    #expect(try #require(ChartScale([0, 0.05], leastSpan: 0.01)).label(-0.02) == "−0.02")
    #expect(try #require(ChartScale([0, 1e5])).label(1e5) == "100000")
  }

  @Test func leavesAGapAndMarksThePresent() throws {
    let values: [Double?] = [0, 1, 2, nil, .nan, 2, 2, nil, 0]
    let scale = try #require(ChartScale(values, ticks: 2))
    let chart = Chart(
      count: 9, panels: [.curve(values, scale, rows: 3, styles: [])],
      ticks: [.init(sample: 0, label: "12", hour: 12), .init(sample: 6, label: "18", hour: 18)],
      mark: 4)
    #expect(
      chart.lines(width: 13, glyphs: .unicode).map(\.text) == [
        " 2 ┤ ⢀⠇ ┊⠉⠁", " 1 ┤ ⡜  ┊", " 0 ┤⡸   ┊   ⡀", "   └┴── ▲─┴ ─", "    12    18",
      ])
  }

  /// Neither crashes nor leaves its width, whatever the values are.
  @Test(arguments: Glyphs.allCases) func fitsEveryWidth(glyphs: Glyphs) {
    let strange: [Double?] = [nil, .nan, .infinity, -.infinity, 1e308, -1e308, 0, -0.0, 9e5, -9e5]
    var random = SystemRandomNumberGenerator()
    for width in 1...300 {
      let count = Int.random(in: 0...400, using: &random)
      let values = (0..<count).map { _ in strange.randomElement() ?? nil }
      let scale = ChartScale(values, fromZero: width.isMultiple(of: 2))
      let ticks = (0..<count).map { Chart.Tick(sample: $0, label: "\($0 % 24)", hour: $0 % 24) }
      let chart = Chart(
        count: count,
        panels: scale.map { scale in
          [
            .curve(values, scale, rows: 6, styles: []),
            .bars(values, tops: values.reversed(), scale, rowsPerTick: 2, styles: [.rain]),
            .figures("%", values.map { _ in "100" }, shares: values, .rain),
            .signs("", values.map { _ in "NW" }, .plain),
          ]
        } ?? [], ticks: ticks, mark: Int.random(in: -5...500, using: &random))
      let lines = chart.lines(width: width, glyphs: glyphs)
      #expect(lines.allSatisfy { $0.width <= width })
      if glyphs == .ascii {
        #expect(lines.allSatisfy { $0.text.utf8.allSatisfy { $0 < 0x80 } })
      }
    }
  }

  @Test(
    arguments: [
      (0.0, 10.0, nil, "━━━━━━━━━━"), (5, 5, nil, "     ╸    "), (2.5, 7.5, 5, "  ╺━━●━╸  "),
      (7.5, 2.5, nil, "  ╺━━━━╸  "), (nil, 5, nil, "          "), (.nan, 5, nil, "          "),
      (-5, 5, nil, "          "), (0, 0.1, 10, "╸        ●"),
    ] as [(Double?, Double?, Double?, String)])
  func drawsARange(low: Double?, high: Double?, mark: Double?, expected: String) throws {
    let scale = try #require(ChartScale([0, 10]))
    let bar = RangeBar(low: low, high: high, mark: mark)
    #expect(bar.line(on: scale, width: 10, glyphs: .unicode) { _ in .mild }.text == expected)
    #expect(bar.line(on: scale, width: 0, glyphs: .unicode) { _ in .mild }.text == "")
  }
}
