public import Reports

/// Why lines are no longer saved for the next session; the line was still entered.
public enum HistoryFailure: Error, Equatable, Sendable {
  /// The file, or a folder on the way to it, cannot be opened, read or written.
  case unusable(path: CleanText, errno: Int32)
  /// Something other than a plain file is there.
  case notAFile(path: CleanText)
}
