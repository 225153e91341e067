public import Clients
internal import Foundation
internal import Reports
public import SafeFiles

/// Answers of one service in a folder of the cache, a file each, in the form of HTTP: header lines, an empty
/// line, the body.
///
/// The files are named by the request, such as `59.9127,10.7461`. If one can't be read, the answer is requested again.
public struct ResponseCache: Sendable {
  /// Beyond this many, or this many bytes, the answers kept longest ago are removed.
  public static let most = 200
  public static let mostBytes = 4 << 20

  /// An answer of 8 MiB, the most that is taken from a service, and the lines above it.
  private static let largest = 8 << 20 + 4096

  private let folder: Result<String, StorageError>
  private let most: Int
  private let mostBytes: Int
  private let calls: FileCalls
  private let patience = Patience(seconds: 1)

  /// `name` is the folder's, in the cache folder: `met-norway`.
  public init(
    directories: Directories, name: String, most: Int = Self.most,
    mostBytes: Int = Self.mostBytes, calls: FileCalls = .live
  ) {
    (self.most, self.mostBytes) = (most, mostBytes)
    folder = Result { () throws(StorageError) in try directories.cache + "/" + name }
    self.calls = calls
  }

  public var client: AnswerCacheClient {
    AnswerCacheClient(
      kept: { key in
        (try? file(key).read()).flatMap { CachedResponse(file: $0.bytes) }
      },
      keep: { answer, key in
        // A full disk is no reason not to show the weather.
        try? file(key).update(patience) { locked throws(StorageError) in
          _ = try locked.replace(with: answer.file)
        }
        if let folder = try? folder.get() {
          calls.removeOldest(in: folder, beyond: most, bytes: mostBytes)
        }
      })
  }

  private func file(_ key: String) throws(StorageError) -> SafeFile {
    // A key is a word or a pair of numbers, and names no other folder.
    let name = key.filter { $0.isLetter || $0.isNumber || "-.,".contains($0) }
    return SafeFile(
      path: try folder.get() + "/" + name + ".http", group: "answers", isDurable: false,
      largest: Self.largest, calls: calls)
  }
}

extension CachedResponse {
  private static let end = Array("\n\n".utf8)

  fileprivate init?(file bytes: [UInt8]) {
    guard let end = bytes.firstRange(of: Self.end) else { return nil }
    var head: [String: String] = [:]
    for line in String(decoding: bytes[..<end.lowerBound], as: UTF8.self).split(separator: "\n") {
      guard let colon = line.firstRange(of: ": ") else { return nil }
      head[String(line[..<colon.lowerBound])] = String(line[colon.upperBound...])
    }
    guard let fetched = head["Fetched"].flatMap(Self.date) else { return nil }
    self.init(
      fetched: fetched, expires: head["Expires"].flatMap(Self.date),
      lastModified: head["Last-Modified"]?.cleaned(limit: 64),
      tag: head["ETag"]?.cleaned(limit: 200),
      isDeprecated: head["Ending"] == "yes",
      body: Array(bytes[end.upperBound...]))
  }

  fileprivate var file: Data {
    var lines = ["Fetched: \(fetched.timeIntervalSince1970)"]
    if let expires { lines.append("Expires: \(expires.timeIntervalSince1970)") }
    if let lastModified { lines.append("Last-Modified: \(lastModified)") }
    if let tag { lines.append("ETag: \(tag)") }
    if isDeprecated { lines.append("Ending: yes") }
    // A body has megabytes, and is copied once.
    var file = Data(capacity: body.count + 1000)
    file.append(contentsOf: lines.joined(separator: "\n").utf8)
    file.append(contentsOf: Self.end)
    file.append(contentsOf: body)
    return file
  }

  private static func date(_ text: String) -> Date? {
    guard let seconds = Double(text), (0...253_402_300_799).contains(seconds) else { return nil }
    return Date(timeIntervalSince1970: seconds)
  }
}
