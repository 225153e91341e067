/// Curves through the samples: Braille, eight dots to a character, or three heights to a row in ASCII.
struct CurvePanel {
  /// The most important first: it is drawn above the others.
  let curves: [Chart.Curve]
  let scale: ChartScale
  /// Each tick is in the middle of its row; rows without one are between them.
  let rowsPerStep: Int
  let frame: ChartFrame

  /// One row more than the steps have, because ticks are in the middle of rows.
  static func height(_ scale: ChartScale, _ rowsPerStep: Int) -> Int {
    scale.steps * rowsPerStep + 1
  }

  func rows(_ glyphs: Glyphs) -> [Line] {
    let cells = glyphs == .unicode ? braille() : ascii()
    return cells.enumerated().map { row, cells in
      Line(
        cells.enumerated().map { column, cell in
          let shade = shade(column, row: row, isWhole: cell != nil || glyphs == .ascii)
          // In front of a band, a secondary curve is drawn in two cells of three; the third shows the band without
          // colors, too.
          let isBehind = shade != nil && cell?.curve != 0 && column.isMultiple(of: 3)
          guard let cell, !isBehind else {
            return shade.map { ChartCell($0.sign(glyphs), .dim, shade: $0) }
              ?? frame.empty(column, glyphs)
          }
          let sample = frame.samples(in: column).lowerBound
          let styles = curves[cell.curve].styles
          return ChartCell(
            cell.character, styles.indices.contains(sample) ? styles[sample] : .plain,
            shade: shade ?? frame.ground(column))
        })
    }
  }
}

extension CurvePanel {
  /// The narrowest band of the most important curve that covers a cell, or each half of it.
  private func shade(_ column: Int, row: Int, isWhole: Bool) -> Shade? {
    let rows = (curves.first?.bands ?? []).map { halfRows(of: $0, column) }
    let halves = [2 * row, 2 * row + 1].map { half in
      rows.lastIndex { $0?.contains(half) == true }.map { $0 == 0 ? Shade.faint : .clear }
    }
    guard halves[0] != halves[1] else { return halves[0] }
    guard isWhole else {
      let ground = frame.ground(column)
      return .halves(upper: halves[0] ?? ground, lower: halves[1] ?? ground)
    }
    return halves.contains(.clear) ? .clear : .faint
  }

  /// The halves of rows from the upper end of a band to the lower, between samples on lines from one to the next.
  private func halfRows(of band: Chart.Band, _ column: Int) -> ClosedRange<Int>? {
    func range(_ sample: Double) -> ClosedRange<Double>? {
      Int(exactly: sample).flatMap { band.indices.contains($0) ? band[$0] : nil }
    }
    let position = (Double(column) + 0.5) * Double(frame.count) / Double(frame.width) - 0.5
    let part = position - position.rounded(.down)
    let (before, after) = (range(position.rounded(.down)), range(position.rounded(.up)))
    guard let first = before ?? range(position.rounded()),
      let last = before == nil ? first : after ?? range(position.rounded())
    else { return nil }
    func half(_ end: KeyPath<ClosedRange<Double>, Double>) -> Int? {
      let value = first[keyPath: end] * (1 - part) + last[keyPath: end] * part
      return scale.share(of: value).map {
        min(2 * height - 1, Int((2 * (1 - $0) * Double(height - 1) + 1).rounded(.down)))
      }
    }
    guard let high = half(\.upperBound), let low = half(\.lowerBound) else { return nil }
    return high...max(high, low)
  }

  private typealias Cell = (character: Character, curve: Int)

  private var height: Int { Self.height(scale, rowsPerStep) }

  /// Calls `plot` for each point of a curve on a grid of `width` points and this many to a row; gaps stay gaps.
  ///
  /// A line between two samples is in one piece, however steep it is, and a value that shares its point with others is
  /// part of the line.
  private func trace(
    _ values: [Double?], width: Int, perRow: Int, _ plot: (_ x: Int, _ y: Int) -> Void
  ) {
    var last: (x: Int, y: Int)?
    for sample in 0..<frame.count {
      guard values.indices.contains(sample), let share = scale.share(of: values[sample]) else {
        last = nil
        continue
      }
      let x = frame.point(of: sample, among: width)
      let depth = (1 - share) * Double(scale.steps * rowsPerStep * perRow)
      let y = Int((depth + Double(perRow - 1) / 2).rounded())
      let start = last ?? (x, y)
      let (dx, dy) = (x - start.x, y - start.y)
      let steps = max(dx, abs(dy))
      for step in 0...steps {
        let part = steps == 0 ? 0 : Double(step) / Double(steps)
        plot(
          start.x + Int((part * Double(dx)).rounded()), start.y + Int((part * Double(dy)).rounded())
        )
      }
      last = (x, y)
    }
  }

  private func braille() -> [[Cell?]] {
    let canvases = curves.map { curve in
      var canvas = DotCanvas(columns: frame.width, rows: height)
      trace(curve.values, width: 2 * frame.width, perRow: 4) { x, y in
        // A dotted one has every other column of dots.
        if !curve.isDotted || x.isMultiple(of: 2) { canvas.set(x, y) }
      }
      return canvas
    }
    return grid { row, column in
      // Two curves in one cell could not be distinguished.
      canvases.indices.lazy.compactMap { curve in
        canvases[curve].character(column: column, row: row).map { ($0, curve) }
      }.first
    }
  }

  private func ascii() -> [[Cell?]] {
    let levels = curves.map { curve in
      var levels = [Set<Int>](repeating: [], count: frame.width * height)
      trace(curve.values, width: frame.width, perRow: 3) { x, y in
        levels[min(height - 1, y / 3) * frame.width + x].insert(y % 3)
      }
      return levels
    }
    return grid { row, column in
      let cell = row * frame.width + column
      guard let first = levels.indices.first(where: { !levels[$0][cell].isEmpty }) else {
        return nil
      }
      let drawn = levels[first][cell]
      if curves[first].isDotted { return ("~", first) }
      return (drawn.count == 3 ? "|" : Array("'-.")[drawn.min() ?? 0], first)
    }
  }

  private func grid(_ cell: (_ row: Int, _ column: Int) -> Cell?) -> [[Cell?]] {
    (0..<height).map { row in (0..<frame.width).map { column in cell(row, column) } }
  }
}
