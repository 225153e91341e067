import Clients
import Foundation
import HTTP
import Reports
import Synchronization

/// Makes the requests for warnings and caches their answers. Within five minutes the cache answers, also for another
/// program; after that, the service is only asked whether anything changed. It is no `KeptAnswer`: megabytes that were
/// read stay in memory, within a limit, and are read one at a time.
final class WarningRequests: Sendable {
  private struct Kept {
    var checked: Date
    var tag: String?
    var value: any Sendable
  }

  /// Seconds.
  static let shelfLife = 300.0
  private static let mostKept = 2000
  /// Seconds for which a response is kept in memory for conditional requests.
  private static let longestKept = 86_400.0

  private let connection: ServiceConnection
  private let cache: AnswerCacheClient
  /// In bytes of the answers: what is read of more than that is read again from the cache.
  private static let mostBytes = 4 << 20
  private let kept = Mutex(Memory())
  /// One at a time: what is dropped while an answer is read takes more room than what is kept of it.
  private let reading = Mutex(())

  private struct Memory {
    var values = Recent<URL, Kept>(for: longestKept, atMost: mostKept)
    var bytes = 0
  }

  init(_ connection: ServiceConnection, cache: AnswerCacheClient) {
    self.connection = connection
    self.cache = cache
  }

  /// Returns the value that `decode` makes from the response, and the time of the service's last confirmation. With
  /// `asksNobody` it is the last saved one, however old.
  ///
  /// - Throws: `badWarnings` if `decode` can't read it, and `noReport` if no service is asked and nothing is saved.
  func value<Value: Sendable>(
    of authority: Authority, _ path: String, _ query: [(name: String, value: String)],
    accepting type: String, for lifetime: Double, asksNobody: Bool, bodyLimit: Int,
    _ decode: ([UInt8]) throws(AlertFailure) -> Value
  ) async throws(ServiceError) -> (value: Value, checked: Date) {
    let url = try connection.url(authority.setting, else: authority.address, path, query)
    func read(_ body: [UInt8]) throws(AlertFailure) -> Value {
      try reading.withLock { _ throws(AlertFailure) in try decode(body) }
    }
    var known = kept.withLock { $0.values.value(of: url, at: connection.now()) }
    if let known, known.checked.isRecent(at: connection.now(), for: lifetime) || asksNobody,
      let value = known.value as? Value
    {
      return (value, known.checked)
    }
    // Another program may have asked since.
    let saved = cache.kept(Self.key(url))
    if let answer = saved, answer.fetched > known?.checked ?? .distantPast {
      known = nil
      if asksNobody || answer.fetched.isRecent(at: connection.now(), for: lifetime),
        let value = try? read(answer.body)
      {
        keep(value, url, answer.fetched, answer.tag, bytes: answer.body.count)
        return (value, answer.fetched)
      }
    }
    guard !asksNobody else { throw .noReport }
    // The service must not answer that an unreadable answer hasn't changed.
    let old = known?.value as? Value ?? saved.flatMap { try? read($0.body) }
    let tag = known?.tag ?? (old == nil ? nil : saved?.tag)
    var headers = authority.wantsContact ? connection.http.identification : [:]
    headers["Accept"] = type
    headers["If-None-Match"] = tag
    let answer = try await connection.http.get(
      url, headers: headers, of: .warnings(authority.service), bodyLimit: bodyLimit)
    let checked = connection.now()
    guard answer.status != 304 else {
      guard let value = old else {
        throw .badWarnings(authority.service, detail: "304 to a first request")
      }
      if var saved, saved.tag == tag {
        saved.fetched = checked
        cache.keep(saved, Self.key(url))
      }
      keep(value, url, checked, tag, bytes: saved?.body.count ?? 0)
      return (value, checked)
    }
    guard !(try answer.content()).isEmpty else {
      throw .badWarnings(authority.service, detail: "empty")
    }
    do throws(AlertFailure) {
      let value = try read(answer.body)
      let tag = answer.headers["etag"]?.cleaned(limit: 200)
      cache.keep(CachedResponse(fetched: checked, tag: tag, body: answer.body), Self.key(url))
      keep(value, url, checked, tag, bytes: answer.body.count)
      return (value, checked)
    } catch {
      throw .badWarnings(authority.service, detail: error.detail)
    }
  }

  /// The name of a file.
  private static func key(_ url: URL) -> String {
    (url.host() ?? "") + "-" + url.absoluteString.stableHash
  }

  private func keep(
    _ value: any Sendable, _ url: URL, _ checked: Date, _ tag: String?, bytes: Int
  ) {
    let answer = Kept(checked: checked, tag: tag, value: value)
    kept.withLock { memory in
      if memory.bytes + bytes > Self.mostBytes { memory = Memory() }
      guard bytes <= Self.mostBytes else { return }
      memory.values.keep(answer, of: url, fetched: checked)
      memory.bytes += bytes
    }
  }
}
