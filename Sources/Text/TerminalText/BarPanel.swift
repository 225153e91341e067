/// Bars from the bottom of the panel, eight heights to a row, or one in ASCII.
struct BarPanel {
  let bars: Chart.Bars
  let scale: ChartScale
  let rowsPerStep: Int
  let frame: ChartFrame

  /// Each tick is in the middle of its row; the lowest is in the middle of the line below the panel.
  static func height(_ scale: ChartScale, _ rowsPerStep: Int) -> Int { scale.steps * rowsPerStep }

  func rows(_ glyphs: Glyphs) -> [Line] {
    let columns = (0..<frame.width).map { column in bar(in: column) }
    return (0..<height).map { row in
      Line(
        columns.enumerated().map { column, bar in
          bar.cell(height - 1 - row, glyphs, on: frame.ground(column))
            ?? (bar.isBetween && columns[column - 1].reaches(height - 1 - row)
              ? ChartCell(" ", .dim, shade: frame.ground(column)) : frame.empty(column, glyphs))
        })
    }
  }

  /// The part of a bar in the line below the panel, in whose middle the lowest tick is; `nil` for none.
  func foot(in column: Int, _ glyphs: Glyphs) -> ChartCell? {
    let bar = bar(in: column)
    return glyphs == .unicode && bar.reaches(0) && bar.eighths > 0 ? ChartCell("▀", bar.style) : nil
  }

  private var height: Int { Self.height(scale, rowsPerStep) }

  /// The tallest of the samples in a column, in eighths of a row; nothing between two broad bars.
  private func bar(in column: Int) -> Bar {
    let samples = frame.samples(in: column)
    let isBetween =
      frame.columnsPerSample > 2 && column == frame.columns(of: samples.lowerBound).upperBound - 1
    guard !isBetween else { return Bar(eighths: 0, top: 0, style: .plain, isBetween: true) }
    let sample = samples.max { value(bars.values, $0) ?? -1 < value(bars.values, $1) ?? -1 } ?? 0
    return Bar(
      eighths: eighths(value(bars.values, sample)), top: top(of: samples, in: column),
      style: bars.styles.indices.contains(sample) ? bars.styles[sample] : .plain,
      hasWhisker: bars.hasWhiskers, isThin: bars.hasWhiskers && frame.columnsPerSample > 2)
  }

  /// A whisker is in the middle of its bar.
  private func top(of samples: Range<Int>, in column: Int) -> Int {
    let shown = samples.filter { sample in
      guard bars.hasWhiskers, frame.columnsPerSample > 1 else { return true }
      let columns = frame.columns(of: sample)
      let gap = frame.columnsPerSample > 2 ? 1 : 0
      return column == columns.lowerBound + (columns.count - gap - 1) / 2
    }
    return shown.map { eighths(value(bars.tops, $0)) }.max() ?? 0
  }

  private func value(_ values: [Double?], _ sample: Int) -> Double? {
    values.indices.contains(sample) ? values[sample] : nil
  }

  /// Counted from the lower edge of the lowest row, half a row above the lowest tick. A value above nothing is at least
  /// one eighth high. A single row has no room for half of its values, and shows them all at half their size.
  private func eighths(_ value: Double?) -> Int {
    guard let share = scale.share(of: value), share > 0 else { return 0 }
    let rows = share * Double(height)
    return max(1, Int((height == 1 ? rows * 4 : rows * 8 - 4).rounded()))
  }
}

/// One column of a bar.
private struct Bar {
  var eighths: Int
  var top: Int
  var style: Style
  /// Whether it's the space between two.
  var isBetween = false
  /// Whether its top is the end of a thin line.
  var hasWhisker = false
  /// Whether that line is in this column, between others of the same bar.
  var isThin = false

  /// Whether it covers any part of the row this many rows above the bottom.
  func reaches(_ row: Int) -> Bool { row < rows || isTopped(row) }

  /// The rows that the bar reaches, the topmost perhaps in part.
  private var rows: Int { (eighths + 7) / 8 }

  /// A top at least half a row above the bar has a row, although it is in the bar's last one; any top has one if there
  /// is no bar.
  private func isTopped(_ row: Int) -> Bool {
    row >= rows && row < max((top + 4) / 8, top - eighths >= (rows == 0 ? 1 : 4) ? rows + 1 : 0)
  }

  private static let eighths = Array("▁▂▃▄▅▆▇█")

  /// The cell `row` rows above the bottom; `nil` if there is nothing of it.
  func cell(_ row: Int, _ glyphs: Glyphs, on ground: Shade?) -> ChartCell? {
    let filled = min(8, eighths - row * 8)
    switch glyphs {
    // A whisker begins at the bar, though a low end of the bar leaves most of its row free.
    case .unicode where filled > 0 && filled <= 4 && isThin && isTopped(row + 1):
      return ChartCell("│", .plain, shade: ground)
    // Gusts begin at the bar.
    case .unicode where filled > 0:
      return ChartCell(
        Self.eighths[filled - 1], style,
        shade: filled < 8 && !hasWhisker && isTopped(row + 1) ? .clear : ground)
    case .ascii where filled > 0: return ChartCell(row == 0 && filled == 1 ? "." : "#", style)
    default: break
    }
    guard isTopped(row) else { return nil }
    guard hasWhisker else {
      return glyphs == .unicode ? ChartCell("░", .dim, shade: .clear) : ChartCell(":", .dim)
    }
    // In the bar's last row, only the lower half if it ends there.
    let isHalf = top - row * 8 < 8
    return ChartCell(glyphs == .ascii ? "|" : isHalf ? "╷" : "│", .plain, shade: ground)
  }
}
