import GRDB
import Glibc
import WeatherClients

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
