public import Clients
import Foundation
import GRDB
import Glibc
import SafeFiles
import Synchronization

/// The database, opened when it is first needed, made when something is first kept, and renewed when it is damaged.
final class ArchiveFile: Sendable {
  let folder: Result<String, StorageError>
  let now: @Sendable () -> Date
  let calls: FileCalls
  /// The time for which other programs are waited for that write to the database, or make it.
  let patience = (statement: Patience(seconds: seconds), making: Patience(seconds: seconds))
  static let seconds = 1.0
  private let report: @Sendable (ArchiveNotice) -> Void
  private let state = Mutex(State())

  private struct State {
    var opened: Opened?
    /// A failure that lasts as long as the program runs.
    var unusable: StorageError?
    var hasToldFailure = false
  }

  /// An open database.
  struct Opened: Sendable {
    var queue: DatabaseQueue
    var isReadOnly = false
    var isNewer = false
  }

  init(
    folder: Result<String, StorageError>, now: @escaping @Sendable () -> Date, calls: FileCalls,
    report: @escaping @Sendable (ArchiveNotice) -> Void
  ) {
    self.folder = folder
    self.now = now
    self.calls = calls
    self.report = report
  }

  var isOpen: Bool { state.withLock { $0.opened != nil } }

  var path: String {
    get throws(StorageError) { try folder.get() + "/archive.sqlite" }
  }

  /// `nil` if nothing was ever saved, or if it has just turned out to be damaged.
  func read<Value>(_ body: (Database) throws -> Value) throws(StorageError) -> Value? {
    guard let opened = try open(creating: false) else { return nil }
    do {
      return try opened.queue.reading(body)
    } catch let error as DatabaseError where error.isDamage && !opened.isNewer {
      try replace(opened)
      return nil
    } catch {
      throw try failure(error)
    }
  }

  /// Runs the change in a transaction, which has begun to write before `body` reads.
  func write<Value>(_ body: (Database) throws -> Value) throws(StorageError) -> Value {
    let opened = try openForWriting()
    do {
      let value = try opened.queue.write(body)
      patience.statement.regain()
      return value
    } catch let error as DatabaseError where error.isDamage {
      try replace(opened)
    } catch {
      throw try failure(error)
    }
    do {
      return try openForWriting().queue.write(body)
    } catch {
      throw try failure(error)
    }
  }

  /// Returns the space of deleted rows to the disk.
  func shrink() throws(StorageError) {
    let opened = try openForWriting()
    do {
      try opened.queue.writeWithoutTransaction { database in
        try database.execute(sql: "VACUUM")
        try database.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)")
      }
    } catch {
      throw try failure(error)
    }
  }

  /// Reads as `read` does; a failure is told, and counts as nothing saved.
  func readOrTell<Value>(_ body: (Database) throws -> Value) -> Value? {
    do {
      return try read(body)
    } catch {
      tell(error)
      return nil
    }
  }

  /// Writes as `write` does; a failure is told, but for that of a newer database, which was told when it was opened.
  func writeOrTell(_ body: (Database) throws -> Void) {
    do {
      try write(body)
    } catch .newer {
    } catch {
      tell(error)
    }
  }

  /// Reports the first failure; further ones would repeat it.
  func tell(_ error: StorageError) {
    if isFirstFailure() { report(.failed(error)) }
  }

  /// Whether no failure was reported before, nor is reported by the caller. From then on, all are.
  @discardableResult func isFirstFailure() -> Bool {
    state.withLock { state in
      defer { state.hasToldFailure = true }
      return !state.hasToldFailure
    }
  }
}

extension ArchiveFile {
  /// Converts an error. After a failed lock the archive counts as unusable, since SQLite would wait ten seconds in each
  /// transaction.
  private func failure(_ error: any Error) throws(StorageError) -> StorageError {
    let failure = StorageError(error, path: try path)
    if (error as? DatabaseError)?.resultCode == .SQLITE_PROTOCOL {
      state.withLock { ($0.opened, $0.unusable) = (nil, failure) }
    }
    return failure
  }

  private func openForWriting() throws(StorageError) -> Opened {
    guard let opened = try open(creating: true) else {
      throw .system(.write, path: try path.cleanPath, code: EIO)
    }
    if opened.isNewer { throw .newer(path: try path.cleanPath) }
    if opened.isReadOnly { throw .system(.write, path: try path.cleanPath, code: EROFS) }
    return opened
  }

  private func open(creating: Bool) throws(StorageError) -> Opened? {
    try state.withLock { state throws(StorageError) in
      if let opened = state.opened { return opened }
      if let unusable = state.unusable { throw unusable }
      do throws(StorageError) {
        state.opened = try makeOpened(creating: creating)
        return state.opened
      } catch {
        if case .foreign = error { state.unusable = error }
        throw error
      }
    }
  }

  /// Renames a damaged database, unless another program has already done so.
  private func replace(_ damaged: Opened) throws(StorageError) {
    try state.withLock { state throws(StorageError) in
      guard state.opened?.queue === damaged.queue else { return }
      state.opened = nil
      // A connection that is in use elsewhere closes later; the file is gone from its name by then.
      try? damaged.queue.close()
      try setAside()
    }
  }

  /// The verdict on a file that is there.
  private enum Kind {
    case current, older, newer, foreign
    /// Its tables aren't as expected.
    case unsound
  }

  /// `nil` if there is no database and none is to be made.
  func makeOpened(creating: Bool) throws(StorageError) -> Opened? {
    let path = try path
    // What keeps the folder from being made is told where that is tried.
    let isNew = try creating ? (try? isMissing(path)) ?? true : isMissing(path)
    if isNew {
      guard creating else { return nil }
      try make(path)
    }
    // SQLite would follow a link, and write to a file that isn't Vane's.
    if !calls.isLink(path) {
      do {
        return try connect(path)
      } catch {
        guard (error as? DatabaseError)?.isDamage == true else {
          throw StorageError(error, path: path)
        }
      }
    }
    try setAside()
    guard creating else { return nil }
    try make(path)
    do {
      return try connect(path)
    } catch {
      throw StorageError(error, path: path)
    }
  }

  /// Renames the database, or the link in its place, to `archive.sqlite.damaged-TIME`, never over another, and reports
  /// it.
  func setAside() throws(StorageError) {
    let path = try path
    let kept = try SafeFile(path: path, calls: calls).update(patience.making) {
      file throws(StorageError) -> ArchiveNotice? in
      // Another program may have made a new one meanwhile.
      guard isDamaged(path) else { return nil }
      let isLink = calls.isLink(path)
      let kept = try file.setAside(at: now(), placeholder: nil)
      // The write-ahead log belongs to the database; the shared memory is of no use to anyone.
      try? calls.rename(path + "-wal", kept + "-wal")
      try? calls.remove(path + "-shm")
      return isLink ? .link(copy: kept) : .damaged(copy: kept)
    }
    if let kept { report(kept) }
  }

  /// The seconds between two tries of a statement.
  private static let pause = 0.005

  private func configuration(readOnly: Bool) -> Configuration {
    SQLiteCalls.bound()
    var configuration = Configuration()
    configuration.readonly = readOnly
    configuration.busyMode = .callback { [patience = patience.statement, calls] tries in
      guard Double(tries) * Self.pause < patience.left else {
        patience.lose()
        return false
      }
      calls.pause(Self.pause)
      return true
    }
    configuration.prepareDatabase { database in
      // With a write-ahead log this loses only the last moments before a power cut, and corrupts nothing.
      try database.execute(sql: "PRAGMA synchronous = NORMAL; PRAGMA cache_size = -4000")
    }
    return configuration
  }

  /// Throws where that can't be looked at: behind a file in place of the folder.
  private func isMissing(_ path: String) throws(StorageError) -> Bool {
    do {
      let status = try calls.statusOfLink(path)
      return status.kind != .link && status.stamp.size == 0
    } catch {
      guard error.code == ENOENT else {
        throw .system(.read, path: path.cleanPath, code: error.code)
      }
      return true
    }
  }

  /// Makes the file for its owner alone, unless another program just did; SQLite gives its other files the same mode.
  private func make(_ path: String) throws(StorageError) {
    try SafeFile(path: path, calls: calls).update(patience.making) { _ throws(StorageError) in
      guard try isMissing(path) else { return }
      do throws(CallFailure) {
        try calls.close(try calls.open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600))
      } catch {
        throw .system(.write, path: path.cleanPath, code: error.code)
      }
      do {
        let queue = try DatabaseQueue(path: path, configuration: configuration(readOnly: false))
        try queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = WAL") }
        try Schema.migrator.migrate(queue)
        try queue.close()
      } catch {
        throw StorageError(error, path: path)
      }
    }
  }

  private func connect(_ path: String) throws -> Opened {
    let opened: Opened
    do {
      let queue = try DatabaseQueue(path: path, configuration: configuration(readOnly: false))
      opened = Opened(queue: queue)
    } catch let error as DatabaseError where error.forbidsWriting {
      opened = try connectReadOnly(path)
    }
    switch try opened.queue.reading(kind) {
    case .current: return opened
    case .foreign: throw StorageError.foreign(path: path.cleanPath)
    case .unsound: throw DatabaseError(resultCode: .SQLITE_CORRUPT)
    case .newer:
      report(.newer(path: path))
      let queue = opened.isReadOnly ? opened.queue : try connectReadOnly(path).queue
      return Opened(queue: queue, isReadOnly: true, isNewer: true)
    case .older:
      guard !opened.isReadOnly else { return opened }
      let migration = try SafeFile(path: path, calls: calls).update(patience.making) {
        _ throws(StorageError) in
        Result { try Schema.migrator.migrate(opened.queue) }
      }
      try migration.get()
      return opened
    }
  }

  /// Opens the database for reading. If even the log's shared memory can't be created, it is read as immutable.
  private func connectReadOnly(_ path: String) throws -> Opened {
    do {
      let queue = try DatabaseQueue(path: path, configuration: configuration(readOnly: true))
      _ = try queue.read { try Int.fetchOne($0, sql: "PRAGMA schema_version") }
      return Opened(queue: queue, isReadOnly: true)
    } catch let error as DatabaseError where error.forbidsWriting {
      let escaped = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
      let queue = try DatabaseQueue(
        path: "file:\(escaped)?immutable=1", configuration: configuration(readOnly: true))
      return Opened(queue: queue, isReadOnly: true)
    }
  }

  private func kind(_ database: Database) throws -> Kind {
    let id = try Int32.fetchOne(database, sql: "PRAGMA application_id") ?? 0
    guard id == Schema.applicationID else {
      // A program that was killed while it made the file left it empty, or with the list of migrations alone.
      let tables = "SELECT count(*) FROM sqlite_master WHERE tbl_name <> 'grdb_migrations'"
      let count = try Int.fetchOne(database, sql: tables) ?? 0
      return id == 0 && count == 0 ? .older : .foreign
    }
    guard let names = try Schema.names(in: database) else { return .unsound }
    let migrator = Schema.migrator
    let applied = try migrator.appliedIdentifiers(database)
    // A newer version knows better which tables there should be.
    guard applied.isSubset(of: migrator.migrations) else { return .newer }
    guard applied.isSuperset(of: migrator.migrations) else { return .older }
    return names.isSuperset(of: Schema.names) ? .current : .unsound
  }

  /// Reads all of it, which is only done once something was found.
  private func isDamaged(_ path: String) -> Bool {
    guard (try? isMissing(path)) == false else { return false }
    if calls.isLink(path) { return true }
    do {
      let queue = try DatabaseQueue(path: path, configuration: configuration(readOnly: false))
      defer { try? queue.close() }
      return try queue.read { database in
        switch try kind(database) {
        case .foreign, .older, .unsound: return true
        case .current, .newer:
          return try String.fetchOne(database, sql: "PRAGMA quick_check(1)") != "ok"
        }
      }
    } catch let error as DatabaseError {
      return error.isDamage
    } catch {
      return false
    }
  }
}

extension DatabaseError {
  /// Whether the file itself is at fault. Every statement is tested, so one that does not fit its tables means that
  /// these are not what they were.
  var isDamage: Bool {
    [.SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_ERROR, .SQLITE_MISMATCH].contains(resultCode)
  }

  /// Whether the file could be read where it cannot be written.
  var forbidsWriting: Bool {
    [.SQLITE_CANTOPEN, .SQLITE_READONLY, .SQLITE_PERM].contains(resultCode)
  }
}

extension StorageError {
  /// Translates an error of SQLite about the file at `path`.
  init(_ error: any Error, path: String) {
    guard let error = error as? DatabaseError else {
      self = error as? StorageError ?? .system(.read, path: path.cleanPath, code: EIO)
      return
    }
    switch error.resultCode {
    case .SQLITE_BUSY, .SQLITE_LOCKED:
      self = .busy(path: path.cleanPath, seconds: ArchiveFile.seconds)
    case .SQLITE_PROTOCOL: self = .system(.lock, path: path.cleanPath, code: ENOLCK)
    case .SQLITE_FULL: self = .system(.write, path: path.cleanPath, code: ENOSPC)
    case .SQLITE_READONLY: self = .system(.write, path: path.cleanPath, code: EROFS)
    case .SQLITE_PERM, .SQLITE_AUTH: self = .system(.write, path: path.cleanPath, code: EACCES)
    case .SQLITE_CANTOPEN: self = .system(.read, path: path.cleanPath, code: EACCES)
    case .SQLITE_NOMEM: self = .system(.read, path: path.cleanPath, code: ENOMEM)
    default: self = .system(.read, path: path.cleanPath, code: EIO)
    }
  }
}

extension DatabaseQueue {
  /// Reads one state of the database, in a transaction. GRDB's own `read` forbids writing by a pragma, after which SQLite
  /// compiles each kept statement again.
  fileprivate func reading<Value>(_ body: (Database) throws -> Value) throws -> Value {
    try unsafeRead { database in
      try database.beginTransaction(.deferred)
      do {
        let value = try body(database)
        try database.commit()
        return value
      } catch {
        try? database.rollback()
        throw error
      }
    }
  }
}

/// News about the archive that the user must hear.
public enum ArchiveNotice: Hashable, Sendable {
  /// The database could not be understood; it is kept at the path `copy`, and a new one is used.
  case damaged(copy: String)
  /// A symbolic link was in its place, which is not followed; the link is kept at the path `copy`.
  case link(copy: String)
  /// Written by a newer version of Vane: it is read, and nothing is added.
  case newer(path: String)
  /// Records cannot be read or kept.
  case failed(StorageError)
}
