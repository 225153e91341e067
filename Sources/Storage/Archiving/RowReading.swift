import Foundation
import GRDB

/// Values that are `nil` when the column holds another type or is not there: GRDB's own subscripts would end the
/// program, and a damaged file can hold anything.
extension Row {
  func integer(_ column: Int) -> Int? { value(column) }
  func double(_ column: Int) -> Double? { value(column) }
  func text(_ column: Int) -> String? { value(column) }
  func data(_ column: Int) -> Data? { value(column) }

  private func value<Value: DatabaseValueConvertible>(_ column: Int) -> Value? {
    column < count ? Value.fromDatabaseValue(self[column]) : nil
  }
}

/// Statements that are kept for the next time.
extension Database {
  func run(_ sql: String, _ arguments: StatementArguments) throws {
    try cachedStatement(sql: sql).execute(arguments: arguments)
  }

  /// A number that some work goes on from.
  func progress(_ name: String) throws -> Double? {
    try Double.fetchOne(
      cachedStatement(sql: "SELECT value FROM progress WHERE name = ?"), arguments: [name])
  }

  func remember(_ value: Double, as name: String) throws {
    try run("INSERT OR REPLACE INTO progress (name, value) VALUES (?, ?)", [name, value])
  }
}
