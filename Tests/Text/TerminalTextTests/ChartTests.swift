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

  /// The smallest round step that leaves few of the rows empty, each tick in a row of its own.
  @Test(
    arguments: [
      ([0, 9], 4.0, 6, 2.0, [10, 8, 6, 4, 2, 0]), ([-3, 4], 4, 2, 5, [5, 0, -5]),
      ([-3, 4], 4, 6, 2, [4, 2, 0, -2, -4]),
      ([1013, 1013], 10, 6, 2, [1018, 1016, 1014, 1012, 1010, 1008]),
      ([0.05], 2, 4, 0.5, [2, 1.5, 1, 0.5, 0]), ([0.05], 2, 1, 2, [2, 0]),
      ([0, 90_000], 2, 4, 50_000, [100_000, 50_000, 0]),
      ([0.3, 0.6], 0.3, 3, 0.1, [0.6, 0.5, 0.4, 0.3]),
    ] as [([Double?], Double, Int, Double, [Double])])
  func fillsItsRows(
    values: [Double?], leastSpan: Double, rows: Int, step: Double, ticks: [Double]
  ) throws {
    let isFromZero = values.allSatisfy { ($0 ?? 0) >= 0 && ($0 ?? 0) != 1013 } && leastSpan != 0.3
    let range = try #require(ChartRange(values, leastSpan: leastSpan, fromZero: isFromZero))
    let scale = range.scale(rows: rows)
    #expect(scale.step == step)
    #expect(scale.ticks.map { ($0 * 1000).rounded() / 1000 } == ticks)
    #expect(scale.steps <= rows)
  }

  @Test func leavesAGapAndMarksThePresent() throws {
    let values: [Double?] = [0, 1, 2, nil, .nan, 2, 2, nil, 0]
    let range = try #require(ChartRange(values, leastSpan: 2))
    let chart = Chart(
      count: 9,
      panels: [
        .init(legend: [.init("Curve")], drawing: .curves([.init(values, styles: [])], range))
      ],
      ticks: [.init(at: 0, label: "12", hour: 12), .init(at: 6, label: "18", hour: 18)], mark: 4)
    #expect(
      chart.lines(width: 13, height: 6, glyphs: .unicode).map(\.text) == [
        " Curve", " 2 ┤  ⢠ ┊⠠⠤", " 1 ┤ ⢠⠃ ┊", " 0 ┤⠠⠃  ┊   ⠠", "   └┴── ▲─┴ ─", "    12    18",
      ])
  }

  /// A bar of the value of a tick ends in the middle of the tick's row.
  @Test func barsEndAtTheirValueOnTheTicks() throws {
    #expect(
      try drawn([0, 0.1, 1, 2, 2.5, 3, 4]) == [
        "4 ┤      ▄", "3 ┤     ▄█", "2 ┤   ▄███", "1 ┤ ▁▄████", "0 └─▀▀▀▀▀▀",
      ])
    #expect(
      try drawn([0, 0.1, 1, 2, 2.5, 3, 4], .ascii) == [
        "4 |      #", "3 |     ##", "2 |   ####", "1 | .#####", "0 +-------",
      ])
    // One row.
    #expect(try drawn([0, 1.25, 2.5, 3.75, 5], height: 4) == ["5 ┤ ▁▂▃▄", "0 └─▀▀▀▀"])
  }

  /// The whisker is drawn if it is at least half a row above the bar, whatever row the bar ends in.
  @Test(
    arguments: [
      (6.1, 9.2, ["10 ┤░░░░", " 5 ┤▆▆▆▆"]), (6.1, 6.9, ["10 ┤    ", " 5 ┤▆▆▆▆"]),
      (3, 4, ["10 ┤    ", " 5 ┤▁▁▁▁"]), (0, 10, ["10 ┤░░░░", " 5 ┤░░░░"]),
      (3, 10, ["10 ┤░░░░", " 5 ┤▁▁▁▁"]),
    ] as [(Double, Double, [String])])
  func drawsTopsAboveBars(value: Double, top: Double, rows: [String]) throws {
    let (values, tops) = (Array(repeating: value, count: 4), Array(repeating: top, count: 4))
    let range = try #require(ChartRange([10], leastSpan: 10, fromZero: true))
    let bars = BarPanel(
      bars: .init(values, tops: tops, styles: []), scale: range.scale(rows: 2), rowsPerStep: 1,
      frame: try #require(ChartFrame(count: 4, labelWidth: 2, width: 9)))
    #expect(bars.rows(.unicode).map(\.text) == rows.map { String($0.dropFirst(4)) })
  }

  /// The whisker stands in the middle of each bar, from its low end to the row of the bar's top, of which it may have
  /// the lower half.
  @Test(arguments: [
    (Glyphs.unicode, 2.0, 4.0, [" ╷ ", " │ ", "▄│▄", "███"]),
    (.unicode, 0, 2.6, ["   ", "   ", " │ ", " │ "]),
    (.unicode, 0, 3.1, ["   ", " ╷ ", " │ ", " │ "]),
    (.unicode, 2, 2, ["   ", "   ", "▄▄▄", "███"]), (.ascii, 2, 4, [" | ", " | ", "###", "###"]),
  ])
  func aWhiskerEndsAtItsTop(glyphs: Glyphs, value: Double, top: Double, rows: [String]) throws {
    let range = try #require(ChartRange([4], leastSpan: 4, fromZero: true))
    let bars = BarPanel(
      bars: .init([value, value], tops: [top, top], styles: [], hasWhiskers: true),
      scale: range.scale(rows: 4), rowsPerStep: 1,
      frame: try #require(ChartFrame(count: 2, labelWidth: 2, width: 13)))
    let drawn = bars.rows(glyphs).map { String($0.text.prefix(3)) }
    #expect(drawn == rows, "\(drawn)")
  }

  private func drawn(
    _ values: [Double], _ glyphs: Glyphs = .unicode, height: Int? = nil
  ) throws -> [String] {
    let range = try #require(ChartRange(values, leastSpan: 1, fromZero: true))
    let panel = Chart.Panel(legend: [], drawing: .bars(.init(values, styles: []), range))
    let chart = Chart(count: values.count, panels: [panel], ticks: [], mark: nil)
    return chart.lines(width: values.count + 4, height: height, glyphs: glyphs)
      .map { String($0.text.dropFirst()) }.filter { "┤|└+".contains($0.dropFirst(2).first ?? " ") }
  }

  /// The band is a shade behind the curve, and between the cells of a smaller curve.
  @Test func aBandIsSeenBehindEveryCurve() throws {
    let range = try #require(ChartRange([0, 4], leastSpan: 4))
    var curve = Chart.Curve([1, 2, 2, 2, 2, 2, 2, 2, 2], styles: [])
    curve.bands = [[nil] + Array(repeating: 1...3, count: 8)]
    let lesser = Chart.Curve(Array(repeating: 1, count: 9), styles: [])
    let panel = CurvePanel(
      curves: [curve, lesser], scale: range.scale(rows: 4), rowsPerStep: 1,
      frame: try #require(ChartFrame(count: 9, labelWidth: 0, width: 12)))
    let rows = panel.rows(.unicode)
    #expect(rows.map(\.text) == ["         ", " ░░░░░░░░", " ⢠⠤⠤⠤⠤⠤⠤⠤", "⠠⠃⠤░⠤⠤░⠤⠤", "         "])
    #expect(
      Theme(.dark, .indexed).render(rows[2].trimmed).contains("\u{1B}[48;5;236m⢠⠤⠤⠤⠤⠤⠤⠤\u{1B}[0m"))
    #expect(!Theme(.dark, .basic).render(rows[2]).contains("48;"))
  }

  /// The chart fills its width with any number of samples, and shows a spike even if several samples share a column.
  @Test(arguments: [1, 2, 5, 9, 10, 11, 100, 384]) func usesTheWholeWidth(count: Int) throws {
    let frame = try #require(ChartFrame(count: count, labelWidth: 2, width: 45))
    #expect(frame.width == 40)
    #expect((0..<40).allSatisfy { !frame.samples(in: $0).isEmpty })
    #expect(Set((0..<40).flatMap { frame.samples(in: $0) }) == Set(0..<count))
    for sample in 0..<count {
      #expect(frame.columns(of: sample).allSatisfy { frame.samples(in: $0).contains(sample) })
    }
    let spike = (0..<count).map { $0 == count / 2 ? 10.0 : 0 }
    let range = try #require(ChartRange(spike, leastSpan: 10, fromZero: true))
    for drawing in [
      Chart.Drawing.curves([.init(spike, styles: [])], range),
      .bars(.init(spike, styles: []), range),
    ] {
      for glyphs in Glyphs.allCases {
        let chart = Chart(
          count: count, panels: [.init(legend: [], drawing: drawing)], ticks: [], mark: nil)
        let top = chart.lines(width: 45, height: 8, glyphs: glyphs)[1].text
        #expect(top.drop { !"┤|".contains($0) }.dropFirst().contains { $0 != " " })
      }
    }
  }

  /// Every second day where not every day has room for its name.
  @Test(arguments: [(90, "Mo Tu We Th"), (20, "Mo    We"), (12, "Mo")])
  func thinsDays(width: Int, first: String) {
    let names = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
    let values = (0..<240).map { Double($0 % 24) }
    let chart = Chart(
      count: 240,
      panels: ChartRange(values).map {
        [.init(legend: [], drawing: .bars(.init(values, styles: []), $0))]
      } ?? [],
      ticks: (0..<240).map { hour in
        .init(
          at: Double(hour), label: hour % 24 == 0 ? names[hour / 24 % 7] : "\(hour % 24)",
          hour: hour % 24)
      }, mark: nil)
    let hours = chart.lines(width: width, glyphs: .unicode).last?.text ?? ""
    let words = hours.split(separator: " ").filter { names.contains(String($0)) }
    #expect(
      words.joined(separator: " ").hasPrefix(first.split(separator: " ").joined(separator: " ")))
  }

  /// No value makes the chart crash or exceed its width.
  @Test(arguments: Glyphs.allCases) func fitsEveryWidth(glyphs: Glyphs) {
    let strange: [Double?] = [nil, .nan, .infinity, -.infinity, 1e308, -1e308, 0, -0.0, 9e5, -9e5]
    var random = SystemRandomNumberGenerator()
    for width in Array(1...80) + stride(from: 81, through: 300, by: 7) {
      let count = Int.random(in: 0...400, using: &random)
      let values = (0..<count).map { _ in strange.randomElement() ?? nil }
      let range = ChartRange(values, fromZero: width.isMultiple(of: 2))
      let ticks = (0..<count).map { Chart.Tick(at: Double($0), label: "\($0 % 24)", hour: $0 % 24) }
      let legend = [Chart.Legend("One", sign: "%", .rain), Chart.Legend("two")]
      let figures = [
        Chart.Figures("%", values.map { _ in "100" }, shares: values, .rain),
        Chart.Figures("", values.map { _ in "NW" }),
      ]
      let bars = Chart.Bars(values, tops: values.reversed(), styles: [.rain])
      let chart = Chart(
        count: count,
        panels: range.map { range in
          [
            .init(legend: legend, drawing: .curves([.init(values, styles: [])], range)),
            .init(legend: legend, figures: figures, drawing: .bars(bars, range)),
            .init(legend: legend, figures: figures, drawing: nil),
          ]
        } ?? [], ticks: ticks, mark: Int.random(in: -5...500, using: &random),
        nights: [-5.5...3, 8...Double(9 + count)])
      for height in [nil, Int.random(in: -3...60, using: &random)] {
        let lines = chart.lines(width: width, height: height, glyphs: glyphs)
        #expect(lines.allSatisfy { $0.width <= width })
        if glyphs == .ascii {
          #expect(lines.allSatisfy { $0.text.utf8.allSatisfy { $0 < 0x80 } })
        }
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
