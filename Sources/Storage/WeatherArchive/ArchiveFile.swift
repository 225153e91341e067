import Foundation
import GRDB
import SafeFiles
import Synchronization
import WeatherClients

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
      return try opened.queue.read(body)
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

  func post(_ notice: ArchiveNotice) { report(notice) }

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
    let outcome: Result<Opened?, StorageError> = state.withLock { state in
      if let opened = state.opened { return .success(opened) }
      if let unusable = state.unusable { return .failure(unusable) }
      return Result { () throws(StorageError) in
        do throws(StorageError) {
          state.opened = try makeOpened(creating: creating)
          return state.opened
        } catch {
          if case .foreign = error { state.unusable = error }
          throw error
        }
      }
    }
    return try outcome.get()
  }

  /// Renames a damaged database, unless another program has already done so.
  private func replace(_ damaged: Opened) throws(StorageError) {
    let outcome: Result<Void, StorageError> = state.withLock { state in
      Result { () throws(StorageError) in
        guard state.opened?.queue === damaged.queue else { return }
        state.opened = nil
        // A connection that is in use elsewhere closes later; the file is gone from its name by then.
        try? damaged.queue.close()
        try setAside()
      }
    }
    try outcome.get()
  }
}
