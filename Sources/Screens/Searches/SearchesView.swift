import CommandKit
import Presentation
import Reports
import TerminalText

/// A list of places as text.
struct SearchesModel: Equatable {
  struct Row: Equatable {
    var number, name: String
    /// The name that matches the typed text, if the one shown doesn't.
    var otherName: String?
    /// The characters that agree, in the other name if there is one.
    var highlight: Range<Int>?
    var surroundings: String
    /// The surroundings for a narrow window, and the country behind a region.
    var region = "", country = ""
    /// The weather that is saved, as of now.
    var sign: Line = ""
    var temperature: Line = ""
    var population, latitude, longitude, distance: String
  }

  var notice: String?
  var title: String?
  /// The headings of the columns; `nil` if the rows are read out, and say it themselves.
  var heading: Row?
  var rows: [Row]
  /// The line that fills an empty list.
  var hint: String?
  var footers: [String] = []
}

/// Places found and searches made, on the terminal.
struct SearchesView {
  static let commands: [Command<SearchesAction>] =
    [
      .filter { .filter($0.cleaned(limit: 200)) },
      .sort(SearchOrder.allCases.map(\.rawValue)) {
        SearchOrder(rawValue: $0).map { .sort($0) }
      },
      .rename { .rename(row: $0, $1) },
    ] + ListEdit.commands { .edit($0) } + PageTurn.commands { .turn($0) }

  func render(_ model: SearchesModel, width: Int) -> Page {
    let isNarrow = width < Self.narrow
    let heading = isNarrow || model.rows.isEmpty ? nil : model.heading
    let table = Table(
      columns: [
        .init(.trailing), .init(minimum: 12, cutsLongest: true),
        .init(minimum: 14, expendable: 1, cutsLongest: true),
      ] + Self.figures,
      rows: (heading.map { [cells($0, isHeading: true, isWide: width >= Self.wide)] } ?? [])
        + model.rows.map { cells($0, isWide: width >= Self.wide) }, hasHeading: heading != nil)
    let lines = isNarrow ? narrow(model.rows, width: width) : table.lines(width: width)
    let notes = [model.notice, model.title].compactMap { $0 }
    return Page(
      lines: notes.flatMap { WeatherLines.note($0, width: width) } + lines
        + (model.hint.map { WeatherLines.note($0, .plain, width: width) } ?? [])
        + model.footers.flatMap { WeatherLines.note($0, width: width) })
  }

  /// A narrower window has no line to spare for the headings, and no room for the names of countries.
  private static let narrow = 60
  private static let narrowest = 36

  /// The country stays where the region is cut, and in the narrowest windows both have a line of their own.
  private func narrow(_ rows: [SearchesModel.Row], width: Int) -> [Line] {
    func around(_ row: SearchesModel.Row) -> String {
      [row.region, row.country].filter { !$0.isEmpty }.joined(separator: ", ")
    }
    guard width >= Self.narrowest else {
      return Table(
        columns: [.init(.trailing), .init(minimum: 12), .init()],
        // In the tiniest ones the names have to do.
        rows: rows.map { cells($0).prefix(2) + [width < 24 ? "" : Line(around($0))] }
      ).lines(width: width, foldingFrom: 2)
    }
    return Table(
      columns: [
        .init(.trailing), .init(minimum: 12, cutsLongest: true),
        .init(minimum: 8, cutsLongest: true), .init(),
      ] + Self.figures,
      rows: rows.map { row in
        cells(row).prefix(2) + [Line(row.region), Line(row.country)] + cells(row).dropFirst(3)
      }
    ).lines(width: width)
  }

  /// Narrower windows have no positions, which nobody reads who has a name.
  private static let wide = 120

  /// The weather, the people, the coordinates and the distance.
  private static let figures: [Table.Column] = [
    .init(), .init(.trailing), .init(.trailing, expendable: 2), .init(.trailing, expendable: 4),
    .init(.trailing, expendable: 4), .init(.trailing, expendable: 3),
  ]

  private func cells(
    _ row: SearchesModel.Row, isHeading: Bool = false, isWide: Bool = false
  ) -> [Line] {
    let style: Style = isHeading ? .dim : .plain
    return [
      Line(row.number, .accent), isHeading ? Line(row.name, .dim) : name(row),
      Line(row.surroundings, style), row.sign, row.temperature,
      Line(row.population, style), Line(isWide ? row.latitude : "", .dim),
      Line(isWide ? row.longitude : "", .dim), Line(row.distance, .dim),
    ]
  }

  /// `Vienna (Wien)`, the letters that agree marked.
  private func name(_ row: SearchesModel.Row) -> Line {
    guard let other = row.otherName else { return marked(row.name, row.highlight) }
    return Line(row.name, .strong) + " (" + marked(other, row.highlight) + ")"
  }

  private func marked(_ text: String, _ range: Range<Int>?) -> Line {
    guard let range, range.upperBound <= text.count else { return Line(text, .strong) }
    let letters = Array(text)
    return Line([
      Line(String(letters[..<range.lowerBound]), .strong), Line(String(letters[range]), .match),
      Line(String(letters[range.upperBound...]), .strong),
    ])
  }
}
