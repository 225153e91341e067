public import TerminalText

/// A row of a table whose word for the sky has a shorter form.
public protocol ConditionRow {
  var condition: String { get set }
  var shortCondition: String { get }
  /// Another cell, which short words make room for; empty where there is none.
  var aside: String { get }
}

extension ConditionRow {
  public var aside: String { "" }
}

extension WeatherLines {
  /// The table with whole words for the sky, or with short ones where not every whole one has room.
  ///
  /// `table` gets the rows and the widest of their words, which the column needs so that none is cut.
  public static func fitting<Row: ConditionRow>(
    _ rows: [Row], _ table: (_ rows: [Row], _ widest: Int) -> [Line]
  ) -> [Line] {
    func lines(_ rows: [Row]) -> [Line] {
      table(rows, rows.map(\.condition.displayWidth).max() ?? 0)
    }
    let short = rows.map { row in
      var row = row
      row.condition = row.shortCondition
      return row
    }
    // Byte by byte: a search for text would have all conformances searched, at every start.
    func isShown(_ cell: KeyPath<Row, String>, in lines: [Line]) -> Bool {
      let texts = lines.map(\.text)
      return Set(rows.map { $0[keyPath: cell].utf8 }.map(Array.init)).allSatisfy { word in
        texts.contains { text in
          text.utf8.indices.contains { text.utf8[$0...].starts(with: word) }
        }
      }
    }
    let whole = lines(rows)
    guard rows.contains(where: { $0.condition != $0.shortCondition }) else { return whole }
    guard isShown(\.condition, in: whole) else { return lines(short) }
    if isShown(\.aside, in: whole) { return whole }
    let cut = lines(short)
    return isShown(\.aside, in: cut) ? cut : whole
  }
}
