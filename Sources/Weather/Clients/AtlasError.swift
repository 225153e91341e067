public import Reports

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
