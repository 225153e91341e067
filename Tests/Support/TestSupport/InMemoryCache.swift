public import Clients
import Synchronization

/// Answers kept as a file would keep them.
public final class InMemoryCache: Sendable {
  private let answers = Mutex<[String: CachedResponse]>([:])

  public init() {}

  public var all: [String: CachedResponse] { answers.withLock { $0 } }

  public var client: AnswerCacheClient {
    AnswerCacheClient(
      kept: { key in self.answers.withLock { $0[key] } },
      keep: { answer, key in self.answers.withLock { $0[key] = answer } })
  }
}
