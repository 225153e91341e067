/// The columns of a chart's samples: after the figures of its scales, over the whole width.
///
/// Each sample has the same share of the width, in whole columns; where there are more samples than columns, each
/// column has the same share of the samples.
struct ChartFrame {
  let count: Int
  /// The width of the scales' figures; the axis follows them.
  let labelWidth: Int
  /// The columns right of the axis.
  let width: Int
  /// The column of the present.
  let markColumn: Int?
  /// Whether the sun is down in the middle of each column.
  let isNight: [Bool]

  /// `nights` are counted in samples, from the middle of the first. `nil` if there is no room for anything.
  init?(
    count: Int, labelWidth: Int, width: Int, mark: Int? = nil, nights: [ClosedRange<Double>] = []
  ) {
    // A space, the figures, a space, the axis.
    let room = width - labelWidth - 3
    guard count > 0, room >= 4 else { return nil }
    self.count = count
    self.labelWidth = labelWidth
    self.width = room
    markColumn = mark.flatMap { (0..<count).contains($0) ? (2 * $0 + 1) * room / (2 * count) : nil }
    isNight = (0..<room).map { column in
      let sample = (Double(column) + 0.5) / Double(room) * Double(count) - 0.5
      return nights.contains { $0.contains(sample) }
    }
  }

  /// The columns that every sample has at least; 0 where there are more samples than columns.
  var columnsPerSample: Int { width / count }

  /// The columns of a sample, at least one, which it may share with others.
  func columns(of sample: Int) -> Range<Int> {
    let start = sample * width / count
    return start..<max(start + 1, (sample + 1) * width / count)
  }

  /// The samples whose columns hold this one.
  func samples(in column: Int) -> Range<Int> {
    let end = ((column + 1) * count + width - 1) / width
    return min(end - 1, (column * count + width - 1) / width)..<end
  }

  /// The column in the middle of a sample's, or of a place between two; `nil` if that is outside.
  func column(of sample: Double) -> Int? {
    let column = Int(((sample + 0.5) * Double(width) / Double(count) + 1e-9).rounded(.down))
    return (0..<width).contains(column) ? column : nil
  }

  /// The index of the point at the middle of a sample, among points side by side.
  func point(of sample: Int, among points: Int) -> Int { (2 * sample + 1) * points / (2 * count) }

  /// A cell without a drawing: the mark of the present, the night, or a blank.
  func empty(_ column: Int, _ glyphs: Glyphs) -> ChartCell {
    let isPresent = markColumn == column
    return ChartCell(isPresent ? glyphs == .unicode ? "┊" : ":" : " ", .dim, shade: ground(column))
  }

  /// The night behind a column. Without colors only the axis shows it: a sign would seem a part of the drawing.
  func ground(_ column: Int) -> Shade? { isNight[column] ? .night : nil }
}

/// One column of one row of a drawing.
struct ChartCell {
  let character: Character
  let style: Style
  let shade: Shade?

  init(_ character: Character, _ style: Style, shade: Shade? = nil) {
    self.character = character
    self.style = style
    self.shade = shade
  }
}

extension Line {
  init(_ cells: [ChartCell]) {
    self.init(cells.map { Line(String($0.character), $0.style, shade: $0.shade) })
  }
}
