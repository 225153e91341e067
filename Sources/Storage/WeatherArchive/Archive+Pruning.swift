import Foundation
import GRDB
import SafeFiles
public import WeatherClients

extension Archive {
  public var client: ArchiveClient {
    ArchiveClient(statistics: statistics, clear: clear, prune: prune)
  }
}

extension Archive {
  private func statistics() throws(StorageError) -> ArchiveStatistics {
    let path = try file.path
    let row = try file.read { database in
      try Row.fetchOne(
        database,
        sql: """
          SELECT count(*), min(fetched), count(DISTINCT place),
            (SELECT count(*) FROM report WHERE hourly = 1 AND removed IS NULL)
          FROM report WHERE removed IS NULL
          """)
    }
    let found = row ?? nil
    let size = ["", "-wal"].reduce(0) { sum, ending in
      sum + ((try? file.calls.status(path + ending)).map { Int($0.stamp.size) } ?? 0)
    }
    return ArchiveStatistics(
      path: path, size: size, places: found?.integer(2) ?? 0, records: found?.integer(0) ?? 0,
      hourly: found?.integer(3) ?? 0,
      oldest: found?.double(1).flatMap(Date.init(inCalendar:)))
  }

  private func clear() throws(StorageError) {
    let isThere = try file.read { _ in true } ?? false
    guard isThere else { return }
    _ = try file.write { database in
      for table in Schema.names {
        try database.execute(sql: "DELETE FROM \(table)")
      }
    }
    try file.shrink()
  }

  private func prune(steps: Int) -> Bool {
    do {
      // An archive that wasn't needed isn't opened only to be pruned.
      guard file.isOpen else { return false }
      for _ in 0..<steps {
        let pruning = Pruning(limits: limits(), now: file.now(), uptime: file.calls.uptime)
        guard try file.write(pruning.step) else { return false }
      }
      return true
    } catch {
      // Best effort: the next step tries again.
      return false
    }
  }
}
