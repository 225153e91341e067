public import Clients
internal import Foundation

/// The keys of weather services that the user keeps in `keys` beside the settings: lines of `NAME_API_KEY=value` as a
/// shell reads them, with `export`, quotes or a comment, empty lines, and lines that begin with `#`.
public struct KeyFile: Sendable {
  private let directories: Directories
  private let calls: FileCalls

  public init(directories: Directories, calls: FileCalls = .live) {
    self.directories = directories
    self.calls = calls
  }

  /// The values by their names; empty if there is no such file.
  ///
  /// A file that others may read or change is refused: they may already know a key, and the user must be warned.
  public func values() throws(KeyFileError) -> [String: String] {
    guard let folder = try? directories.config else { return [:] }
    let path = folder + "/keys"
    let content: FileContent?
    do throws(CallFailure) {
      let isExposed = try calls.status(path).mode & 0o077 != 0
      content = try isExposed ? nil : calls.content(of: path, followsLinks: true)
    } catch {
      if error.code == ENOENT { return [:] }
      throw .unreadable(path: path.cleanPath, code: error.code)
    }
    guard let content else { throw .exposed(path: path.cleanPath) }
    return try values(in: String(decoding: content.bytes, as: UTF8.self), of: path)
  }
}

extension KeyFile {
  /// Only keys: an address put here would send one's key to another server.
  private func values(in text: String, of path: String) throws(KeyFileError) -> [String: String] {
    var values: [String: String] = [:]
    let lines = text.trimmingPrefix("\u{FEFF}").split(omittingEmptySubsequences: false) {
      $0.isNewline
    }
    for (number, line) in lines.enumerated() {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.isEmpty || line.hasPrefix("#") { continue }
      let parts = line.trimmingPrefix(/export\s+/).split(separator: "=", maxSplits: 1)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard parts.count == 2, parts[0].hasSuffix("_API_KEY"),
        parts[0].utf8.allSatisfy({ Self.isOfName($0) }), let value = Self.value(parts[1])
      else { throw .malformed(path: path.cleanPath, line: number + 1) }
      values[parts[0]] = value
    }
    return values
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// Without its quotes and the comment after it; `nil` for none, and for quotes that don't end.
  private static func value(_ text: String) -> String? {
    let match = text.wholeMatch(of: /(?:"([^"]+)"|'([^']+)'|([^\s"'#][^\s"']*))(?:\s+#.*)?/)
    return match.flatMap { $0.1 ?? $0.2 ?? $0.3 }.map(String.init)
  }
}
