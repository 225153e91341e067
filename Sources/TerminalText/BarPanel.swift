/// Bars from the bottom of the panel, eight heights to a row, or two in ASCII.
struct BarPanel {
  let values: [Double?]
  let tops: [Double?]
  let scale: ChartScale
  let rowsPerTick: Int
  let styles: [Style]
  let frame: ChartFrame

  func rows(_ glyphs: Glyphs) -> [ChartRow] {
    let columns = (0..<frame.width).map { column in bar(in: column) }
    return (0..<height).map { row in
      let line = Line(columns.map { $0.cell(height - 1 - row, glyphs) })
      // A tick is where its row begins; the lowest is the axis itself.
      let hasTick = row.isMultiple(of: rowsPerTick)
      return ChartRow(
        label: hasTick ? scale.label(scale.ticks[row / rowsPerTick], glyphs) : "",
        axis: glyphs == .ascii ? "|" : hasTick ? "┤" : "│", cells: line)
    }
  }

  private var height: Int { max(1, scale.ticks.count - 1) * rowsPerTick }

  /// The tallest of the samples in a column, in eighths of a row; nothing between two broad bars.
  private func bar(in column: Int) -> Bar {
    let samples = frame.samples(in: column)
    let isBetween =
      frame.columnsPerSample > 2 && column == frame.columns(of: samples.lowerBound).upperBound - 1
    guard !isBetween else { return Bar(eighths: 0, top: 0, style: .plain) }
    let sample = samples.max { value(values, $0) ?? -1 < value(values, $1) ?? -1 } ?? 0
    return Bar(
      eighths: eighths(value(values, sample)),
      top: samples.map { eighths(value(tops, $0)) }.max() ?? 0,
      style: styles.indices.contains(sample) ? styles[sample] : .plain)
  }

  private func value(_ values: [Double?], _ sample: Int) -> Double? {
    values.indices.contains(sample) ? values[sample] : nil
  }

  /// A value above nothing is at least one eighth high.
  private func eighths(_ value: Double?) -> Int {
    guard let share = scale.share(of: value), share > 0 else { return 0 }
    return max(1, Int((share * Double(height * 8)).rounded()))
  }
}

/// One column of a bar.
private struct Bar {
  var eighths: Int
  var top: Int
  var style: Style

  /// The cell `row` rows above the bottom.
  func cell(_ row: Int, _ glyphs: Glyphs) -> Line {
    let filled = min(8, eighths - row * 8)
    switch glyphs {
    case .unicode where filled > 0: return Line(String(Array("▁▂▃▄▅▆▇█")[filled - 1]), style)
    case .ascii where filled > 4: return Line("#", style)
    case .ascii where filled > 0 && top <= row * 8: return Line(row == 0 ? "." : " ", style)
    default: break
    }
    guard top - row * 8 >= 4 else { return Line(" ") }
    return Line(glyphs == .unicode ? "░" : ":", .dim)
  }
}
