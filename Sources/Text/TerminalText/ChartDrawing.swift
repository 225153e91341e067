/// The lines of a chart that is laid out.
struct ChartDrawing {
  let chart: Chart
  let layout: ChartLayout
  let frame: ChartFrame
  let glyphs: Glyphs
  let width: Int
  /// Whether the first legend may take several lines.
  let wraps: Bool

  var lines: [Line] {
    var lines: [Line] = []
    // The bars that stand on the next line, which has the label of their bottom.
    var above: ChartLayout.Row?
    for (index, row) in layout.rows.enumerated() {
      if layout.form.hasLegends { lines += index == 0 ? heading(row) : [rule(row, below: above)] }
      lines += figures(row) + drawing(row)
      above = row
    }
    return lines + (layout.form.hasRule ? [axis(below: above)] : []) + [hours]
  }
}

extension ChartDrawing {
  private var margin: Int { frame.labelWidth + 2 }

  private func line(_ label: String, _ axis: String, _ cells: Line) -> Line {
    let label = Line(label, .dim).padded(to: frame.labelWidth, .trailing)
    return (Line(" ") + label + " " + Line(axis, .dim) + cells).trimmed
  }

  private func figures(_ row: ChartLayout.Row) -> [Line] {
    guard layout.form.hasFigures || row.scale == nil && row.brief == nil else { return [] }
    return row.panel.figures.map { line($0) }
  }

  private func line(_ figures: Chart.Figures) -> Line {
    line(
      figures.label, glyphs == .unicode ? "│" : "|",
      FigureRow(figures: figures, frame: frame).cells(glyphs))
  }

  private func drawing(_ row: ChartLayout.Row) -> [Line] {
    if let brief = row.brief { return [line(brief)] }
    guard let scale = row.scale, let drawing = row.panel.drawing else { return [] }
    let rows =
      switch drawing {
      case .curves(let curves, _):
        CurvePanel(curves: curves, scale: scale, rowsPerStep: row.rowsPerStep, frame: frame)
          .rows(glyphs)
      case .bars(let bars, _):
        BarPanel(bars: bars, scale: scale, rowsPerStep: row.rowsPerStep, frame: frame).rows(glyphs)
      }
    return rows.enumerated().map { index, cells in
      let hasTick = index.isMultiple(of: row.rowsPerStep)
      let label = hasTick ? layout.label(of: scale.ticks[index / row.rowsPerStep], in: row) : ""
      return line(label, glyphs == .ascii ? "|" : hasTick ? "┤" : "│", cells)
    }
  }

  private func bottom(of row: ChartLayout.Row?) -> String {
    guard let row, row.panel.hasBars, let scale = row.scale else { return "" }
    return layout.label(of: scale.low, in: row)
  }

  /// The bars that stand on the line below their panel, by its columns.
  private func feet(of row: ChartLayout.Row?) -> (Int) -> ChartCell? {
    guard let row, case .bars(let bars, _) = row.panel.drawing, let scale = row.scale else {
      return { _ in nil }
    }
    let panel = BarPanel(bars: bars, scale: scale, rowsPerStep: row.rowsPerStep, frame: frame)
    return { panel.foot(in: $0, glyphs) }
  }

  /// The legend of the first panel, as much of it as one line holds, or all of it.
  private func heading(_ row: ChartLayout.Row) -> [Line] {
    let legend = row.panel.legend
    guard !wraps else { return (" " + line(legend)).wrapped(to: width, indent: 1) }
    return [" " + fitting(legend, room: width - 1)]
  }

  /// The line below a panel with the legend of the next one in it. Bars end above it, so that no word covers them.
  private func rule(_ row: ChartLayout.Row, below above: ChartLayout.Row?) -> Line {
    let sign = glyphs == .ascii ? "-" : above?.panel.hasBars == true ? "▔" : "─"
    let legend = " " + fitting(row.panel.legend, room: frame.width - 4) + " "
    let rest = max(0, frame.width - legend.width - 1)
    return line(
      bottom(of: above), glyphs == .unicode ? "├" : "+",
      Line(sign, .dim) + legend + Line(String(repeating: sign, count: rest), .dim))
  }

  private func fitting(_ legend: [Chart.Legend], room: Int) -> Line {
    let shown = (1...max(1, legend.count)).reversed().lazy.map { line(legend.prefix($0)) }
    let first = glyphs == .ascii ? "" : line(legend.prefix(1)).clipped(to: room)
    return shown.first { $0.width <= room } ?? first
  }

  private func line(_ legend: some Sequence<Chart.Legend>) -> Line {
    // No line is broken between a sign and its word.
    let space = Line(glyphs == .ascii ? " " : "\u{A0}")
    return legend.enumerated().map { index, item in
      let sign = item.sign.isEmpty ? "" : Line(item.sign, item.style, shade: item.shade) + space
      return sign + Line(item.words, index == 0 ? .strong : .plain)
    }.joined(separator: "  ")
  }
}

extension ChartDrawing {
  /// The axis with the present marked on it. It has a gap where no panel has values.
  private func axis(below above: ChartLayout.Row?) -> Line {
    let foot = feet(of: above)
    let isKnown = isKnown
    let ticks = Set(ticks.map(\.column))
    let cells = (0..<frame.width).map { column -> ChartCell in
      if column == frame.markColumn { return ChartCell(glyphs == .unicode ? "▲" : "^", .accent) }
      if let foot = foot(column) { return foot }
      let isNight = frame.isNight[column]
      if ticks.contains(column) {
        return ChartCell(glyphs == .ascii ? "+" : isNight ? "┷" : "┴", .dim)
      }
      guard frame.samples(in: column).contains(where: { isKnown[$0] }) else {
        return ChartCell(" ", .plain)
      }
      return ChartCell(glyphs == .ascii ? isNight ? "=" : "-" : isNight ? "━" : "─", .dim)
    }
    return line(bottom(of: above), glyphs == .unicode ? "└" : "+", Line(cells))
  }

  private var isKnown: [Bool] {
    var isKnown = [Bool](repeating: false, count: chart.count)
    for panel in chart.panels {
      let values: [Double?] =
        switch panel.drawing {
        case .curves(let curves, _): curves.first?.values ?? []
        case .bars(let bars, _): bars.values
        case nil: panel.figures.first?.shares ?? []
        }
      for (sample, value) in values.prefix(chart.count).enumerated() where value != nil {
        isKnown[sample] = true
      }
    }
    return isKnown
  }

  private var hours: Line {
    var words = Line(String(repeating: " ", count: margin + 1))
    for (tick, column) in ticks {
      words = words.padded(to: margin + 1 + column) + Line(tick.label, .dim)
    }
    return words.trimmed
  }

  /// The ticks of every hour, every second, third … or of every day, every second …: the first that have room.
  private var ticks: [(tick: Chart.Tick, column: Int)] {
    let placed = chart.ticks.compactMap { tick in
      frame.column(of: tick.position).map { (tick: tick, column: $0) }
    }
    let days = placed.filter { $0.tick.hour == 0 }
    let candidates =
      [1, 2, 3, 6, 12, 24].lazy.map { period in placed.filter { $0.tick.hour % period == 0 } }
    if let hours = candidates.first(where: Self.isClear) { return fitting(hours) }
    let every = (2...7).lazy.map { period in
      days.enumerated().filter { $0.offset.isMultiple(of: period) }.map(\.element)
    }
    return fitting(every.first(where: Self.isClear) ?? [])
  }

  private static func isClear(_ ticks: [(tick: Chart.Tick, column: Int)]) -> Bool {
    zip(ticks, ticks.dropFirst()).allSatisfy { first, second in
      first.column + first.tick.label.displayWidth < second.column
    }
  }

  private func fitting(
    _ ticks: [(tick: Chart.Tick, column: Int)]
  ) -> [(tick: Chart.Tick, column: Int)] {
    ticks.filter { $0.column + $0.tick.label.displayWidth <= frame.width }
  }
}
