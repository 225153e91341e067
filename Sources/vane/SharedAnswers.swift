import Archiving
import Clients
import Foundation
import HTTP
import Reports
import SafeFiles

/// Requests that several programs of a user make at once: the first one asks, and the others take its answer.
///
/// A byte of one file stands for a request: whoever asks holds its lock, and whoever waits the lock of the byte behind
/// it. So nothing is left of a program that ends, and an answer is written only where somebody waits for it.
struct SharedAnswers: Sendable {
  private let directories: Directories
  private let cache: AnswerCacheClient

  /// The seconds that a program waits for the answer of another one; then it asks by itself.
  private static let patience = 3.0
  /// The seconds for which an answer that was waited for is good for those who come late.
  private static let freshness = 2.0
  private static let pause = Duration.milliseconds(20)
  private static let file = "requests.lock"

  init(directories: Directories) {
    self.directories = directories
    cache = ResponseCache(directories: directories, name: "shared", most: 100).client
  }

  /// The answer to the request of this name, which is its address with its headers: that of another program, or else that of `ask`.
  func answer(
    _ key: String, _ ask: @Sendable () async -> Result<HTTPResponse, ServiceError>
  ) async -> Result<HTTPResponse, ServiceError> {
    guard let file = (try? directories.cache).flatMap({ LockedBytes(Self.file, in: $0) }) else {
      return await ask()
    }
    defer { file.close() }
    let place = Self.place(key)
    let began = Date()
    func kept() -> HTTPResponse? {
      cache.kept(key.stableHash).flatMap { answer in
        (-Self.freshness...Self.patience).contains(answer.fetched.timeIntervalSince(began))
          ? HTTPResponse(shared: answer.body) : nil
      }
    }
    var isMine = file.lock(place, F_WRLCK)
    if !isMine { _ = file.lock(place + 1, F_RDLCK) }
    while !isMine, Date().timeIntervalSince(began) < Self.patience {
      do { try await Task.sleep(for: Self.pause) } catch { return .failure(.cancelled) }
      isMine = file.lock(place, F_WRLCK)
    }
    if isMine, let answer = kept() { return .success(answer) }
    let result = await ask()
    if isMine, case .success(let response) = result, response.status == 200,
      file.isLocked(place + 1)
    {
      cache.keep(
        CachedResponse(
          fetched: Date(), expires: nil, lastModified: nil, isDeprecated: false,
          body: response.shared), key.stableHash)
    }
    return result
  }

  /// Two bytes for each request.
  private static func place(_ key: String) -> off_t {
    off_t((UInt64(key.stableHash, radix: 16) ?? 0) >> 2) & ~1
  }
}

/// An open file of which bytes are locked: Linux keeps such locks for the open file, and drops them with it.
private struct LockedBytes {
  private let file: Int32

  private static let (set, get) = (Int32(37), Int32(36))

  init?(_ name: String, in folder: String) {
    guard let file = Descriptors.file(folder + "/" + name, in: folder) else { return nil }
    self.file = file
  }

  /// Whether no other program has locked it. Where there are no locks, nobody waits for one.
  func lock(_ byte: off_t, _ kind: Int32) -> Bool {
    var lock = Self.request(byte, kind)
    return fcntl(file, Self.set, &lock) == 0 || ![EAGAIN, EACCES].contains(errno)
  }

  /// Whether another program holds a lock.
  func isLocked(_ byte: off_t) -> Bool {
    var lock = Self.request(byte, F_WRLCK)
    return fcntl(file, Self.get, &lock) == 0 && lock.l_type != Int16(F_UNLCK)
  }

  func close() { _ = Glibc.close(file) }

  private static func request(_ byte: off_t, _ kind: Int32) -> flock {
    flock(l_type: Int16(kind), l_whence: Int16(SEEK_SET), l_start: byte, l_len: 1, l_pid: 0)
  }
}

extension HTTPResponse {
  /// The headers that services read.
  private static let names = ["expires", "last-modified", "etag", "date", "content-type"]
  private static let end = Array("\n\n".utf8)

  /// The answer with its host in one piece.
  fileprivate var shared: [UInt8] {
    let lines = Self.names.compactMap { name in headers[name].map { "\(name): \($0)" } }
    return Array((["host: \(host)"] + lines).joined(separator: "\n").utf8) + Self.end + body
  }

  fileprivate init?(shared bytes: [UInt8]) {
    guard let end = bytes.firstRange(of: Self.end) else { return nil }
    var headers: [String: String] = [:]
    for line in String(decoding: bytes[..<end.lowerBound], as: UTF8.self).split(separator: "\n") {
      guard let colon = line.firstRange(of: ": ") else { return nil }
      headers[String(line[..<colon.lowerBound])] = String(line[colon.upperBound...])
    }
    let host = headers.removeValue(forKey: "host") ?? ""
    self.init(
      status: 200, host: host.cleaned(limit: 253), headers: headers,
      body: Array(bytes[end.upperBound...]))
  }
}
