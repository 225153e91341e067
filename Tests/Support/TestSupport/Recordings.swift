public import Foundation

/// The recorded answers of real services, which lie outside of the package and may be missing.
public enum Recordings {
  /// The folder that `VANE_RECORDINGS` names, or else `shared/fixtures` beside the package.
  public static let folder: URL = {
    if let path = ProcessInfo.processInfo.environment["VANE_RECORDINGS"], !path.isEmpty {
      return URL(filePath: path, directoryHint: .isDirectory)
    }
    return PackageFolder.file("../shared/fixtures").standardizedFileURL
  }()

  /// The files in a folder of the recordings, by name; none where it is missing.
  public static func files(_ folder: String) -> [URL] {
    let url = Self.folder.appending(path: folder)
    // A folder that cannot be read is a missing one, and tests that need it say that they were skipped.
    let files =
      (try? FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil))
    return (files ?? []).sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}
