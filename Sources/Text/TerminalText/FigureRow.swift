/// One row of a chart with a figure or a sign for each sample.
struct FigureRow {
  let figures: Chart.Figures
  let frame: ChartFrame

  func cells(_ glyphs: Glyphs) -> Line { figures.shares.map { shares(of: $0, glyphs) } ?? signs() }

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
        guard let share, share > 0 else { return frame.empty(column, glyphs) }
        return ChartCell(
          ramp[min(7, Int(share * 8))], figures.style, shade: frame.ground(column))
      })
  }

  /// Signs at equal distances, as many as fit apart from each other, each of the sample that its column belongs to;
  /// arrows may touch, words may not.
  private func signs() -> Line {
    let texts = figures.texts.prefix(frame.count)
    let gap = texts.contains { $0.contains { $0.isLetter || $0.isNumber } } ? 1 : 0
    // A character is a column.
    let widest = texts.map(\.count).max() ?? 0
    var cells = (0..<frame.width).map { ChartCell(" ", .plain, shade: frame.ground($0)) }
    guard widest > 0, texts.allSatisfy({ $0.displayWidth == $0.count }) else { return Line(cells) }
    let perSample = Double(frame.width) / Double(frame.count)
    let samples = (1...frame.count).first { Int(perSample * Double($0)) >= widest + gap }
    let step = max(widest + gap, Int((perSample * Double(samples ?? 1)).rounded()))
    for center in stride(from: Int(perSample / 2), to: frame.width, by: step) {
      let sample = frame.samples(in: center).lowerBound
      guard texts.indices.contains(sample) else { continue }
      let text = texts[sample]
      let start = max(0, center - (text.count - 1) / 2)
      guard !text.isEmpty, start + text.count <= frame.width else { continue }
      let drawn = zip(start..., text).map { column, character in
        ChartCell(character, figures.style, shade: frame.ground(column))
      }
      cells.replaceSubrange(start..<(start + text.count), with: drawn)
    }
    return Line(cells)
  }
}
