import GRDB
public import WeatherClients

extension Gazetteer {
  /// The gazetteer as screens see it. `report` hears the first reason why it cannot answer.
  public func client(report: @escaping @Sendable (GazetteerError) -> Void) -> GazetteerClient {
    file.tellFirstFailure(to: report)
    return GazetteerClient(
      search: { text, scope, limit throws(GazetteerError) in
        try search(text, scope: scope, limit: limit)
      },
      complete: { text, scope, limit throws(GazetteerError) in
        try complete(text, scope: scope, limit: limit)
      },
      nearest: { point, language throws(GazetteerError) in
        try nearest(to: point, language: language)
      },
      cities: { country, limit, language throws(GazetteerError) in
        try cities(of: country, limit: limit, language: language)
      },
      largest: { area, limit, language throws(GazetteerError) in
        try largest(in: area, limit: limit, language: language)
      },
      isArea: { name throws(GazetteerError) in
        try file.read { database in try Area.named(name, in: database) != nil }
      },
      begins: { text throws(GazetteerError) in
        try file.read { database in try FoldedName(text).begins(aNameIn: database) }
      })
  }
}

extension FoldedName {
  /// Whether the name of a place, a country or a landmark begins so.
  fileprivate func begins(aNameIn database: Database) throws -> Bool {
    let keys = [key, abbreviatedKey(keepingLast: true)].compactMap(\.self).filter { !$0.isEmpty }
    for key in keys {
      for table in ["own", "current", "other"] {
        let sql = "SELECT 1 FROM \(table) WHERE \(table) MATCH ? LIMIT 1"
        let statement = try database.cachedStatement(sql: sql)
        if try Row.fetchOne(statement, arguments: ["\"\(key)\"*"]) != nil { return true }
      }
      for table in ["site_key", "qualifier"] {
        let sql = "SELECT 1 FROM \(table) WHERE key >= ? AND key < ? LIMIT 1"
        let statement = try database.cachedStatement(sql: sql)
        if try Row.fetchOne(statement, arguments: [key, key + "\u{10FFFF}"]) != nil { return true }
      }
    }
    return false
  }
}
