import CommandKit
import Phrases
import Presentation
import TerminalText

/// Records as text.
struct RecordsModel: Equatable {
  var place: String
  var notice: String?
  var title: String
  var rows: [PlaceWeather]
  /// The headings of columns.
  var time, humidity, wind: String
  var footer: String?
  var credits: Credits
}

/// The errors of forecasts, as text.
struct AccuracyModel: Equatable {
  struct Bar: Equatable {
    var label: String
    var value: Double
    var figure: String
  }

  /// The figures of one service.
  struct Table: Equatable {
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

/// The reliability of chances as text.
struct ChancesModel: Equatable {
  struct Bin: Equatable {
    var chances, hours, share: String
    /// The share, and the mean of the chances that were forecast, from 0 to 1.
    var wet, chance: Double
    var counts: Bool
  }

  var place: String
  var title: String
  var sentences: [String]
  var columns: [String]
  var bins: [Bin]
  var notes: [String]
  var glyphs: Glyphs
  var credits: Credits
}

/// Days of the past as text.
struct PastModel: Equatable {
  var place: String
  var title: String
  var sum: String?
  var days: [DayViewModel]
  /// Vane's own records of each day; empty where it has none.
  var recorded: [String]
  /// Shown if there are no rows.
  var placeholder: String
  var credits: Credits
}

/// One date of other years as text.
struct NormalModel: Equatable {
  var place: String
  var title: String
  var sentences: [String]
  var strip: YearStrip?
  /// A comparison with the days since 1950, below a heading.
  var climate: [NamedValue] = []
  var scale: ClimateScale?
  var climateTitle: String
  /// The way to get them, or the reason why there are none.
  var notes: [String] = []
  var credits: Credits
}

/// The past of one place on the terminal.
struct HistoryView {
  static let listCommands: [Command<HistoryAction>] =
    PageTurn.commands { .turn($0) } + ListEdit.commands { .edit($0) }

  func render(_ model: RecordsModel, width: Int) -> Page {
    Page(
      lines: (model.notice.map { WeatherLines.note($0, .plain, width: width) } ?? [])
        + head(model.place, width) + WeatherLines.note(model.title, .plain, width: width)
        + WeatherLines.places(
          model.rows, place: model.time, present: "", humidity: model.humidity,
          wind: model.wind, width: width)
        + (model.footer.map { WeatherLines.note($0, width: width) } ?? [])
        + WeatherLines.credits(model.credits, width: width))
  }

  func render(_ model: AccuracyModel, width: Int) -> Page {
    Page(
      lines: head(model.place, width) + (model.models?.lines(width: width) ?? [])
        + (model.failure.map { WeatherLines.note($0, .plain, width: width) } ?? [])
        + model.tables.flatMap { lines($0, width: width) }
        + (model.note.map { WeatherLines.note($0, width: width) } ?? [])
        + WeatherLines.credits(model.credits, width: width))
  }

  /// Each bar is the share of wet hours on a scale of all, with a mark at the mean chance; those of too few hours are
  /// dim.
  func render(_ model: ChancesModel, width: Int) -> Page {
    let room = max(0, min(41, width - 34))
    func bar(_ bin: ChancesModel.Bin) -> Line {
      let mark = Int((bin.chance * Double(room - 1)).rounded())
      let length = bin.wet * Double(room - 1)
      func part(_ value: Double, _ width: Int) -> Line {
        guard width > 0 else { return "" }
        return Line.bar(
          min(Double(width), max(0, value)), of: Double(width), width: width,
          glyphs: model.glyphs, bin.counts ? .rain : .dim)
      }
      return part(length, mark).padded(to: mark)
        + Line(model.glyphs == .ascii ? "|" : "│", .dim)
        + part(length - Double(mark), room - 1 - mark)
    }
    let rows = model.bins.map { bin -> [Line] in
      let style: Style = bin.counts ? .plain : .dim
      return [
        Line(bin.chances, style), Line(bin.hours, style), Line(bin.share, style),
        room < 8 ? "" : bar(bin).read(as: []),
      ]
    }
    let table = Table(
      columns: [.init(.trailing), .init(.trailing), .init(.trailing), .init()],
      rows: [(model.columns + [""]).map { Line($0, .dim) }] + rows, hasHeading: true)
    return Page(
      lines: head(model.place, width) + WeatherLines.note(model.title, .strong, width: width)
        + model.sentences.flatMap { WeatherLines.note($0, .plain, width: width) }
        + (rows.isEmpty ? [] : table.lines(width: width))
        + model.notes.flatMap { WeatherLines.note($0, width: width) }
        + WeatherLines.credits(model.credits, width: width))
  }

  func render(_ model: PastModel, width: Int) -> Page {
    Page(
      lines: head(model.place, width)
        + (WeatherLines.heading(model.title) + Line(model.sum.map { "   " + $0 } ?? ""))
        .wrapped(to: width, indent: 1)
        .read(as: [[model.title, model.sum].compactMap(\.self).joined(separator: ": ")])
        + WeatherLines.days(model.days, beside: model.recorded, width: width)
        + (model.days.isEmpty ? WeatherLines.note(model.placeholder, width: width) : [])
        + WeatherLines.credits(model.credits, width: width))
  }

  func render(_ model: NormalModel, width: Int) -> Page {
    Page(
      lines: head(model.place, width)
        + (Line(" ") + Line(model.title, .strong)).wrapped(to: width, indent: 1)
        + (model.strip?.lines(width: width) ?? [])
        + model.sentences.flatMap { WeatherLines.note($0, .plain, width: width) }
        + (model.climate.isEmpty
          ? [] : WeatherLines.note(model.climateTitle, .strong, width: width))
        + (model.scale?.lines(width: width) ?? [])
        + WeatherLines.values(model.climate, width: width)
        + model.notes.flatMap { WeatherLines.note($0, width: width) }
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

  private func head(_ place: String, _ width: Int) -> [Line] {
    WeatherLines.head(HeadViewModel(place: place), width: width)
  }
}
