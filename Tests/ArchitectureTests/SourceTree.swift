import Foundation

/// The sources of this package, found from where this file was compiled.
struct SourceTree {
  private let root = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let folders = ["Screens", "Commands"]

  /// The folders that hold a target each; the screens share a folder, and the commands.
  func targets() throws -> [String] {
    try names(in: "Sources").filter { !Self.folders.contains($0) }
      + Self.folders.flatMap { try names(in: "Sources/" + $0) }
  }

  func manifest() throws -> String {
    try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
  }

  /// What the files of a target import, each with the file that does.
  func imports(of target: String) throws -> [(module: String, file: String)] {
    let folder = root.appending(
      path: Layers.screens.contains(target)
        ? "Sources/Screens/\(target)"
        : Layers.commands.contains(target) ? "Sources/Commands/\(target)" : "Sources/\(target)")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return try (files?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { $0.pathExtension == "swift" }
      .flatMap { file in
        try Self.imports(inText: String(contentsOf: file, encoding: .utf8))
          .map { (module: $0, file: file.lastPathComponent) }
      }
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

  private func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
      .filter { !$0.hasPrefix(".") }
  }
}
