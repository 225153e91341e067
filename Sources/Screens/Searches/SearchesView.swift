import ScreenKit
import TerminalText

/// A list of places as text.
struct SearchesModel: Equatable {
  struct Row: Equatable {
    var number, name, surroundings, population, latitude, longitude: String
  }

  var notice: String?
  var title: String?
  var rows: [Row]
  /// What would fill an empty list.
  var hint: String?
  var footer: String?
}

/// Places found and searches made, on the terminal.
struct SearchesView {
  static let commands: [Command<SearchesAction>] =
    ListEdit.commands { .edit($0) } + PageTurn.commands { .turn($0) }

  func render(_ model: SearchesModel, width: Int) -> Page {
    let table = Table(
      columns: [
        .init(.trailing), .init(minimum: 12), .init(minimum: 10, expendable: 1),
        .init(.trailing, expendable: 2), .init(.trailing, expendable: 3),
        .init(.trailing, expendable: 3),
      ],
      rows: model.rows.map { row in
        [
          Line(row.number, .accent), Line(row.name, .strong), Line(row.surroundings),
          Line(row.population), Line(row.latitude, .dim), Line(row.longitude, .dim),
        ]
      })
    let notes = [model.notice, model.title].compactMap { $0 }
    return Page(
      lines: notes.flatMap { WeatherLines.note($0, width: width) } + table.lines(width: width)
        + (model.hint.map { WeatherLines.note($0, .plain, width: width) } ?? [])
        + (model.footer.map { WeatherLines.note($0, width: width) } ?? []))
  }
}
