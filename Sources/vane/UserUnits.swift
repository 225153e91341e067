import Clients
import Foundation
import SafeFiles

/// The units of systemd that `tell on` writes for a program that isn't installed where systemd looks for them.
struct UserUnits: Sendable {
  /// The user's own folder of units.
  let folder: String
  /// The folder in which the program is installed, and the program.
  let prefix: String
  let program: String

  private static let names = ["vane-tell.service", "vane-tell.timer"]
  private static let mark = "# Written by vane tell on.\n"

  /// Writes them, or deletes them, and says whether anything changed. What somebody else wrote stays.
  func keep(_ isOn: Bool) throws(StorageError) -> Bool {
    var hasChanged = false
    for name in Self.names {
      let file = SafeFile(path: folder + "/" + name, followsLinks: true)
      let old = try file.read().map { String(decoding: $0.data, as: UTF8.self) }
      let new = try isOn && !isInstalled ? text(name) : nil
      guard old != new, old?.hasPrefix(Self.mark) ?? true else { continue }
      hasChanged = true
      guard let new else {
        unlink(folder + "/" + name)
        continue
      }
      try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try file.replaceUnlocked(with: Data(new.utf8))
    }
    return hasChanged
  }

  private var isInstalled: Bool {
    ["/usr", "/usr/local"].contains(prefix)
      && access("\(prefix)/lib/systemd/user/vane-tell.timer", F_OK) == 0
  }

  private func text(_ name: String) throws(StorageError) -> String {
    Self.mark + (try Resources.text(name)).replacing("/usr/bin/vane", with: Self.quoted(program))
  }

  /// The path as the first word of `ExecStart` (systemd.service(5), systemd.syntax(7)).
  private static func quoted(_ path: String) -> String {
    let escaped = path.replacing("\\", with: #"\\"#).replacing("\"", with: #"\""#)
      .replacing("%", with: "%%")
    return escaped.contains(where: { " \"'\\".contains($0) }) ? "\"\(escaped)\"" : escaped
  }
}
