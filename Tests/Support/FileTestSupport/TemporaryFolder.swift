internal import Foundation

/// A folder of a test's own, removed with everything in it when the test releases it.
public final class TemporaryFolder: Sendable {
  /// The path without symbolic links.
  public let path: String

  public init() throws {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "vane-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.resolvingSymlinksInPath().path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of something in it.
  public func callAsFunction(_ name: String) -> String { path + "/" + name }

  /// Makes the folders above the file, too.
  public func write(_ text: String, to name: String, mode: Int = 0o600) throws {
    let file = URL(filePath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    try FileManager.default.setAttributes(
      [.posixPermissions: mode], ofItemAtPath: path + "/" + name)
  }

  public func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: path + "/" + name, withIntermediateDirectories: true)
  }

  public func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path + "/" + name, withDestinationPath: target)
  }

  /// `nil` when there is no such link.
  public func target(of name: String) -> String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: path + "/" + name)
  }

  /// `nil` when there is no such file.
  public func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: path + "/" + name).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  public func mode(_ name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path + "/" + name)[.posixPermissions] as? Int
  }

  /// The sorted names, including hidden ones.
  public func names(in folder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path + "/" + folder).sorted()
  }
}
