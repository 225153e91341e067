import ScreenKit
import TerminalText

/// The pins as text.
struct MapPinModel: Equatable {
  struct Row: Equatable {
    var number, name, surroundings, latitude, longitude: String
  }

  var notice: String?
  var rows: [Row]
  /// What would fill an empty list.
  var hint: String?
  var footer: String?
}

/// The pins on the terminal.
struct MapPinView {
  static let commands: [Command<MapPinAction>] =
    ListEdit.commands { .edit($0) } + PageTurn.commands { .turn($0) }
    + PinEdit.commands { .pins($0) }

  func render(_ model: MapPinModel, width: Int) -> Page {
    let table = Table(
      columns: [
        .init(.trailing), .init(minimum: 12), .init(minimum: 10, expendable: 1),
        .init(.trailing), .init(.trailing),
      ],
      rows: model.rows.map { row in
        [
          Line(row.number, .accent), Line(row.name, .strong), Line(row.surroundings),
          Line(row.latitude), Line(row.longitude),
        ]
      })
    return Page(
      lines: (model.notice.map { WeatherLines.note($0, width: width) } ?? [])
        + table.lines(width: width)
        + (model.hint.map { WeatherLines.note($0, .plain, width: width) } ?? [])
        + (model.footer.map { WeatherLines.note($0, width: width) } ?? []))
  }
}
