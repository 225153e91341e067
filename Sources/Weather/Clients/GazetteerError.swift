public import Reports

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
