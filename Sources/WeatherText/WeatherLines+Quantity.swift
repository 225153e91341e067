public import TerminalText

extension WeatherLines {
  /// The title, what the values come to, then a row for each: time, value and a bar; below it what is said against a use.
  public static func quantity(_ words: QuantityViewModel, width: Int) -> [Line] {
    let label = words.rows.map(\.time.displayWidth).max() ?? 0
    let figure = words.rows.map(\.value.displayWidth).max() ?? 0
    let room = min(40, width - label - figure - 5)
    let rows = words.rows.flatMap { row -> [Line] in
      let halves =
        row.share.map { max(0, room > 4 ? Int(($0 * Double(room * 2)).rounded()) : 0) } ?? 0
      let bar = String(repeating: "█", count: halves / 2) + (halves % 2 == 1 ? "▌" : "")
      let line =
        Line(" ") + Line(row.time).padded(to: label) + "  "
        + Line(row.value).padded(to: figure, .trailing)
        + (bar.isEmpty ? "" : "  " + Line(bar, .accent))
      let read = line.clipped(to: width)
      return (row.newDay.map { [Line(" ") + Line($0, .dim)] } ?? [])
        + [read].read(as: [row.time + ": " + row.value])
    }
    return [heading(words.title)] + words.summary.flatMap { note($0, .plain, width: width) } + rows
      + words.notes.flatMap { note($0, width: width) }
  }
}
