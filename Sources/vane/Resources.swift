import Foundation

/// Where the files that come with Vane lie: beside the program where it was built, in `share/vane` where it was installed.
enum Resources {
  /// Of the program itself, wherever links led to it.
  private static let folder: String = {
    let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return parent(of: program ?? CommandLine.arguments[0])
  }()

  static func file(_ name: String, ofTarget target: String) -> URL {
    let built = folder + "/vane_\(target).resources/\(name)"
    let isBuilt = access(built, F_OK) == 0
    return URL(filePath: isBuilt ? built : parent(of: folder) + "/share/vane/\(name)")
  }

  /// A URL takes longer to give its path than all else here; every start would wait for it.
  private static func parent(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }
}
