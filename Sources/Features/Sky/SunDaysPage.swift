import CommandKit
import Documents
import Phrases
import Presentation
import TerminalText

/// The sun and the moon of several days, a row for each.
nonisolated struct SunDaysPage {
  private let place: String
  private let rows: [[String]]

  init(_ reports: [SunReport], phrases: any Phrases, clock: ClockStyle = .hours24) {
    place = reports.first.map { SunText($0, phrases: phrases).place } ?? ""
    rows =
      [SunColumn.allCases.map(phrases.name(of:))]
      + reports.map { SunText($0, phrases: phrases, clock: clock).cells }
  }

  func page(width: Int) -> Page {
    let columns = SunColumn.allCases.enumerated().map { index, column in
      Table.Column(
        [.daylight, .moon].contains(column) ? .trailing : .leading,
        expendable: max(0, index - 2))
    }
    let cells = rows.enumerated().map { index, row in
      row.map { Line($0, index == 0 ? .dim : .plain) }
    }
    let table = Table(columns: columns, rows: cells, hasHeading: true)
    return Page(lines: [Line(" ") + Line(place, .strong)] + table.lines(width: width))
  }
}

nonisolated extension [SunReport] {
  /// The first day as if it were the only one, and all of them.
  var json: JSONValue {
    guard let first else { return [:] }
    return first.json.merging(["days": .array(map(\.json))])
  }
}
