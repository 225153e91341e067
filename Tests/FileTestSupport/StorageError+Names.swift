public import WeatherClients

extension StorageError {
  /// Says which file it was, or one of the folders above it, and why.
  public func names(_ file: String, code expected: Int32) -> Bool {
    if case .system(_, let path, let code) = self {
      file.hasPrefix(path) && code == expected
    } else {
      false
    }
  }
}
