import Presentation
import TerminalText

/// The errors of one service's forecasts, as text.
struct AccuracyTable {
  var title: String
  var columns: [String]
  var rows: [[String]]
  var chartTitle: String
  var bars: [(label: String, value: Double, figure: String)]
  var glyphs: Glyphs

  func lines(width: Int) -> [Line] {
    let all = Array(columns.indices)
    // A table that is too wide becomes three: of the temperature, the wind and the rain.
    let isNarrow = figures(all).leastWidth() > width
    let parts = isNarrow ? [[0, 1, 2, 3], [0, 4, 5], [0, 6, 7]] : [all]
    let chart =
      bars.isEmpty
      ? [] : WeatherLines.note(chartTitle, .plain, width: width) + drawnBars(width: width)
    return (Line(" ") + Line(title, .strong)).wrapped(to: width, indent: 1)
      + (rows.isEmpty ? [] : parts.flatMap { figures($0).lines(width: width) })
      // The table has these figures.
      + (rows.isEmpty ? chart : chart.read(as: []))
  }

  private func figures(_ shown: [Int]) -> Table {
    Table(
      columns: shown.map { column in
        let isLeast = column == 1 && shown.count < columns.count
        return .init(column == 0 ? .leading : .trailing, expendable: isLeast ? 1 : 0)
      },
      rows: [shown.map { Line(columns[$0], .dim) }]
        + rows.map { row in shown.map { Line(row[$0]) } },
      hasHeading: true)
  }

  /// The longest bar has at most thirty columns.
  private func drawnBars(width: Int) -> [Line] {
    let label = bars.map(\.label.displayWidth).max() ?? 0
    let figure = bars.map(\.figure.displayWidth).max() ?? 0
    let room = min(30, width - label - figure - 5)
    let most = bars.map(\.value).max() ?? 0
    return bars.map { bar in
      let blocks = Line.bar(bar.value, of: most, width: room, glyphs: glyphs, .accent)
      let line =
        Line(" ") + Line(bar.label).padded(to: label) + "  " + blocks
        + (blocks.spans.isEmpty ? "" : " ") + Line(bar.figure)
      return line.clipped(to: width).read(as: ["\(bar.label): \(bar.figure)"])
    }
  }
}
