import Presentation
import TerminalText

/// The accuracy of models as text.
struct ModelAccuracyViewModel {
  /// The mean errors of one model, each with its figure, by how far ahead; `nil` if there are none.
  struct Model {
    var name: String
    var errors: [Error?]
    var bias, hitRate: String
    var reading: String
  }

  typealias Error = (value: Double, figure: String)

  var title: String
  var sentences: [String]
  /// The lead of the errors of the models, the bias and the share of wet hours.
  var headings: [String]
  var models: [Model]
  /// The statistics of every model and lead, in place of one row for each model.
  var columns: [String]
  var rows: [[String]]
  var note: String
  var glyphs: Glyphs

  /// The comparison in sentences and then in figures.
  func lines(width: Int) -> [Line] {
    let figures = rows.isEmpty ? matrix(width: width) : statistics(width: width)
    return WeatherLines.note(title, .strong, width: width)
      + sentences.flatMap { WeatherLines.note($0, .plain, width: width) }
      + figures + (figures.isEmpty ? [] : WeatherLines.note(note, width: width))
  }

  /// One table, or several narrower ones where it has no room. Names are cut only where even these are too wide.
  private func statistics(width: Int) -> [Line] {
    func table(_ shown: [Int], minimum: Int? = nil) -> Table {
      Table(
        columns: shown.map {
          .init($0 < 1 ? .leading : .trailing, minimum: $0 == 0 ? minimum : nil)
        },
        rows: [shown.map { Line(columns[$0], .dim) }]
          + rows.map { row in shown.map { Line(row[$0]) } },
        hasHeading: true)
    }
    let forms = [
      [[0, 1, 2, 3, 4, 5, 6]], [[0, 1, 2, 3, 4], [0, 1, 5, 6]],
      [[0, 1, 2, 3], [0, 1, 4, 5], [0, 1, 6]],
    ]
    let fitting = forms.lazy.map { $0.map { table($0) } }
      .first { $0.allSatisfy { $0.leastWidth() <= width } }
    return (fitting ?? forms[2].map { table($0, minimum: 7) }).flatMap { $0.lines(width: width) }
  }

  /// A row for each model, with a bar before each error where there is room: all on one scale.
  private func matrix(width: Int) -> [Line] {
    guard !models.isEmpty else { return [] }
    let leads = models[0].errors.count
    let most = models.flatMap(\.errors).compactMap { $0?.value }.max() ?? 0
    let figure = models.flatMap(\.errors).compactMap { $0?.figure.displayWidth }.max() ?? 0
    let taken =
      1 + (models.map(\.name.displayWidth).max() ?? 0)
      + headings.suffix(2).reduce(0) { $0 + $1.displayWidth + 2 }
    let room = min(24, (width - taken) / max(1, leads) - figure - 3)
    let bar = room < 2 ? 0 : room
    // The least error of each lead stands out.
    let least = (0..<leads).map { lead in models.compactMap { $0.errors[lead]?.value }.min() }
    func cell(_ error: Error?, _ least: Double?) -> Line {
      guard let error else { return Line("–", .dim) }
      let isLeast = error.value == least && models.count > 1
      let number = Line(error.figure, isLeast ? .strong : .plain).padded(to: figure, .trailing)
      guard bar > 0 else { return number }
      let style: Style = isLeast ? .mild : .accent
      return number + " "
        + Line.bar(error.value, of: most, width: bar, glyphs: glyphs, style).padded(to: bar)
    }
    let errors = models.map { [Line($0.name)] + zip($0.errors, least).map(cell) }
    let others = models.map { [Line($0.bias), Line($0.hitRate)] }
    let (first, last) = (headings.prefix(leads), headings.suffix(2))
    let name = Table.Column(minimum: 5)
    let shapes = [name] + (0..<leads).map { Table.Column(expendable: [1: 2, 3: 1][$0] ?? 0) }
    let ends = last.map { _ in Table.Column(.trailing) }
    func heading(_ words: ArraySlice<String>) -> [Line] { [""] + words.map { Line($0, .dim) } }
    let whole = Table(
      columns: shapes + ends, rows: [heading(first + last)] + zip(errors, others).map(+))
    let isWhole = whole.leastWidth() <= width
    let lines =
      isWhole
      ? whole.lines(width: width)
      : Table(columns: shapes, rows: [heading(first)] + errors).lines(width: width)
    // Columns without room beside the errors are below them.
    let below = Table(
      columns: [name] + ends,
      rows: [heading(last)] + zip(models, others).map { [Line($0.name)] + $1 }
    ).lines(width: width)
    return [lines[0].read(as: [])]
      + zip(lines.dropFirst(), models).map { $0.read(as: [$1.reading]) }
      + (isWhole ? [] : below.read(as: []))
  }
}
