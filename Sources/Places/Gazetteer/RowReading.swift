import GRDB
import Reports

/// Values that are `nil` when the column holds another type: GRDB's own subscripts would end the
/// program, and a damaged file can hold anything.
extension Row {
  func integer(_ column: Int) -> Int? {
    let value: DatabaseValue = self[column]
    return Int.fromDatabaseValue(value)
  }

  func text(_ column: Int) -> String? {
    let value: DatabaseValue = self[column]
    return String.fromDatabaseValue(value)
  }

  /// Text that is safe for a terminal, since another database may be in use.
  func cleanText(_ column: Int) -> String? { text(column)?.cleaned(limit: 200) }
}
