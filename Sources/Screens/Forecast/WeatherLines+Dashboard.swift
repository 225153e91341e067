import Presentation
import TerminalText

nonisolated extension WeatherLines {
  /// Favorites, with two ribbons of the next 24 hours each, or in one line where room is short. The ranges of all are
  /// on one scale.
  static func dashboard(
    _ rows: [DashboardRow], _ headings: DashboardHeadings, width: Int
  ) -> [Line] {
    guard !rows.isEmpty else { return [] }
    return width < 72 ? narrow(rows, width: width) : wide(rows, headings, width: width)
  }

  /// A table of the places whose weather is known, with the others between them.
  private static func wide(
    _ rows: [DashboardRow], _ headings: DashboardHeadings, width: Int
  ) -> [Line] {
    let gap = width < 110 ? 1 : 2
    var others = unknown(rows, gap: gap, width: width)[...]
    let known = rows.filter { !$0.isUnknown }
    guard !known.isEmpty else { return Array(others) }
    let spare = width - 108 - (cells(width) - 1) * HourRibbon.hours
    // Few columns for the ranges of all would only be dots.
    let bar = width < 90 ? 0 : min(32, 8 + max(0, spare) / 2)
    func table(_ bar: Int, hasWords: Bool = true) -> DashboardTable {
      self.table(
        known, headings, hasWords: hasWords, number: widest(rows, \.number), bar: bar, gap: gap,
        width: width)
    }
    var drawn = table(bar)
    // A range in fewer cells, or none, says as much, a name with fewer letters doesn't.
    for bar in [bar > 4 ? max(4, bar - 2) : 0, 0] where !drawn.hasNames {
      drawn = table(bar, hasWords: false)
    }
    return (drawn.heading.spans.isEmpty ? [] : [drawn.heading])
      + rows.flatMap { $0.isUnknown ? [others.removeFirst()] : drawn.rows.removeFirst() }
  }

  /// An hour takes as many cells as leave the words their room.
  private static func cells(_ width: Int) -> Int { width < 150 ? 1 : width < 180 ? 2 : 3 }

  /// The heading, the lines of each row, and whether all names are whole.
  private typealias DashboardTable = (heading: Line, rows: [[Line]], hasNames: Bool)

  private static func table(
    _ rows: [DashboardRow], _ headings: DashboardHeadings, hasWords: Bool, number: Int, bar: Int,
    gap: Int, width: Int
  ) -> DashboardTable {
    let scale = ChartScale(
      rows.flatMap { [$0.range.low, $0.range.high, $0.range.mark] }, leastSpan: HourRibbon.leastSpan
    )
    let hour = cells(width)
    let (lowest, highest) = (widest(rows, \.low), widest(rows, \.high))
    func range(_ row: DashboardRow) -> Line {
      guard let scale, !row.low.isEmpty || !row.high.isEmpty else { return "" }
      let drawn = row.range.line(on: scale, width: bar, glyphs: row.hours.glyphs) {
        Style(celsius: $0)
      }
      return Line(row.low, Style(celsius: row.range.low)).padded(to: lowest, .trailing) + " "
        + (bar > 0 ? drawn + " " : "")
        + Line(row.high, Style(celsius: row.range.high)).padded(to: highest, .trailing)
    }
    func heading(_ text: String, _ cell: KeyPath<DashboardRow, String>) -> Line {
      Line(rows.contains { !$0[keyPath: cell].isEmpty } ? text : "", .dim)
    }
    let hasHours = rows.contains { !$0.hours.temperatureLine().spans.isEmpty }
    var cells: [[Line]] = [
      [
        "", "", "", "", "",
        hasHours ? HourRibbon.heading(headings.present, cells: hour) : "",
        heading(headings.today, \.high),
        heading(headings.next, \.next),
        heading(headings.wind, \.wind),
      ]
    ]
    var counts: [Int] = []
    for row in rows {
      let below = [
        "", Line(row.age, .dim), "", "", "", row.hours.fallLine(cells: hour), "", "", "",
      ]
      let isOne = below.allSatisfy { $0.spans.isEmpty }
      cells.append([
        Line(row.number, .accent).padded(to: number, .trailing), Line(row.name, .strong),
        row.sign, Line(row.temperature, Style(celsius: row.celsius)),
        Line(hasWords ? row.condition : ""), row.hours.temperatureLine(cells: hour), range(row),
        Line(row.next), Line(row.wind),
      ])
      if !isOne { cells.append(below) }
      counts.append(isOne ? 1 : 2)
    }
    let table = Table(
      columns: [
        .init(.trailing), .init(minimum: 8, cutsLongest: true), .init(), .init(.trailing),
        .init(expendable: 5), .init(), .init(expendable: 3), .init(minimum: 8),
        .init(expendable: 4, alignsNumbers: true),
      ], rows: cells
    ).drawn(width: width, gap: gap)
    var rest = table.lines.dropFirst()
    return (
      table.lines[0].read(as: []),
      zip(rows, counts).map { row, count in
        defer { rest = rest.dropFirst(count) }
        return Array(rest.prefix(count)).read(as: [row.reading])
      }, table.isWhole(1)
    )
  }

  /// A place without weather says so after its name, in place of the columns that others have.
  private static func unknown(_ rows: [DashboardRow], gap: Int, width: Int) -> [Line] {
    let unknown = rows.filter(\.isUnknown)
    let number = widest(rows, \.number)
    let room = max(1, width - number - widest(unknown, \.next) - 1 - 2 * gap)
    let longest = min(room, widest(unknown, \.name))
    return unknown.map { row in
      let cells = [
        Line(row.number, .accent).padded(to: number, .trailing),
        Line(row.name, .strong).padded(to: longest), Line(row.next, .dim),
      ]
      let space = Line(String(repeating: " ", count: gap))
      return (" " + cells.joined(separator: space)).clipped(to: width).read(as: [row.reading])
    }
  }

  /// The hours in a cell of a ribbon in one line, of which the first that leaves the other cells whole is drawn; 0 for
  /// no ribbon.
  private static let steps = [3, 4, 6, 0]
  /// The columns of names that no ribbon takes.
  private static let wholeName = 12

  /// One line for each.
  private static func narrow(_ rows: [DashboardRow], width: Int) -> [Line] {
    let number = widest(rows, \.number)
    let known = rows.filter { !$0.isUnknown }
    let name = min(wholeName, widest(known, \.name))
    func table(_ step: Int, least: Int, next: Int?) -> Table {
      Table(
        columns: [
          .init(.trailing), .init(minimum: least, cutsLongest: true), .init(), .init(.trailing),
          .init(), .init(minimum: next), .init(expendable: 3),
        ],
        rows: known.map { row in
          [
            Line(row.number, .accent).padded(to: number, .trailing), Line(row.name, .strong),
            row.sign, Line(row.degrees, Style(celsius: row.celsius)),
            step == 0 ? "" : row.hours.temperatureLine(step: step), Line(row.next),
            Line(row.age, .dim),
          ]
        })
    }
    let step =
      steps.first { table($0, least: name, next: nil).leastWidth(gap: 1) <= width } ?? 0
    var lines = table(step, least: min(6, name), next: 14).lines(width: width, gap: 1)[...]
    var others = unknown(rows, gap: 1, width: width)[...]
    return rows.map { row in
      row.isUnknown ? others.removeFirst() : lines.removeFirst().read(as: [row.reading])
    }
  }

  private static func widest(
    _ rows: [DashboardRow], _ cell: KeyPath<DashboardRow, String>
  ) -> Int {
    rows.map { $0[keyPath: cell].displayWidth }.max() ?? 0
  }

  /// The least width at which days are printed side by side.
  static let leastWeek = 92

  /// Days in two columns, one below the other in each, with their ranges on one scale.
  static func week(_ days: [DayViewModel], width: Int) -> [Line] {
    let half = (days.count + 1) / 2
    let scale = days.scale
    // Figures and gaps take the rest.
    let bar = max(8, min(28, (width - 76) / 2))
    func cells(_ day: DayViewModel?) -> [Line] {
      guard let day else { return ["", "", "", "", "", "", ""] }
      return [Line(day.name), day.sign] + day.temperatures(on: scale, bar: bar)
        + [amount(day, day.total), Line(day.probability)]
    }
    let columns: [Table.Column] = [
      .init(), .init(), .init(.trailing), .init(), .init(.trailing), .init(.trailing),
      .init(.trailing, expendable: 1),
    ]
    let rows = (0..<half).map { row in
      let other = row + half
      return cells(days[row]) + ["  "] + cells(other < days.count ? days[other] : nil)
    }
    return Table(columns: columns + [.init()] + columns, rows: rows).lines(width: width, gap: 1)
      .read(as: days.map(\.reading))
  }
}
