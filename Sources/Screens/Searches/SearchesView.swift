import ScreenKit
import TerminalText

/// A list of places as text.
struct SearchesModel: Equatable {
  struct Row: Equatable {
    var number, name: String
    /// The name that agrees with what was typed, where the one shown does not.
    var otherName: String?
    /// The characters that agree, in the other name if there is one.
    var highlight: Range<Int>?
    var surroundings, population, latitude, longitude, distance: String
  }

  var notice: String?
  var title: String?
  var rows: [Row]
  /// How to fill an empty list.
  var hint: String?
  var footers: [String] = []
}

/// Places found and searches made, on the terminal.
struct SearchesView {
  static let commands: [Command<SearchesAction>] =
    ListEdit.commands { .edit($0) } + PageTurn.commands { .turn($0) }

  func render(_ model: SearchesModel, width: Int) -> Page {
    let table = Table(
      columns: [
        .init(.trailing), .init(minimum: 12), .init(minimum: 10, expendable: 1),
        .init(.trailing, expendable: 2), .init(.trailing, expendable: 4),
        .init(.trailing, expendable: 4), .init(.trailing, expendable: 3),
      ],
      rows: model.rows.map { row in
        [
          Line(row.number, .accent), name(row), Line(row.surroundings), Line(row.population),
          Line(row.latitude, .dim), Line(row.longitude, .dim), Line(row.distance, .dim),
        ]
      })
    let notes = [model.notice, model.title].compactMap { $0 }
    return Page(
      lines: notes.flatMap { WeatherLines.note($0, width: width) } + table.lines(width: width)
        + (model.hint.map { WeatherLines.note($0, .plain, width: width) } ?? [])
        + model.footers.flatMap { WeatherLines.note($0, width: width) })
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
