import GRDB
import WeatherModels

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

  /// Fit for a terminal: the database may be somebody else's.
  func cleanText(_ column: Int) -> String? { text(column)?.cleaned(limit: 200) }
}
