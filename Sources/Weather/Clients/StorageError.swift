public import Reports

/// Why something could not be kept or read. Its sentences are in `Phrases`.
public enum StorageError: Error, Hashable, Sendable {
  /// A call of the operating system failed; `code` is its `errno`.
  case system(Operation, path: CleanText, code: Int32)
  /// Another program holds the file's lock for longer than Vane waits.
  case busy(path: CleanText, seconds: Double)
  /// The folder is unknown: `$HOME` is not set, or does not name an absolute path.
  case noHome
  /// Nor is there a home that is an absolute path.
  case relativeHome(path: CleanText)
  /// A database that is not Vane's.
  case foreign(path: CleanText)
  /// A database of a newer version, which may be read and not changed.
  case newer(path: CleanText)
  /// A file that would be written exists already.
  case exists(path: CleanText)

  public enum Operation: String, Hashable, Sendable {
    case read, write, createFolder, lock
  }
}

extension String {
  /// The path of a file, as an error carries it.
  public var cleanPath: CleanText { cleaned(limit: 4096) }
}
