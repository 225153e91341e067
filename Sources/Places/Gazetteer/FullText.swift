import GRDB

/// Queries the full-text tables. Their row ids are ranks, so the largest places come first.
struct FullText {
  let database: Database
  /// A place is only found if all of these areas contain it.
  let areas: [Area]
  let kept: AreaCache

  func whole(_ keys: [String], in usage: NameUsage, limit: Int) throws -> [PlaceWeight] {
    try places(usage, keys.map(Self.quoted).joined(separator: " OR "), limit)
  }

  /// Without a usage, a word of any name begins with one of the keys.
  func beginning(_ keys: [String], in usage: NameUsage?, limit: Int) throws -> [PlaceWeight] {
    if let names = try kept.names(in: areas, for: keys, from: database) {
      return names.beginning(keys, in: usage, limit: limit, areas: areas)
    }
    return try places(usage, keys.map { Self.quoted($0) + "*" }.joined(separator: " OR "), limit)
  }

  /// Places whose names hold all the words, the last perhaps in part, and those that are cut short.
  func words(_ words: [String], short: Set<String>, limit: Int) throws -> [PlaceWeight] {
    if words.count == 1 { return try beginning(words, in: nil, limit: limit) }
    let terms = words.map { Self.quoted($0) + (short.contains($0) || $0 == words.last ? "*" : "") }
    return try places(nil, terms.joined(separator: " AND "), limit)
  }
}

extension FullText {
  /// A folded name holds no quotation mark, so that none has to be escaped.
  private static func quoted(_ key: String) -> String { "\"\(key)\"" }

  private func places(
    _ usage: NameUsage?, _ expression: String, _ limit: Int
  ) throws -> [PlaceWeight] {
    let table = usage?.rawValue ?? "word"
    let conditions = ["\(table) MATCH ?"] + areas.map { $0.condition(on: "region") }
    let sql = """
      SELECT \(PlaceWeight.columns)
      FROM \(table) CROSS JOIN place ON place.rank = \(table).rowid
      WHERE \(conditions.joined(separator: " AND ")) ORDER BY \(table).rowid LIMIT ?
      """
    let bounds = areas.map(\.arguments).reduce([], +)
    return try database.all(sql, [expression] + bounds + [limit]) { PlaceWeight($0) }
  }
}
