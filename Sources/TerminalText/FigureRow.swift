/// One row of a chart with a figure or a sign for each sample.
struct FigureRow {
  let figures: Chart.Figures
  let frame: ChartFrame

  func cells(_ glyphs: Glyphs) -> Line {
    figures.shares.map { shares(of: $0, glyphs) } ?? signs()
  }

  /// Figures where every one has room beside its neighbors, or else shades from empty to full.
  private func shares(of shares: [Double?], _ glyphs: Glyphs) -> Line {
    let texts = figures.texts
    let widest = texts.map(\.displayWidth).max() ?? 0
    if frame.columnsPerSample > widest {
      return Line(
        (0..<frame.count).map { sample in
          let room = frame.columns(of: sample).count
          let text = Line(texts.indices.contains(sample) ? texts[sample] : "", figures.style)
          return text.padded(to: (room + widest) / 2, .trailing).padded(to: room)
        })
    }
    let ramp = Array(glyphs == .unicode ? "▁▂▃▄▅▆▇█" : ".:-=+*%#")
    return Line(
      (0..<frame.width).map { column in
        let share = frame.samples(in: column).compactMap { sample in
          shares.indices.contains(sample) ? shares[sample] : nil
        }.filter { (0...1).contains($0) }.max()
        guard let share, let level = Chart.Figures.level(of: share) else {
          return frame.empty(column, row: 0, glyphs)
        }
        return ChartCell(ramp[level], figures.style)
      })
  }

  /// As many of the signs as fit apart from each other; arrows may touch, words may not.
  private func signs() -> Line {
    let gap = figures.texts.contains { $0.contains { $0.isLetter || $0.isNumber } } ? 1 : 0
    var cells = [ChartCell](repeating: ChartCell(" ", .plain), count: frame.width)
    var end = 0
    for (sample, text) in figures.texts.prefix(frame.count).enumerated() {
      // A character is a column.
      let width = text.count
      guard width > 0, text.displayWidth == width, let center = frame.column(of: Double(sample)),
        case let start = max(0, center - (width - 1) / 2), start + width <= frame.width,
        start >= (end > 0 ? end + gap : 0)
      else { continue }
      end = start + width
      cells.replaceSubrange(start..<end, with: text.map { ChartCell($0, figures.style) })
    }
    return Line(cells)
  }
}
