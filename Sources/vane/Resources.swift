import Foundation

/// Where the files that come with Vane lie: beside the program where it was built, in `share/vane` where it was installed.
enum Resources {
  /// Of the program itself, wherever links led to it.
  private static let folder: URL = {
    let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(filePath: program ?? CommandLine.arguments[0]).deletingLastPathComponent()
  }()

  static func file(_ name: String, ofTarget target: String) -> URL {
    let built = folder.appending(path: "vane_\(target).resources/\(name)")
    let installed = folder.deletingLastPathComponent().appending(path: "share/vane/\(name)")
    return FileManager.default.fileExists(atPath: built.path) ? built : installed
  }
}
