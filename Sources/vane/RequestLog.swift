import Clients
import Foundation
import HTTP

/// The lines of `--debug`: one for each request, and for each answer that was kept from an earlier one.
struct RequestLog: Sendable {
  /// Writes a line to standard error; none without `--debug`.
  let write: (@Sendable (String) -> Void)?

  init(_ invocation: Invocation, _ environment: [String: String], notices: NoticeBoard) {
    let isOn = invocation.debug || !["", "0"].contains(environment["VANE_DEBUG"] ?? "")
    guard isOn else {
      write = nil
      return
    }
    write = { line in notices.log("vane: " + line + "\n") }
  }

  var heard: (@Sendable (HTTPTrace) -> Void)? {
    guard let write else { return nil }
    return { trace in write(trace.line) }
  }

  /// The answers of a cache, each of which is logged when it is found.
  func noting(
    _ cache: AnswerCacheClient, _ name: String, now: @escaping @Sendable () -> Date
  ) -> AnswerCacheClient {
    guard let write else { return cache }
    return AnswerCacheClient(
      kept: { key in
        guard let answer = cache.kept(key) else { return nil }
        let age = Int(now().timeIntervalSince(answer.fetched))
        write("from cache, \(age) s old, \(answer.body.count) B, \(name) \(key)")
        return answer
      }, keep: cache.keep)
  }
}
