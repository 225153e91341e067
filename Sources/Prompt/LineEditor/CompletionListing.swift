import TerminalText

/// Candidates laid out for a window: in columns, or one to a row when they carry descriptions.
struct CompletionListing {
  var candidates: [Completion]
  var size: TerminalSize

  var text: String {
    let rows = max(size.rows - 4, 1)
    let described = candidates.contains { $0.description != nil }
    let lines = described ? describedLines(rows) : columnLines(rows)
    return lines.map { $0 + "\n" }.joined()
  }
}

extension CompletionListing {
  private func describedLines(_ rows: Int) -> [String] {
    let shown = candidates.prefix(rows)
    let widest = shown.map { $0.text.columns }.max() ?? 0
    let lines = shown.map { candidate in
      guard let description = candidate.description else { return candidate.text }
      return candidate.text.padded(to: widest + 2) + description
    }
    return cut(lines) + rest(after: shown.count)
  }

  private func columnLines(_ rows: Int) -> [String] {
    let width = (candidates.map { $0.text.columns }.max() ?? 0) + 2
    let across = max(size.columns / width, 1)
    let shown = candidates.prefix(rows * across)
    let height = (shown.count + across - 1) / across
    let lines = (0..<height).map { row in
      let cells = stride(from: row, to: shown.count, by: height).map { shown[$0].text }
      return cells.dropLast().map { $0.padded(to: width) }.joined() + (cells.last ?? "")
    }
    return cut(lines) + rest(after: shown.count)
  }

  private func cut(_ lines: [String]) -> [String] {
    lines.map { $0.cut(toColumns: size.columns - 1) }
  }

  /// The sign for the candidates that there is no room for, in every language.
  private func rest(after count: Int) -> [String] {
    count < candidates.count ? ["(+\(candidates.count - count))"] : []
  }
}
