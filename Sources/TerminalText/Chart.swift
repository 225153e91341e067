/// Panels one above the other over one axis of time; a value that is laid out for a width when it is shown.
public struct Chart: Hashable, Sendable {
  /// The drawing of one panel. Each has a value, or none, for every sample.
  public enum Panel: Hashable, Sendable {
    case curve([Double?], ChartScale, rows: Int, styles: [Style])
    /// Bars from the bottom; `tops` stand above them in a lighter hue, as gusts above the wind.
    case bars([Double?], tops: [Double?], ChartScale, rowsPerTick: Int, styles: [Style])
    /// One row of figures where there is room for them, or else of shades: `shares` are from 0 to 1.
    case figures(String, [String], shares: [Double?], Style)
    /// One row of signs, those left out that would touch another.
    case signs(String, [String], Style)
  }

  /// A word under the axis.
  public struct Tick: Hashable, Sendable {
    public var sample: Int
    public var label: String
    /// The hour of the day, by which ticks are thinned.
    public var hour: Int

    public init(sample: Int, label: String, hour: Int) {
      self.sample = sample
      self.label = label
      self.hour = hour
    }
  }

  public var panels: [Panel]
  public var ticks: [Tick]
  /// The sample of the present.
  public var mark: Int?
  public var count: Int

  public init(count: Int, panels: [Panel], ticks: [Tick], mark: Int?) {
    self.count = count
    self.panels = panels
    self.ticks = ticks
    self.mark = mark
  }

  /// Lines of at most `width` columns; none where there is room for no chart.
  public func lines(width: Int, glyphs: Glyphs) -> [Line] {
    let labelWidth = min(10, panels.map(\.labelWidth).max() ?? 0)
    guard let frame = ChartFrame(count: count, labelWidth: labelWidth, width: width) else {
      return []
    }
    return panels.flatMap { panel in
      panel.rows(frame, mark: mark, glyphs).map { row in
        let label = Line(row.label, .dim).padded(to: labelWidth, .trailing)
        return (Line(" ") + label + " " + Line(row.axis, .dim) + row.cells).trimmed
      }
    } + axis(frame, glyphs)
  }
}

/// One row of a panel: what stands before the axis, the axis, and as many cells as the frame is wide.
struct ChartRow {
  var label = ""
  var axis: String
  var cells: Line
}

extension Chart.Panel {
  fileprivate var labelWidth: Int {
    switch self {
    case .curve(_, let scale, _, _), .bars(_, _, let scale, _, _):
      scale.ticks.map { scale.label($0).count }.max() ?? 0
    case .figures(let label, _, _, _), .signs(let label, _, _): label.displayWidth
    }
  }

  fileprivate func rows(_ frame: ChartFrame, mark: Int?, _ glyphs: Glyphs) -> [ChartRow] {
    switch self {
    case .curve(let values, let scale, let rows, let styles):
      CurvePanel(
        values: values, scale: scale, height: rows, styles: styles, frame: frame, mark: mark
      ).rows(glyphs)
    case .bars(let values, let tops, let scale, let rows, let styles):
      BarPanel(
        values: values, tops: tops, scale: scale, rowsPerTick: rows, styles: styles, frame: frame
      ).rows(glyphs)
    case .figures(let label, let figures, let shares, let style):
      [FigureRow(label: label, figures: figures, shares: shares, style: style).row(frame, glyphs)]
    case .signs(let label, let signs, let style):
      [FigureRow(label: label, figures: signs, shares: [], style: style).signs(frame, glyphs)]
    }
  }
}

extension Chart {
  /// The axis with the present marked on it, and the words under it.
  private func axis(_ frame: ChartFrame, _ glyphs: Glyphs) -> [Line] {
    let shown = thinned(frame)
    let gaps = gaps
    var rule = (0..<frame.width).map { column -> Character in
      let isGap = frame.samples(in: column).allSatisfy(gaps.contains)
      return isGap ? " " : glyphs == .unicode ? "─" : "-"
    }
    var words = [Character](repeating: " ", count: frame.width)
    for (tick, column) in shown {
      rule[column] = glyphs == .unicode ? "┴" : "+"
      words.replaceSubrange(column..<column + tick.label.count, with: tick.label)
    }
    let margin = String(repeating: " ", count: frame.labelWidth + 2)
    let corner = glyphs == .unicode ? "└" : "+"
    var line = Line(margin + corner, .dim)
    if let mark, (0..<count).contains(mark) {
      let column = frame.center(of: mark)
      line =
        line + Line(String(rule[..<column]), .dim)
        + Line(glyphs == .unicode ? "▲" : "^", .accent)
        + Line(String(rule[(column + 1)...]), .dim)
    } else {
      line = line + Line(String(rule), .dim)
    }
    return [
      line.trimmed, Line(margin + " " + String(words), .dim).trimmed,
    ]
  }

  /// The samples of which the first panel knows nothing: the axis has a gap there.
  private var gaps: Set<Int> {
    let values: [Double?] =
      switch panels.first {
      case .curve(let values, _, _, _): values
      case .bars(let values, _, _, _, _): values
      case .figures(_, _, let shares, _): shares
      case .signs, nil: Array(repeating: 0, count: count)
      }
    return Set((0..<count).filter { !values.indices.contains($0) || values[$0] == nil })
  }

  /// The ticks of every hour, every second, third … whichever come first to have room for their words.
  private func thinned(_ frame: ChartFrame) -> [(tick: Tick, column: Int)] {
    // A word is as many columns as characters: figures, or a weekday of three letters.
    let fitting = ticks.filter { $0.label.count == $0.label.displayWidth }
    for period in [1, 2, 3, 6, 12, 24] {
      let placed = fitting.filter { $0.hour % period == 0 }
        .map { (tick: $0, column: frame.center(of: $0.sample)) }
      let isClear = zip(placed, placed.dropFirst()).allSatisfy { first, second in
        first.column + first.tick.label.count < second.column
      }
      if isClear { return placed.filter { $0.column + $0.tick.label.count <= frame.width } }
    }
    return []
  }
}
