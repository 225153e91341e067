extension [Line] {
  /// Each line with the one of the same row in other lines, which begin at a column.
  public func beside(_ others: [Line], at column: Int) -> [Line] {
    (0..<Swift.max(count, others.count)).map { row in
      (row < count ? self[row] : "").padded(to: column) + (row < others.count ? others[row] : "")
    }
  }

  /// Short entries in as many columns as fit, read downwards as `ls` shows them; each column is as wide as its widest
  /// entry. One below the other where not even two fit.
  public func inColumns(width: Int) -> [Line] {
    let widths = map(\.width)
    func columns(ofHeight height: Int) -> [Int] {
      stride(from: 0, to: count, by: height).map { start in
        widths[start..<Swift.min(start + height, count)].max() ?? 0
      }
    }
    func fits(_ columns: [Int]) -> Bool {
      1 + columns.reduce(0, +) + 2 * (columns.count - 1) <= width
    }
    guard !isEmpty else { return [] }
    let height = (1...count).first { fits(columns(ofHeight: $0)) } ?? count
    let columns = columns(ofHeight: height)
    return (0..<height).map { row in
      let cells = columns.indices.compactMap { column -> Line? in
        let index = column * height + row
        return index < count ? self[index].padded(to: columns[column]) : nil
      }
      return (Line(" ") + cells.joined(separator: Line("  "))).trimmed.clipped(to: width)
    }.read(as: .lines(self))
  }
}
