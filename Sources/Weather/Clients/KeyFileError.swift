public import Reports

/// Why the file with the user's keys is not used. What is in it is never part of this.
public enum KeyFileError: Error, Hashable, Sendable {
  /// Others than its owner may read or change it.
  case exposed(path: CleanText)
  /// A line, counted from 1, is not `NAME_API_KEY=value`.
  case malformed(path: CleanText, line: Int)
  /// A call of the operating system failed; `code` is its `errno`.
  case unreadable(path: CleanText, code: Int32)
}
