import GRDB

/// Queries the full-text tables. Their row ids are ranks, so the largest places come first.
struct FullText {
  let database: Database
  /// A place is only found if all of these areas contain it.
  let areas: [Area]
  let kept: AreaCache

  enum Table: String {
    /// The places' own names.
    case own
    /// The names that a language uses today.
    case current
    /// Old, rare and local names.
    case other
    /// Names written out of another script by rule, such as `dongjing` of Tokyo.
    case romanized
    /// The words of all names.
    case word
  }

  /// Places with one of the keys as a whole name.
  func whole(_ keys: [String], in table: Table, limit: Int) throws -> [PlaceWeight] {
    try places(table, keys.map(Self.quoted).joined(separator: " OR "), limit)
  }

  /// Places with a name that begins with one of the keys.
  func beginning(_ keys: [String], in table: Table, limit: Int) throws -> [PlaceWeight] {
    if let names = try kept.names(in: areas, for: keys, from: database) {
      return names.beginning(keys, in: table, limit: limit, areas: areas)
    }
    return try places(table, keys.map { Self.quoted($0) + "*" }.joined(separator: " OR "), limit)
  }

  /// Places whose names hold all the words, the last perhaps in part, and those that are cut short.
  func words(_ words: [String], short: Set<String>, limit: Int) throws -> [PlaceWeight] {
    if words.count == 1 { return try beginning(words, in: .word, limit: limit) }
    let terms = words.map { Self.quoted($0) + (short.contains($0) || $0 == words.last ? "*" : "") }
    return try places(.word, terms.joined(separator: " AND "), limit)
  }
}

extension FullText {
  /// A folded name holds no quotation mark, so that none has to be escaped.
  private static func quoted(_ key: String) -> String { "\"\(key)\"" }

  private func places(_ table: Table, _ expression: String, _ limit: Int) throws -> [PlaceWeight] {
    let conditions = ["\(table.rawValue) MATCH ?"] + areas.map { $0.condition(on: "region") }
    let sql = """
      SELECT \(PlaceWeight.columns)
      FROM \(table.rawValue) CROSS JOIN place ON place.rank = \(table.rawValue).rowid
      WHERE \(conditions.joined(separator: " AND ")) ORDER BY \(table.rawValue).rowid LIMIT ?
      """
    let bounds = areas.map(\.arguments).reduce([], +)
    return try database.all(sql, [expression] + bounds + [limit]) { PlaceWeight($0) }
  }
}
