import Phrases
import ScreenKit
import TerminalText

/// The favourites as text.
struct FavoritesModel: Equatable {
  struct Row: Equatable {
    var number, name, country, sign, temperature, condition, facts, time: String
  }

  var notice: String?
  var rows: [Row]
  /// What would fill an empty list.
  var hint: String?
  var footer: String?
  /// Whose reports these are and how old.
  var sources: [String]
  var credits: [String]
}

/// The favourites on the terminal.
struct FavoritesView {
  static let commands: [Command<FavoritesAction>] =
    [
      Command(.refresh, shorts: ["r"], .refresh),
      // Here it is the same as rm, and can be taken back.
      Command(.unstar) { arguments in
        if arguments.words.isEmpty { return .unstar }
        return RowSelection(arguments.words).map { .edit(.remove($0)) }
      },
    ]
    + ListEdit.commands { .edit($0) } + PageTurn.commands { .turn($0) }

  func render(_ model: FavoritesModel, width: Int) -> Page {
    let table = Table(
      columns: [
        .init(.trailing), .init(minimum: 10), .init(expendable: 2), .init(), .init(.trailing),
        .init(minimum: 8, expendable: 1), .init(expendable: 1), .init(expendable: 3),
      ],
      rows: model.rows.map { row in
        [
          Line(row.number, .accent), Line(row.name, .strong), Line(row.country, .dim),
          Line(row.sign), Line(row.temperature), Line(row.condition), Line(row.time, .dim),
          Line(row.facts),
        ]
      })
    return Page(
      lines: (model.notice.map { WeatherLines.note($0, width: width) } ?? [])
        + table.lines(width: width)
        + (model.hint.map { WeatherLines.note($0, .plain, width: width) } ?? [])
        + (model.footer.map { WeatherLines.note($0, width: width) } ?? [])
        + model.sources.flatMap { WeatherLines.note($0, width: width) }
        + model.credits.flatMap { WeatherLines.note($0, width: width) })
  }
}
