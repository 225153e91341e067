import Synchronization
import TestSupport

/// The sources of this package.
struct SourceTree {
  private let root = PackageFolder.url
  /// The imports of the targets that were read.
  private static let known = Mutex<[String: [(module: String, file: String)]]>([:])

  /// Folders whose subfolders are targets: the districts, and the programs of the other package.
  private func folders() throws -> [String] {
    try subfolders(of: "Sources").filter { $0 != "vane" }.map { "Sources/\($0)" } + [
      "Tools/Sources"
    ]
  }

  func targets() throws -> [String] { try folders().flatMap(subfolders) + ["vane"] }

  func manifest() throws -> String {
    try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
  }

  /// The imports of a target, each with its file.
  func imports(of target: String) throws -> [(module: String, file: String)] {
    if let known = Self.known.withLock({ $0[target] }) { return known }
    let imports = try files(of: target).flatMap { file in
      try Self.imports(inText: String(contentsOf: file, encoding: .utf8))
        .map { (module: $0, file: file.lastPathComponent) }
    }
    Self.known.withLock { $0[target] = imports }
    return imports
  }

  func files(of target: String) throws -> [URL] {
    try (folders() + ["Sources"]).map { root.appending(path: "\($0)/\(target)") }
      .compactMap { FileManager.default.enumerator(at: $0, includingPropertiesForKeys: nil) }
      .flatMap(\.allObjects).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
  }

  /// The modules that a text imports: `@testable public import struct Foundation.Date` imports `Foundation`.
  static func imports(inText text: String) throws -> [String] {
    let pattern = try NSRegularExpression(
      pattern:
        #"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?"#
        + #"import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)"#,
      options: .anchorsMatchLines)
    return pattern.matches(in: text, range: NSRange(text.startIndex..., in: text))
      .compactMap { Range($0.range(at: 1), in: text).map { String(text[$0]) } }
  }

  func subfolders(of folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
      .filter { !$0.hasPrefix(".") }
  }
}
