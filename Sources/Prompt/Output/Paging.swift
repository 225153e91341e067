import TerminalText

/// A page that is longer than the terminal, shown a screenful at a time.
nonisolated struct Paging {
  /// Lays the page out, with its headlines.
  let render: @MainActor (_ width: Int) -> (lines: [Line], headlines: [Line])
  /// The number of lines that have been shown.
  private(set) var shown = 0

  /// The next lines, as many as fit; all but the first screenful have the headlines above them.
  @MainActor mutating func next(columns: Int, rows: Int) -> (lines: [Line], left: Int) {
    let (lines, headlines) = render(columns)
    let head = shown == 0 ? [] : headlines.map { $0.clipped(to: columns) }
    let end = min(lines.count, shown + max(1, rows - head.count))
    defer { shown = end }
    guard shown < end else { return ([], 0) }
    return (head + lines[shown..<end], lines.count - end)
  }

  /// Begins again, as after a change of the window's size.
  mutating func rewind() { shown = 0 }
}

/// The setting `pager`: what shows long pages.
nonisolated enum Pager: String {
  case on, off, less
}
