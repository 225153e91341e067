package import Clients
package import Foundation
package import GRDB
import Reports
import SafeFiles
import Synchronization

/// The database, opened when it is first asked and then kept open, for all threads.
package final class GazetteerFile: Sendable {
  let regions = RegionCache()
  private let path: String
  private let opened = Mutex<DatabaseQueue?>(nil)
  private let listener = Mutex<(@Sendable (GazetteerError) -> Void)?>(nil)

  package init(_ file: URL) {
    path = file.path
  }

  package func read<Value>(
    _ value: (Database) throws -> Value
  ) throws(GazetteerError) -> Value {
    do {
      // Nobody can write to an immutable file, so no transaction has to be begun and ended.
      return try queue().unsafeRead(value)
    } catch {
      let failure =
        error as? GazetteerError
        ?? .damaged(path: path.cleanPath, detail: "\(error)".cleaned(limit: 300))
      listener.withLock { $0.take() }?(failure)
      throw failure
    }
  }

  func tellFirstFailure(to listener: @escaping @Sendable (GazetteerError) -> Void) {
    self.listener.withLock { $0 = listener }
  }
}

extension GazetteerFile {
  private func queue() throws -> DatabaseQueue {
    try opened.withLock { opened in
      let queue = try opened ?? open()
      opened = queue
      return queue
    }
  }

  private func open() throws -> DatabaseQueue {
    guard FileManager.default.isReadableFile(atPath: path) else {
      throw GazetteerError.missing(path: path.cleanPath)
    }
    SQLiteCalls.bound()
    var configuration = Configuration()
    configuration.readonly = true
    configuration.prepareDatabase { database in
      // Mapped pages count as the program's memory, in the end the whole file,
      // so only the beginning is mapped. Reading the rest from the page cache takes about as long.
      try database.execute(sql: "PRAGMA mmap_size = 4194304; PRAGMA cache_size = -1000")
    }
    do {
      let queue = try DatabaseQueue(path: address, configuration: configuration)
      try queue.read(verify)
      return queue
    } catch let error as DatabaseError where error.resultCode == .SQLITE_NOTADB {
      throw GazetteerError.foreign(path: path.cleanPath)
    }
  }

  /// An immutable file needs no locks and may lie where nothing can be written.
  private var address: String {
    let escaped = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
    return "file:\(escaped)?immutable=1"
  }

  private func verify(_ database: Database) throws {
    guard try Int.fetchOne(database, sql: "PRAGMA application_id") == Schema.applicationID else {
      throw GazetteerError.foreign(path: path.cleanPath)
    }
    let version = try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
    guard version == Schema.version else {
      throw GazetteerError.otherVersion(path: path.cleanPath, found: version)
    }
  }
}
