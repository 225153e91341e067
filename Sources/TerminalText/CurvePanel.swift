/// A curve through the samples: Braille, eight dots to a character, or three heights to a row in ASCII.
struct CurvePanel {
  let values: [Double?]
  let scale: ChartScale
  let height: Int
  /// One for each sample.
  let styles: [Style]
  let frame: ChartFrame
  let mark: Int?

  func rows(_ glyphs: Glyphs) -> [ChartRow] {
    let cells = glyphs == .unicode ? braille() : ascii()
    let labels = tickLabels(glyphs)
    return (0..<height).map { row in
      let line = Line((0..<frame.width).map { column in cell(cells[row][column], column, glyphs) })
      let hasTick = labels[row] != nil
      return ChartRow(
        label: labels[row] ?? "", axis: glyphs == .ascii ? "|" : hasTick ? "┤" : "│", cells: line)
    }
  }
}

extension CurvePanel {
  private func cell(_ character: Character?, _ column: Int, _ glyphs: Glyphs) -> Line {
    if let character {
      let sample = frame.samples(in: column).lowerBound
      return Line(String(character), styles.indices.contains(sample) ? styles[sample] : .plain)
    }
    guard let mark, mark < frame.count, frame.center(of: mark) == column else { return Line(" ") }
    return Line(glyphs == .unicode ? "┊" : ":", .dim)
  }

  /// The figure of each row in which a tick lies.
  private func tickLabels(_ glyphs: Glyphs) -> [Int: String] {
    var labels: [Int: String] = [:]
    for tick in scale.ticks {
      guard let share = scale.share(of: tick) else { continue }
      let row = Int(((1 - share) * Double(height - 1)).rounded())
      if labels[row] == nil { labels[row] = scale.label(tick, glyphs) }
    }
    return labels
  }

  /// The share of the height at each half column, `nil` in gaps.
  private var shares: [Double?] {
    var shares = [Double?](repeating: nil, count: 2 * frame.width)
    var last: (place: Int, share: Double)?
    for sample in 0..<frame.count {
      guard values.indices.contains(sample), let share = scale.share(of: values[sample]) else {
        last = nil
        continue
      }
      let place = min(frame.halfColumn(of: sample), shares.count - 1)
      shares[place] = share
      if let last, place > last.place {
        for step in last.place..<place {
          let part = Double(step - last.place) / Double(place - last.place)
          shares[step] = last.share + (share - last.share) * part
        }
      }
      last = (place, share)
    }
    return shares
  }

  private func braille() -> [[Character?]] {
    var canvas = DotCanvas(columns: frame.width, rows: height)
    var before: Int?
    for (place, share) in shares.enumerated() {
      guard let share else {
        before = nil
        continue
      }
      let dot = Int(((1 - share) * Double(height * 4 - 1)).rounded())
      // A steep curve stays in one piece: each half column begins beside the end of the last.
      let start = before.map { $0 < dot ? $0 + 1 : $0 > dot ? $0 - 1 : dot } ?? dot
      for dot in min(start, dot)...max(start, dot) { canvas.set(place, dot) }
      before = dot
    }
    return (0..<height).map { row in
      (0..<frame.width).map { canvas.character(column: $0, row: row) }
    }
  }

  private func ascii() -> [[Character?]] {
    var cells = [[Character?]](repeating: Array(repeating: nil, count: frame.width), count: height)
    let shares = shares
    for column in 0..<frame.width {
      guard let share = shares[2 * column] ?? shares[2 * column + 1] else { continue }
      let level = Int(((1 - share) * Double(height * 3 - 1)).rounded())
      cells[level / 3][column] = Array("'-.")[level % 3]
    }
    return cells
  }
}
