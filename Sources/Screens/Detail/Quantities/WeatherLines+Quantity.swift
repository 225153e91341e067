import TerminalText
import WeatherText

nonisolated extension WeatherLines {
  /// The title, a summary, then a row for each value: time, value and a bar; below, cautions about its use.
  static func quantity(_ words: QuantityViewModel, width: Int) -> [Line] {
    let label = words.rows.map(\.time.displayWidth).max() ?? 0
    let figure = words.rows.map(\.value.displayWidth).max() ?? 0
    let room = min(40, width - label - figure - 5)
    let rows = words.rows.flatMap { row -> [Line] in
      let bar = Line.bar(
        row.share ?? 0, of: 1, width: room > 4 ? room : 0, glyphs: words.glyphs, .accent)
      let line =
        Line(" ") + Line(row.time).padded(to: label) + "  "
        + Line(row.value).padded(to: figure, .trailing)
        + (bar.spans.isEmpty ? "" : "  " + bar)
      let read = line.clipped(to: width)
      return (row.newDay.map { [Line(" ") + Line($0, .dim)] } ?? [])
        + [read].read(as: [row.reading])
    }
    return [heading(words.title)] + words.summary.flatMap { note($0, .plain, width: width) } + rows
      + words.notes.flatMap { note($0, width: width) }
  }
}
