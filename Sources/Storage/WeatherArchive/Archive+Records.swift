import Foundation
import GRDB
public import WeatherClients
import WeatherModels

extension Archive {
  public var records: RecordsClient {
    RecordsClient(
      list: list, records: records,
      report: { id throws(StorageError) in
        try self.file.read { try ReportStore($0).report(id: id) } ?? nil
      },
      ofDay: { place, date throws(StorageError) in
        try self.file.read { try ReportStore($0).last(of: place, fetchedOn: date) } ?? nil
      },
      remove: remove, removeAll: removeAll, restore: restore)
  }
}

extension Archive {
  /// A partial index has exactly these, so that they are counted and paged through without reading their rows.
  private static let kept = "FROM report WHERE place = ? AND removed IS NULL"

  private func list(_ place: Place) throws(StorageError) -> RecordList {
    let row = try file.read { database -> Row? in
      guard let id = try ReportStore(database).placeID(place) else { return nil }
      return try Row.fetchOne(
        database.cachedStatement(sql: "SELECT count(*), max(id) \(Self.kept)"), arguments: [id])
    }
    let found = row ?? nil
    return RecordList(
      place: place, count: found?.integer(0) ?? 0, newest: Int64(found?.integer(1) ?? 0))
  }

  private func records(
    _ list: RecordList, _ offset: Int, _ limit: Int
  ) throws(StorageError) -> [WeatherRecord] {
    try file.read { database in
      let store = ReportStore(database)
      guard let place = try store.placeID(list.place) else { return [] }
      let statement = try store.statement {
        """
        SELECT \($0), id FROM report WHERE id IN (
          SELECT id \(Self.kept) AND id <= ? ORDER BY id DESC LIMIT ? OFFSET ?)
        ORDER BY id DESC
        """
      }
      return try Row.fetchAll(statement, arguments: [place, list.newest, limit, offset])
        .compactMap { row in
          guard let id = row.integer(ReportStore.columnCount),
            let report = ReportStore.report(row)
          else { return nil }
          return WeatherRecord(id: Int64(id), report: report)
        }
    } ?? []
  }

  private func remove(_ ids: [WeatherRecord.ID]) throws(StorageError) -> RecordRemoval {
    try file.write { database in
      let stamp = try nextStamp(database)
      let statement = try database.cachedStatement(
        sql: "UPDATE report SET removed = ? WHERE id = ? AND removed IS NULL")
      var count = 0
      for id in ids {
        try statement.execute(arguments: [stamp, id])
        count += database.changesCount
      }
      return RecordRemoval(stamp: stamp, count: count)
    }
  }

  private func removeAll(_ list: RecordList) throws(StorageError) -> RecordRemoval {
    try file.write { database in
      let stamp = try nextStamp(database)
      guard let place = try ReportStore(database).placeID(list.place) else {
        return RecordRemoval(stamp: stamp, count: 0)
      }
      try database.execute(
        sql: "UPDATE report SET removed = ? WHERE place = ? AND removed IS NULL AND id <= ?",
        arguments: [stamp, place, list.newest])
      return RecordRemoval(stamp: stamp, count: database.changesCount)
    }
  }

  private func restore(_ removal: RecordRemoval) throws(StorageError) -> Int {
    try file.write { database in
      try database.execute(
        sql: "UPDATE report SET removed = NULL WHERE removed = ?", arguments: [removal.stamp])
      return database.changesCount
    }
  }

  /// The time in milliseconds since 2001, or one more than the last, so that no two removals have the same.
  private func nextStamp(_ database: Database) throws -> Int64 {
    let last = try Int64.fetchOne(
      database, sql: "SELECT max(removed) FROM report WHERE removed IS NOT NULL")
    let time = Int64(exactly: (file.now().timeIntervalSinceReferenceDate * 1000).rounded()) ?? 0
    // After the greatest there is, which only a damaged file has, comes the time again.
    return max(time, (last ?? 0) &+ 1)
  }
}
