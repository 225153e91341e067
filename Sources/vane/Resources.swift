import Foundation

/// Where the files that come with Vane lie: beside the program where it was built, in `share/vane` where it was installed.
enum Resources {
  static func file(_ name: String, ofTarget target: String) -> URL {
    let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    let folder = program.deletingLastPathComponent()
    let built = folder.appending(path: "vane_\(target).resources/\(name)")
    let installed = folder.deletingLastPathComponent().appending(path: "share/vane/\(name)")
    return FileManager.default.fileExists(atPath: built.path) ? built : installed
  }
}
