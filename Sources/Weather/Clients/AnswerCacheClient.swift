public import Foundation
public import Reports

/// Answers of a service that wants to be asked again only when they have expired, kept over launches.
public struct AnswerCacheClient: Sendable {
  /// `nil` if none was saved, or if it can't be read.
  public var kept: @Sendable (_ key: String) -> CachedResponse?
  /// Best effort: an answer that can't be saved is requested again.
  public var keep: @Sendable (_ answer: CachedResponse, _ key: String) -> Void

  public init(
    kept: @escaping @Sendable (String) -> CachedResponse?,
    keep: @escaping @Sendable (CachedResponse, String) -> Void
  ) {
    self.kept = kept
    self.keep = keep
  }

  /// These answers, without adding new ones.
  public var readOnly: AnswerCacheClient { AnswerCacheClient(kept: kept, keep: { _, _ in }) }

  public static let noop = AnswerCacheClient(kept: { _ in nil }, keep: { _, _ in })
}

/// The body of an answer and what its head says of its age.
public struct CachedResponse: Hashable, Sendable {
  /// The time at which the service last confirmed the answer.
  public var fetched: Date
  /// The time before which it must not be asked again.
  public var expires: Date?
  /// The header of this name as it came, for the next request's `If-Modified-Since`.
  public var lastModified: String?
  /// The header `ETag`, for the next request's `If-None-Match`.
  public var tag: String?
  /// The service announced that it will not answer in this form for long.
  public var isDeprecated: Bool
  public var body: [UInt8]

  public init(
    fetched: Date, expires: Date? = nil, lastModified: String? = nil, tag: String? = nil,
    isDeprecated: Bool = false, body: [UInt8]
  ) {
    self.fetched = fetched
    self.expires = expires
    self.lastModified = lastModified
    self.tag = tag
    self.isDeprecated = isDeprecated
    self.body = body
  }
}

/// The one way to the answer of a service that is kept over launches: kept, or asked for and kept.
public struct KeptAnswer<Value> {
  private let cache: AnswerCacheClient
  private let key: String
  private let read: (CachedResponse) throws(ServiceError) -> Value

  /// `read` takes the value from an answer, the kept one or a new one.
  public init(
    _ cache: AnswerCacheClient, _ key: String,
    read: @escaping (CachedResponse) throws(ServiceError) -> Value
  ) {
    self.cache = cache
    self.key = key
    self.read = read
  }

  /// The kept answer and its value, however old; `nil` if there is none that can still be read.
  public var last: (answer: CachedResponse, value: Value)? {
    guard let answer = cache.kept(key), let value = try? read(answer) else { return nil }
    return (answer, value)
  }

  /// The kept value while it is fresh, or else that of a new answer. `ask` gets the kept answer, to request what has
  /// changed since.
  ///
  /// - Throws: What `ask` throws, and an error of `read` for a new answer, which isn't kept then.
  public func value(
    isFresh: (CachedResponse, Value) -> Bool,
    ask: (_ kept: CachedResponse?) async throws(ServiceError) -> CachedResponse
  ) async throws(ServiceError) -> Value {
    let known = last
    if let known, isFresh(known.answer, known.value) { return known.value }
    let answer = try await ask(known?.answer)
    let value = try read(answer)
    cache.keep(answer, key)
    return value
  }
}
