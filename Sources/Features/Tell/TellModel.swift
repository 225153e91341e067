import CommandKit
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
  /// Which clocks the times are of, where these differ.
  var clocks: String?
  /// Those of the columns but the first.
  var headings: [String]
  var rows: [Row]
  var footer: String?

  func page(width: Int) -> Page {
    Page(
      lines: notes.flatMap { WeatherLines.note($0, .plain, width: width) }
        + (rows.isEmpty ? [] : table(width: width))
        + (clocks.map { WeatherLines.note($0, width: width) } ?? [])
        + (footer.map { WeatherLines.note($0, width: width) } ?? []))
  }

  /// The alerts below headings, or in two lines each where room is short.
  private func table(width: Int) -> [Line] {
    let columns: [Table.Column] = [
      .init(.trailing), .init(isPlain: true), .init(isPlain: true), .init(isPlain: true),
      .init(isPlain: true),
    ]
    func cells(_ row: Row, isBelowHeading: Bool) -> [Line] {
      let next = row.next.map { "\(headings[2]) \($0)" }
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
      rows: [([""] + headings).map { Line($0, .dim) }]
        + rows.map { cells($0, isBelowHeading: true) },
      hasHeading: true)
    return whole.leastWidth() > width
      ? Table(columns: columns, rows: rows.map { cells($0, isBelowHeading: false) })
        .lines(width: width, foldingFrom: 2)
      : whole.lines(width: width)
  }
}
