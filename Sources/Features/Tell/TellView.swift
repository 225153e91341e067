import CommandKit
import Phrases
import Presentation
import TerminalText

/// The list of alerts as text.
struct TellModel: Equatable {
  struct Row: Equatable {
    var number, question, place: String
    /// The time at which it comes true by saved reports.
    var next: String?
    /// The time at which it last came true, or its state instead, below a heading and without one.
    var state, wholeState: String
  }

  var notes: [String]
  /// Those of the columns but the first.
  var headings: [String]
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
    Page(
      lines: model.notes.flatMap { WeatherLines.note($0, .plain, width: width) }
        + (model.rows.isEmpty ? [] : table(model, width: width))
        + (model.footer.map { WeatherLines.note($0, width: width) } ?? []))
  }

  /// The alerts below headings, or in two lines each where room is short.
  private func table(_ model: TellModel, width: Int) -> [Line] {
    let columns: [Table.Column] = [
      .init(.trailing), .init(isPlain: true), .init(isPlain: true), .init(isPlain: true),
      .init(isPlain: true),
    ]
    func cells(_ row: TellModel.Row, isBelowHeading: Bool) -> [Line] {
      let next = row.next.map { "\(model.headings[2]) \($0)" }
      let state = isBelowHeading ? row.state : row.wholeState
      let missing: Line = isBelowHeading ? Line("–", .dim).read(as: []) : ""
      return [
        Line(row.number, .accent), Line(row.question), Line(row.place),
        next.map { Line(isBelowHeading ? row.next ?? "" : $0, .strong).read(as: [$0]) } ?? missing,
        Line(state, .dim).read(as: [row.wholeState]),
      ]
    }
    let whole = Table(
      columns: columns,
      rows: [([""] + model.headings).map { Line($0, .dim) }]
        + model.rows.map { cells($0, isBelowHeading: true) },
      hasHeading: true)
    return whole.leastWidth() > width
      ? Table(columns: columns, rows: model.rows.map { cells($0, isBelowHeading: false) })
        .lines(width: width, foldingFrom: 2)
      : whole.lines(width: width)
  }
}
