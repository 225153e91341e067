import CommandKit
import Phrases
import TerminalText
import WeatherText

/// The list of alerts as text.
struct TellModel: Equatable {
  struct Row: Equatable {
    var number, question, place, state: String
  }

  var notes: [String]
  var rows: [Row]
  var footer: String?
}

/// The list of alerts on the terminal.
struct TellView {
  static let commands: [Command<TellAction>] =
    ListEdit.commands { .edit($0) } + PageTurn.commands { .turn($0) } + [
      Command(.pause, in: .alerts, examples: ["pause 2"]) {
        Argument.row
      } run: {
        .pause(row: $0)
      }
    ]

  func render(_ model: TellModel, width: Int) -> Page {
    let table = Table(
      columns: [.init(.trailing), .init(), .init(minimum: 10), .init()],
      rows: model.rows.map { row in
        [Line(row.number, .dim), Line(row.question), Line(row.place), Line(row.state, .dim)]
      })
    return Page(
      lines: model.notes.flatMap { WeatherLines.note($0, .plain, width: width) }
        + (model.rows.isEmpty ? [] : table.lines(width: width, foldingFrom: 3))
        + (model.footer.map { WeatherLines.note($0, width: width) } ?? []))
  }
}
