import CProgram
import Clients
import Foundation
import Reports
import SafeFiles

/// The folder of the files that come with Vane: the program's own where it was built, or `share/vane` as installed.
enum Resources {
  /// The program itself, with links resolved.
  static let program: String = {
    // FileManager takes a hundredth of a start for the same.
    let path = cprogram_path()
    defer { free(path) }
    return path.map { String(cString: $0) } ?? CommandLine.arguments.first ?? "vane"
  }()

  private static let folder = parent(of: program)

  /// The folder that has the program's own, as in `/usr` of `/usr/bin/vane`.
  static let prefix = parent(of: folder)

  static func file(_ name: String, ofTarget target: String) -> URL {
    URL(filePath: path(name, inBuilt: "vane_\(target).resources"))
  }

  /// The text of a file of the program itself, which is for another one.
  static func text(_ name: String) throws(StorageError) -> String {
    let path = path(name, inBuilt: "vane_vane.resources/Resources")
    guard let content = try SafeFile(path: path, followsLinks: true).read() else {
      throw .system(.read, path: path.cleanPath, code: ENOENT)
    }
    return String(decoding: content.data, as: UTF8.self)
  }

  private static func path(_ name: String, inBuilt resources: String) -> String {
    let built = "\(folder)/\(resources)/\(name)"
    return access(built, F_OK) == 0 ? built : prefix + "/share/vane/\(name)"
  }

  /// A URL takes longer to give its path than all else here; every start would wait for it.
  private static func parent(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }
}
