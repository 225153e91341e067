import CProgram
import Foundation

/// The folder of the files that come with Vane: the program's own where it was built, `share/vane` where it was
/// installed.
enum Resources {
  /// The program itself, with links resolved.
  static let program: String = {
    // FileManager takes a hundredth of a start for the same.
    let path = cprogram_path()
    defer { free(path) }
    return path.map { String(cString: $0) } ?? CommandLine.arguments.first ?? "vane"
  }()

  private static let folder = parent(of: program)

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
