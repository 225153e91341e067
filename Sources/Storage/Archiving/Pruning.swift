import Clients
import Foundation
import GRDB
import Reports
import SafeFiles

/// Makes the archive smaller, a few milliseconds at a time.
///
/// Nothing is lost that a screen shows: the last report of each place with everything in it, all records within their
/// limit and one a day before that, and what `accuracy` counts within that limit.
struct Pruning {
  /// A step stops to begin new work after this many seconds.
  private static let budget = 0.002
  private static let day = 86_400.0

  private let limits: ArchiveLimits
  private let now: Double
  private let uptime: @Sendable () -> Double

  init(limits: ArchiveLimits, now: Date, uptime: @escaping @Sendable () -> Double) {
    self.limits = limits
    self.now = now.timeIntervalSinceReferenceDate
    self.uptime = uptime
  }

  /// Makes one step in a transaction; returns `false` when nothing is left to do.
  func step(_ database: Database) throws -> Bool {
    let end = uptime() + Self.budget
    return try removeForGood(database, until: end) || pruneHours(database, until: end)
      || pruneRecords(database, until: end) || pruneAccuracy(database)
  }
}

extension Pruning {
  /// A removal can be taken back for a day.
  private func removeForGood(_ database: Database, until end: Double) throws -> Bool {
    let ids = try Int64.fetchAll(
      database, sql: "SELECT id FROM report WHERE removed < ? ORDER BY removed LIMIT 100",
      arguments: [Int64((now - Self.day) * 1000)])
    return try each(ids, until: end) { try delete($0, database) }
  }

  /// The last report of each place keeps them; it is looked at each time, and costs little.
  private func pruneHours(_ database: Database, until end: Double) throws -> Bool {
    let ids = try Int64.fetchAll(
      database,
      sql: """
        SELECT id FROM report WHERE hourly = 1 AND fetched < ? AND (removed IS NOT NULL OR id <> (
          SELECT max(id) FROM report AS other WHERE other.place = report.place AND removed IS NULL))
        ORDER BY fetched LIMIT 100
        """, arguments: [now - Double(limits.hours) * Self.day])
    return try each(ids, until: end) { id in
      try database.run("UPDATE forecast SET hours = NULL, minutes = NULL WHERE report = ?", [id])
      try database.run("UPDATE report SET hourly = 0 WHERE id = ?", [id])
    }
  }

  /// Keeps the first record of each place, service and UTC day. Remembers how far it came, so as not to visit the kept
  /// ones again.
  private func pruneRecords(_ database: Database, until end: Double) throws -> Bool {
    let limit = (now / Self.day).rounded(.down) - Double(limits.records)
    guard let day = try firstDay(database), day < limit else { return false }
    let bounds = [day * Self.day, (day + 1) * Self.day]
    let ids = try Int64.fetchAll(
      database,
      sql: """
        WITH today AS (
          SELECT id, place, service FROM report
          WHERE fetched >= ? AND fetched < ? AND removed IS NULL)
        SELECT id FROM today WHERE id NOT IN (SELECT min(id) FROM today GROUP BY place, service)
          AND id <> (SELECT max(id) FROM report WHERE place = today.place AND removed IS NULL)
        LIMIT 100
        """, arguments: StatementArguments(bounds))
    if try !each(ids, until: end, { try delete($0, database) }) {
      try database.remember(day + 1, as: "day")
    }
    return true
  }

  /// The day, counted from 2001, of the oldest record that was not looked at yet.
  private func firstDay(_ database: Database) throws -> Double? {
    let done = try database.progress("day") ?? -.greatestFiniteMagnitude
    return try Double.fetchOne(
      database, sql: "SELECT fetched FROM report WHERE fetched >= ? ORDER BY fetched LIMIT 1",
      arguments: [max(done * Self.day, -.greatestFiniteMagnitude)]
    ).map { ($0 / Self.day).rounded(.down) }
  }

  /// Once a day, place by place, what `accuracy` no longer counts goes.
  private func pruneAccuracy(_ database: Database) throws -> Bool {
    let limit = (now / Self.day).rounded(.down) - Double(limits.records)
    guard try database.progress("hour") ?? -.infinity < limit else { return false }
    // A damaged file holds any number.
    let last = try database.progress("hour place").flatMap { Int64(exactly: $0) } ?? 0
    guard
      let place = try Int64.fetchOne(
        database, sql: "SELECT id FROM place WHERE id > ? ORDER BY id LIMIT 1", arguments: [last])
    else {
      try database.remember(limit, as: "hour")
      try database.remember(0, as: "hour place")
      return true
    }
    for service in Service.allCases {
      try database.run(
        "DELETE FROM hour WHERE place = ? AND service = ? AND hour < ?",
        [place, service.rawValue, Int64(limit * 24)])
    }
    try database.run("DELETE FROM wet WHERE place = ? AND hour < ?", [place, Int64(limit * 24)])
    try database.remember(Double(place), as: "hour place")
    return true
  }

  private func delete(_ id: Int64, _ database: Database) throws {
    try database.run("DELETE FROM forecast WHERE report = ?", [id])
    try database.run("DELETE FROM report WHERE id = ?", [id])
  }

  /// Prunes as many as there is time for, at least one; returns `false` if there are none.
  private func each(
    _ ids: [Int64], until end: Double, _ body: (Int64) throws -> Void
  ) throws -> Bool {
    for (index, id) in ids.enumerated() where index == 0 || uptime() < end { try body(id) }
    return !ids.isEmpty
  }
}

extension FileCalls {
  /// Removes the oldest files until `most` are left, and no more bytes than those, not counting hidden ones. Best
  /// effort: the next time tries again.
  func removeOldest(in folder: String, beyond most: Int, bytes mostBytes: Int = .max) {
    let names = ((try? names(folder)) ?? []).filter { !$0.hasPrefix(".") }
    guard names.count > most || mostBytes < .max else { return }
    let dated = names.compactMap { name in
      (try? statusOfLink(folder + "/" + name)).map { (name: name, stamp: $0.stamp) }
    }
    let newestFirst = dated.sorted { a, b in
      (a.stamp.modifiedSeconds, a.stamp.modifiedNanoseconds)
        > (b.stamp.modifiedSeconds, b.stamp.modifiedNanoseconds)
    }
    var (left, bytes) = (most, mostBytes)
    for file in newestFirst {
      left -= 1
      bytes -= Int(file.stamp.size)
      if left < 0 || bytes < 0 { try? remove(folder + "/" + file.name) }
    }
  }
}
