/// One row of a chart with a figure or a sign for each sample.
struct FigureRow {
  let label: String
  let figures: [String]
  let shares: [Double?]
  let style: Style

  /// Figures where every one has room beside its neighbours, or else shades from empty to full.
  func row(_ frame: ChartFrame, _ glyphs: Glyphs) -> ChartRow {
    let widest = figures.map(\.displayWidth).max() ?? 0
    guard frame.columnsPerSample <= widest else {
      let cells = figures.map { figure in
        Line(figure, style).padded(to: frame.columnsPerSample - 1, .trailing) + " "
      }
      return row(Line(cells), glyphs)
    }
    let ramp = Array(glyphs == .unicode ? "▁▂▃▄▅▆▇█" : ".:-=+*%#")
    let cells = (0..<frame.width).map { column -> Character in
      let share = frame.samples(in: column).compactMap { sample in
        shares.indices.contains(sample) ? shares[sample] : nil
      }.filter { (0...1).contains($0) }.max()
      guard let share, share > 0 else { return " " }
      return ramp[min(7, Int(share * 8))]
    }
    return row(Line(String(cells), style), glyphs)
  }

  /// As many of the signs as stand apart from each other; arrows may touch, letters may not.
  func signs(_ frame: ChartFrame, _ glyphs: Glyphs) -> ChartRow {
    var cells = Line("")
    var end = 0
    for sample in figures.indices where sample < frame.count {
      let width = figures[sample].displayWidth
      let start = max(0, frame.center(of: sample) - (width - 1) / 2)
      guard width > 0, start + width <= frame.width,
        start >= end + (glyphs == .ascii && end > 0 ? 1 : 0)
      else { continue }
      cells = cells.padded(to: start) + Line(figures[sample], style)
      end = start + width
    }
    return row(cells, glyphs)
  }

  private func row(_ cells: Line, _ glyphs: Glyphs) -> ChartRow {
    ChartRow(label: label, axis: glyphs == .unicode ? "│" : "|", cells: cells)
  }
}
