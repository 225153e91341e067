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

/// Why the file with the user's keys is not used. What is in it is never part of this.
public enum KeyFileError: Error, Hashable, Sendable {
  /// Others than its owner may read or change it.
  case exposed(path: CleanText)
  /// A line, counted from 1, is not `NAME_API_KEY=value`.
  case malformed(path: CleanText, line: Int)
  /// A call of the operating system failed; `code` is its `errno`.
  case unreadable(path: CleanText, code: Int32)
}

/// Why the map cannot be drawn. Its sentences are in `Phrases`.
public enum AtlasError: Error, Hashable, Sendable {
  /// There is no such file, or it may not be read.
  case missing(path: CleanText)
  /// The file is of another kind.
  case foreign(path: CleanText)
  /// An atlas of another version than this program reads.
  case otherVersion(path: CleanText, found: Int)
  /// The file is cut short or changed.
  case damaged(path: CleanText)
}

/// Why the gazetteer cannot answer. Its sentences are in `Phrases`.
public enum GazetteerError: Error, Hashable, Sendable {
  /// There is no such file, or it may not be read.
  case missing(path: CleanText)
  /// The file is an SQLite database, but not a gazetteer, or no database at all.
  case foreign(path: CleanText)
  /// A gazetteer of another version than this program reads.
  case otherVersion(path: CleanText, found: Int)
  /// The file is cut short or changed; `detail` is SQLite's own message.
  case damaged(path: CleanText, detail: CleanText)
}
