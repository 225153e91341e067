import CommandKit
import Phrases
import Presentation
import TerminalText

/// The errors of forecasts, as text.
struct AccuracyModel {
  typealias Bar = (label: String, value: Double, figure: String)

  /// The figures of one service.
  struct Table {
    var title: String
    var columns: [String]
    var rows: [[String]]
    var chartTitle: String
    var bars: [Bar]
    var glyphs: Glyphs
  }

  var place: String
  var models: ModelAccuracyViewModel?
  /// Why the models could not be compared, or not with a station.
  var failure: String?
  var tables: [Table]
  var note: String?
  var credits: Credits
}

/// The past of one place on the terminal.
struct HistoryView {
  static let listCommands: [Command<HistoryAction>] =
    PageTurn.commands { .turn($0) } + ListEdit.commands { .edit($0) }

  func render(_ model: AccuracyModel, width: Int) -> Page {
    Page(
      lines: WeatherLines.head(HeadViewModel(place: model.place), width: width)
        + (model.models?.lines(width: width) ?? [])
        + (model.failure.map { WeatherLines.note($0, .plain, width: width) } ?? [])
        + model.tables.flatMap { lines($0, width: width) }
        + (model.note.map { WeatherLines.note($0, width: width) } ?? [])
        + WeatherLines.credits(model.credits, width: width))
  }

  private func lines(_ table: AccuracyModel.Table, width: Int) -> [Line] {
    let all = Array(table.columns.indices)
    // A table that is too wide becomes three: of the temperature, the wind and the rain.
    let parts =
      figures(table, all).leastWidth() <= width ? [all] : [[0, 1, 2, 3], [0, 4, 5], [0, 6, 7]]
    let bars =
      table.bars.isEmpty
      ? []
      : WeatherLines.note(table.chartTitle, .plain, width: width)
        + chart(table.bars, table.glyphs, width)
    return (Line(" ") + Line(table.title, .strong)).wrapped(to: width, indent: 1)
      + (table.rows.isEmpty ? [] : parts.flatMap { figures(table, $0).lines(width: width) })
      // The table has these figures.
      + (table.rows.isEmpty ? bars : bars.read(as: []))
  }

  private func figures(_ table: AccuracyModel.Table, _ columns: [Int]) -> Table {
    Table(
      columns: columns.map { column in
        let isLeast = column == 1 && columns.count < table.columns.count
        return .init(column == 0 ? .leading : .trailing, expendable: isLeast ? 1 : 0)
      },
      rows: [columns.map { Line(table.columns[$0], .dim) }]
        + table.rows.map { row in columns.map { Line(row[$0]) } },
      hasHeading: true)
  }

  /// The longest bar has at most thirty columns.
  private func chart(_ bars: [AccuracyModel.Bar], _ glyphs: Glyphs, _ width: Int) -> [Line] {
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
