public import TerminalText

extension WeatherLines {
  /// The table of rows with whole words for the sky, or with the `short` ones where not every whole one has room.
  ///
  /// `table` gets the rows and the widest of their words, which the column needs so that none is cut. It returns which
  /// column they are in, and another one that short words make room for, if there is one.
  public static func fitting<Row>(
    _ rows: [Row], _ condition: WritableKeyPath<Row, String>, short: KeyPath<Row, String>,
    _ table: (_ rows: [Row], _ widest: Int) -> (drawn: DrawnTable, condition: Int, aside: Int?)
  ) -> DrawnTable {
    func drawn(_ rows: [Row]) -> (table: DrawnTable, hasWords: Bool, hasAside: Bool) {
      let (drawn, column, aside) = table(
        rows, rows.map { $0[keyPath: condition].displayWidth }.max() ?? 0)
      return (drawn, drawn.isWhole(column), aside.map(drawn.isWhole) ?? true)
    }
    let whole = drawn(rows)
    let isLonger = rows.contains { $0[keyPath: condition] != $0[keyPath: short] }
    guard isLonger, !whole.hasWords || !whole.hasAside else { return whole.table }
    let cut = drawn(
      rows.map { row in
        var row = row
        row[keyPath: condition] = row[keyPath: short]
        return row
      })
    return !whole.hasWords || cut.hasAside ? cut.table : whole.table
  }
}
