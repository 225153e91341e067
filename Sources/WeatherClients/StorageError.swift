/// Why something could not be kept or read. Its sentences are in `Phrases`.
public enum StorageError: Error, Hashable, Sendable {
  /// A call of the operating system failed; `code` is its `errno`.
  case system(Operation, path: String, code: Int32)
  /// Another program holds the file's lock for longer than Vane waits.
  case busy(path: String, seconds: Double)
  /// The folder is unknown: `$HOME` is not set, or does not name an absolute path.
  case noHome
  /// Nor is there a home that is an absolute path.
  case relativeHome(path: String)
  /// A database that is not Vane's.
  case foreign(path: String)
  /// A database of a newer version, which may be read and not changed.
  case newer(path: String)
  /// A file to be made is there already.
  case exists(path: String)

  public enum Operation: String, Hashable, Sendable {
    case read, write, createFolder, lock
  }
}
