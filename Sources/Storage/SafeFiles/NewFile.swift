public import Clients
public import Foundation

/// A file that the user asked for by name, such as a table to be opened by another program.
public struct NewFile: Sendable {
  private let path: String

  /// `path` is absolute.
  public init(path: String) { self.path = path }

  /// Writes it completely or not at all. An existing file is never replaced.
  public func write(_ data: Data) throws(StorageError) {
    let calls = FileCalls.live
    let file: Int32
    do {
      file = try calls.open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    } catch {
      throw error.code == EEXIST
        ? .exists(path: path.cleanPath) : .system(.write, path: path.cleanPath, code: error.code)
    }
    do {
      defer { try? calls.close(file) }
      try calls.writeAll(data, to: file)
      try calls.sync(file)
    } catch {
      try? calls.remove(path)
      throw .system(.write, path: path.cleanPath, code: error.code)
    }
  }
}
