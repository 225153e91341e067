/// A table in a width, and what of it is left out there.
public struct DrawnTable: Sendable {
  public fileprivate(set) var lines: [Line]
  /// The width that each column has for its cells, and that of each row's cells.
  fileprivate let room: [Int]
  fileprivate let cells: [[Int]]

  /// Whether each cell of a column is there, and not cut.
  public func isWhole(_ column: Int) -> Bool { cells.allSatisfy { $0[column] <= room[column] } }

  /// Whether a cell is cut. One that isn't there doesn't count.
  public var hasCuts: Bool { cells.contains { zip($0, room).contains { $1 > 0 && $0 > $1 } } }
}

/// Rows of cells in columns that line up, made to fit a width.
public struct Table: Sendable {
  /// A column's claim to room.
  public struct Column: Sendable {
    var alignment: Line.Alignment
    var minimum: Int?
    var expendable: Int
    var cutsLongest: Bool
    var isPlain: Bool
    var alignsNumbers: Bool

    /// `minimum` is the width down to which the cells may be cut; `nil` if they must stay whole.
    ///
    /// If room is short, the columns whose `expendable` is highest go first; 0 stays. Columns that must
    /// stay whole go before any cell is cut, the others only when cutting does not help. With `cutsLongest`, no column
    /// goes for one cell that is longer than all others: that is cut first. Where cells say themselves what they are,
    /// with `isPlain`, their heading isn't read out. With `alignsNumbers`, the whole numbers that cells begin with end
    /// below each other.
    public init(
      _ alignment: Line.Alignment = .leading, minimum: Int? = nil, expendable: Int = 0,
      cutsLongest: Bool = false, isPlain: Bool = false, alignsNumbers: Bool = false
    ) {
      self.alignment = alignment
      self.minimum = minimum
      self.expendable = expendable
      self.cutsLongest = cutsLongest
      self.isPlain = isPlain
      self.alignsNumbers = alignsNumbers
    }
  }

  private let columns: [Column]
  /// As they are read out.
  private let said: [[Line]]
  /// As they are drawn.
  private let rows: [[Line]]
  private let hasHeading: Bool

  /// Every row has a cell for each column. With `hasHeading`, the first row is the heading.
  public init(columns: [Column], rows: [[Line]], hasHeading: Bool = false) {
    self.columns = columns
    said = rows
    self.rows = Self.aligned(rows, columns)
    self.hasHeading = hasHeading
  }

  private static func aligned(_ rows: [[Line]], _ columns: [Column]) -> [[Line]] {
    var rows = rows
    for column in columns.indices where columns[column].alignsNumbers {
      let digits = rows.map { $0[column].text.prefix(while: \.isWholeNumber).count }
      let most = digits.max() ?? 0
      for (row, count) in digits.enumerated() where count > 0 {
        rows[row][column] = Line(String(repeating: " ", count: most - count)) + rows[row][column]
      }
    }
    return rows
  }

  /// The rows as lines of at most `width` columns, each after a space.
  public func lines(width: Int, gap: Int = 2) -> [Line] { drawn(width: width, gap: gap).lines }

  public func drawn(width: Int, gap: Int = 2) -> DrawnTable {
    var shown = columns.indices.filter { column in rows.contains { !$0[column].spans.isEmpty } }
    let natural = columns.indices.map { column in rows.map { $0[column].width }.max() ?? 0 }

    func room(_ widths: [Int]) -> Int {
      1 + shown.reduce(0) { $0 + widths[$1] } + gap * max(0, shown.count - 1)
    }

    let least = columns.indices.map { min(columns[$0].minimum ?? natural[$0], natural[$0]) }
    let usual = columns.indices.map { column in
      columns[column].cutsLongest ? max(usualWidth(of: column), least[column]) : natural[column]
    }
    while room(usual) > width, let gone = mostExpendable(of: shown, isWhole: true) {
      shown.removeAll(where: gone.contains)
    }
    while room(least) > width, let gone = mostExpendable(of: shown, isWhole: false) {
      shown.removeAll(where: gone.contains)
    }

    var widths = natural
    for column in shown.reversed() where room(widths) > width {
      widths[column] = max(usual[column], widths[column] - (room(widths) - width))
    }
    for column in shown.reversed() where room(widths) > width {
      widths[column] = max(least[column], widths[column] - (room(widths) - width))
    }
    let lines = rows.enumerated().map { index, row in
      let cells = shown.map { column in
        let isLast = column == shown.last && columns[column].alignment == .leading
        return isLast
          ? row[column].clipped(to: widths[column])
          : row[column].padded(to: widths[column], columns[column].alignment)
      }
      let line = cells.joined(separator: Line(String(repeating: " ", count: gap)))
      return (Line(" ") + line).trimmed.clipped(to: width).read(as: reading(ofRow: index))
    }
    // Where even the least widths are too much, the lines end before the last columns do.
    var end = 1
    var left = columns.map { _ in 0 }
    for column in shown {
      left[column] = max(0, min(widths[column], width - end))
      end += widths[column] + gap
    }
    return DrawnTable(
      lines: lines, room: left,
      cells: rows.dropFirst(hasHeading ? 1 : 0).map { $0.map(\.width) })
  }

  /// The columns that it takes with its cells cut as far as they may be, or whole, without those that may go.
  public func leastWidth(gap: Int = 2, isWhole: Bool = false) -> Int {
    let widths = columns.indices.filter { columns[$0].expendable == 0 }.map { index in
      let natural = rows.map { $0[index].width }.max() ?? 0
      return isWhole ? natural : min(columns[index].minimum ?? natural, natural)
    }.filter { $0 > 0 }
    return 1 + widths.reduce(0, +) + gap * max(0, widths.count - 1)
  }

  /// The complete table: if whole rows are too wide, the cells from `column` on are on lines of their own below each
  /// row, which is wrapped itself where its other cells don't fit.
  public func lines(width: Int, foldingFrom column: Int) -> [Line] {
    drawn(width: width, foldingFrom: column).lines
  }

  public func drawn(width: Int, foldingFrom column: Int) -> DrawnTable {
    guard leastWidth() > width else { return drawn(width: width) }
    let table = Table(
      columns: Array(columns.prefix(column)), rows: said.map { Array($0.prefix(column)) })
    let heads = table.drawn(width: width)
    let indent = 3
    func wrapped(_ cells: some Sequence<Line>, after start: Int) -> [Line] {
      (Line(String(repeating: " ", count: start))
        + cells.filter { !$0.spans.isEmpty }.joined(separator: Line("  ")))
        .wrapped(to: width, indent: indent)
    }
    let isWhole = table.leastWidth() <= width
    let lines = zip(heads.lines, said).enumerated().flatMap { index, row in
      let head = isWhole ? [row.0] : wrapped(row.1.prefix(column), after: 1)
      return head.read(as: reading(ofRow: index))
        + wrapped(row.1.dropFirst(column), after: indent).read(as: [])
    }
    // What is below is wrapped.
    return DrawnTable(
      lines: lines, room: heads.room + columns.dropFirst(column).map { _ in .max },
      cells: said.dropFirst(hasHeading ? 1 : 0).map { $0.map(\.width) })
  }

  /// The rows without their heading, in two lines each: the cells from `column` on are below, in columns of their own.
  public func drawn(width: Int, splittingAt column: Int) -> DrawnTable {
    let body = hasHeading ? 1 : 0
    func part(_ columns: [Column], _ cells: ([Line]) -> ArraySlice<Line>) -> Table {
      Table(columns: columns, rows: said.dropFirst(body).map { Array(cells($0)) })
    }
    let above = part(Array(columns[..<column])) { $0[..<column] }
    let below = part(Array(columns[column...])) { $0[column...] }
    let indent = "  "
    let room = width - indent.count
    let second = below.drawn(width: room, gap: below.leastWidth(isWhole: true) <= room ? 2 : 1)
    let first = above.drawn(width: width)
    let lines = zip(first.lines, second.lines).enumerated().flatMap { index, lines in
      [
        lines.0.read(as: reading(ofRow: index + body)),
        (Line(indent) + lines.1).trimmed.read(as: []),
      ].filter { !$0.spans.isEmpty }
    }
    return DrawnTable(
      lines: lines, room: first.room + second.room, cells: zip(first.cells, second.cells).map(+))
  }

  /// The width of all cells of a column but the longest, if there are more than a few.
  private func usualWidth(of column: Int) -> Int {
    let widths = rows.map { $0[column].width }.sorted()
    return widths.dropLast(widths.count > 4 ? 1 : 0).last ?? 0
  }

  private func reading(ofRow index: Int) -> Line.Reading {
    if hasHeading, index == 0 { return .sentences([]) }
    let heading = hasHeading ? zip(said[0], columns).map { $1.isPlain ? "" : $0 } : []
    return .row(said[index], heading: heading)
  }

  /// The columns of those `shown` that go first; a latitude says nothing without its longitude, so those of one number
  /// go together. `nil` when none may go.
  private func mostExpendable(of shown: [Int], isWhole: Bool) -> Set<Int>? {
    let candidates = shown.filter { index in
      columns[index].expendable > 0 && (columns[index].minimum == nil) == isWhole
    }
    guard let highest = candidates.map({ columns[$0].expendable }).max() else { return nil }
    return Set(candidates.filter { columns[$0].expendable == highest })
  }
}
