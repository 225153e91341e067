import Clients
import Foundation
import GRDB

/// A place has to be in one of these regions, by their numbers.
struct Area: Hashable {
  private var ranges: Set<ClosedRange<Int>>

  func contains(_ region: Int) -> Bool {
    ranges.contains { $0.contains(region) }
  }

  func overlaps(_ other: Area) -> Bool {
    ranges.contains { range in other.ranges.contains(where: range.overlaps) }
  }

  /// The condition for a column of regions in SQL. Areas with as many ranges share their text.
  func condition(on column: String) -> String {
    let parts = ranges.map { _ in "\(column) BETWEEN ? AND ?" }
    return parts.isEmpty ? "0" : "(" + parts.joined(separator: " OR ") + ")"
  }

  /// The values for the condition's placeholders.
  var arguments: StatementArguments {
    StatementArguments(ranges.flatMap { [$0.lowerBound, $0.upperBound] })
  }

  /// The area written after a comma; `nil` if the text is the name of no region and no country, or where it `mayBegin`
  /// one, begins none.
  static func named(_ text: String, mayBegin: Bool = true, in database: Database) throws -> Area? {
    let key = FoldedName(text).key
    guard !key.isEmpty else { return nil }
    let sql = "SELECT first, last FROM qualifier WHERE"
    let whole = try rows(sql + " key = ?", [key], database)
    if !whole.isEmpty { return Area(whole) }
    // `Washington State` isn't in the State of Maine.
    guard mayBegin, key.count > 2, key != "state" else { return nil }
    let begun = try rows(
      sql + " key >= ? AND key < ? LIMIT 100", [key, key + "\u{10FFFF}"], database)
    return begun.isEmpty && !emptyNames.contains(key) ? nil : Area(begun)
  }

  /// The countries of which the database has no place, and so no name.
  private static let empty = ["AQ", "BV", "HM", "UM"]

  /// Their names, folded. Those of all countries would take longer than the rest of a search.
  private static let emptyNames = Set(
    PlaceLanguage.allCases.flatMap { language in
      empty.compactMap(Locale(identifier: language.rawValue).localizedString(forRegionCode:))
        .map { FoldedName($0).key }
    })

  /// Countries by their codes; without a place if there are none such.
  static func countries(_ codes: [String], in database: Database) throws -> Area {
    let sql = "SELECT min(id), max(id) FROM region WHERE country = ? HAVING count(*) > 0"
    return Area(try codes.flatMap { try rows(sql, [$0.uppercased()], database) })
  }
}

extension Area {
  private init(_ rows: [Row]) {
    ranges = Set(
      rows.compactMap { row in
        guard let first = row.integer(0), let last = row.integer(1), first <= last else {
          return nil
        }
        return first...last
      })
  }

  private static func rows(
    _ sql: String, _ arguments: StatementArguments, _ database: Database
  ) throws -> [Row] {
    try Row.fetchAll(database.cachedStatement(sql: sql), arguments: arguments)
  }
}
