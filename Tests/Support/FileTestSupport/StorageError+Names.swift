public import Clients
import Reports

extension StorageError {
  /// Whether the error names the file, or one of the folders above it, and this reason.
  public func names(_ file: String, code expected: Int32) -> Bool {
    if case .system(_, let path, let code) = self {
      file.hasPrefix(path.description) && code == expected
    } else {
      false
    }
  }
}
