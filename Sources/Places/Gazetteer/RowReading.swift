import GRDB
import Reports

/// Values that are `nil` when the column holds another type: GRDB's own subscripts would end the
/// program, and a damaged file can hold anything.
extension Row {
  func integer(_ column: Int) -> Int? { Int.fromDatabaseValue(self[column]) }
  func text(_ column: Int) -> String? { String.fromDatabaseValue(self[column]) }

  /// Text that is safe for a terminal, since another database may be in use.
  func cleanText(_ column: Int) -> String? { text(column)?.cleaned(limit: 200) }
}

extension Database {
  /// The values in the rows of a query, whose statement is kept; those that can't be read are left out.
  func all<Value>(
    _ sql: String, _ arguments: StatementArguments, _ value: (Row) throws -> Value?
  ) throws -> [Value] {
    let rows = try Row.fetchCursor(cachedStatement(sql: sql), arguments: arguments)
    var values: [Value] = []
    while let row = try rows.next() {
      if let value = try value(row) { values.append(value) }
    }
    return values
  }
}
